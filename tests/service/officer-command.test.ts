// The operator's command for officers, run as it is run: a process of its own over a database on disk.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { composeServer } from '../../src/server/compose.ts'

const root = path.join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
let dataDir = ''
const environment = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '3000', ENV_FILE: '/dev/null' })

async function officer(...words: readonly string[]): Promise<{ code: number; said: string }> {
  try {
    const env = { PATH: process.env.PATH, ...environment() }
    const { stdout } = await run(process.execPath, ['scripts/officer.ts', ...words], { cwd: root, env })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-officer-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('invites the first admin by a link that logs in, lists officers, and does not end the last admin', async () => {
  const invited = await officer('invite', 'Leo Garcia', '--role', 'admin')
  expect(invited.said).toMatch(/^http:\/\/127\.0\.0\.1:3001\/launch\?ticket=\S+\n$/)
  const listed = await officer('list')
  expect(listed.said).toMatch(/^off\w+ {2}admin {2}Leo Garcia\n$/)
  const [id = ''] = listed.said.split(' ')
  expect(await officer('end', id)).toMatchObject({ code: 1, said: expect.stringContaining('last admin') })
  const server = await composeServer(loadConfig(environment()), root)
  try {
    const launched = await server.desk?.app.inject({ url: invited.said.trim().replace(/^http:\/\/[^/]+/, '') })
    expect(launched?.headers.location).toBe('/')
  } finally {
    await server.stop()
  }
  expect(await officer('invite', 'Eva', '--role', 'king')).toMatchObject({ code: 1 })
})
