// The files of deploy/ by the linters that others keep: Compose by dclint, the image's steps by dockerfile-utils, each resource of the chart
// by Kubernetes' own schemas, and all YAML by yamllint. Each linter is seen red once.

import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { renderChart } from '../support/chart.ts'

const deploy = path.join(import.meta.dirname, '..', '..', 'deploy')
const read = (file: string): string => readFileSync(path.join(deploy, file), 'utf8')
/** With which they were tried last. */
const linters = ['dclint@3.1.0', 'dockerfile-utils@0.16.3', 'kubernetes-models@4.5.1']
/** Habits of order and quotes, which are not ours. */
const habits = {
  ...{ 'service-keys-order': 0, 'services-alphabetical-order': 0, 'top-level-properties-order': 0 },
  ...{ 'no-quotes-in-volumes': 0, 'require-quotes-in-ports': 0 },
}

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-lint-'))
  writeFileSync(path.join(dir, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...linters], { cwd: dir })
  writeFileSync(path.join(dir, 'dclint.json'), JSON.stringify({ rules: habits }))
}, 300_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('compose.yaml', () => {
  const lint = (text: string) => {
    const file = path.join(dir, 'compose.yaml')
    writeFileSync(file, text)
    const program = path.join(dir, 'node_modules', '.bin', 'dclint')
    const args = ['--config', path.join(dir, 'dclint.json'), '--max-warnings', '0', '--formatter', 'json', file]
    const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
    return { status, said: stdout }
  }

  it('is what Compose takes, and binds no port by oversight', () => {
    expect(lint(read('compose.yaml'))).toMatchObject({ status: 0 })
    expect(lint(read('compose.yaml').replace('restart: unless-stopped', 'restrat: unless-stopped')).status).not.toBe(0)
    expect(lint(read('compose.yaml').replace('"0.0.0.0:80:80"', '"80:80"')).said).toContain(
      'no-unbound-port-interfaces',
    )
  })
})

describe('Containerfile', () => {
  it('has no step that a builder would refuse or warn of', () => {
    const { validate } = createRequire(path.join(dir, 'package.json'))('dockerfile-utils') as {
      validate(text: string): readonly { readonly message: string }[]
    }
    expect(validate(read('Containerfile'))).toEqual([])
    expect(validate(read('Containerfile').replace('USER 10001', 'USRE 10001')).length).toBeGreaterThan(0)
  })
})

describe('the chart', () => {
  type Resource = { readonly kind: string; readonly apiVersion: string }
  const values = parse(read('chart/values.yaml'))
  const resources = globSync('chart/templates/*.yaml', { cwd: deploy }).flatMap((file) =>
    parseAllDocuments(renderChart(read(file), values)).map((document) => document.toJS() as Resource),
  )
  const validate = (resource: Resource): void => {
    const group = resource.apiVersion === 'v1' ? 'v1' : resource.apiVersion
    const models = createRequire(path.join(dir, 'package.json'))(`kubernetes-models/${group}`)
    new models[resource.kind](resource).validate()
  }

  it('makes resources as the schemas of Kubernetes have them', () => {
    expect(resources.length).toBe(6)
    for (const resource of resources) expect(() => validate(resource), resource.kind).not.toThrow()
    const deployment = resources.find(({ kind }) => kind === 'Deployment')
    const planted = JSON.parse(JSON.stringify(deployment).replace(/"replicas":\d+/, '"replicas":"two"')) as Resource
    expect(() => validate(planted)).toThrow(/replicas/)
  })
})

describe('every YAML file', () => {
  const lint = (...files: readonly string[]) =>
    spawnSync('yamllint', ['-d', '{extends: relaxed, rules: {line-length: disable}}', ...files], { encoding: 'utf8' })

  it('is read by yamllint without a fault, a key twice included', () => {
    const files = [
      'compose.yaml',
      'chart/Chart.yaml',
      'chart/values.yaml',
      ...globSync('prometheus/*', { cwd: deploy }),
    ]
    expect(lint(...files.map((file) => path.join(deploy, file)))).toMatchObject({ status: 0, stdout: '' })
    const twice = path.join(dir, 'twice.yaml')
    writeFileSync(twice, `${read('chart/values.yaml')}replicas: 3\n`)
    expect(lint(twice).stdout).toContain('key-duplicates')
  })
})
