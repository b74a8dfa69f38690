// `npm run build` answers `--help`, and names what it does not know, before it installs or builds anything. So does each command with a file
// of its own, whatever other commands' files it uses.

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const scripts = path.join(import.meta.dirname, '..', 'scripts')
const script = path.join(scripts, 'run.mjs')
const build = (option: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--built', option], { encoding: 'utf8' })
  return [status, stdout, stderr]
}
const help = expect.stringMatching(/^npm run build: .*builds the web app.*\n$/)

it.each(['--help', '-h'])('says with %s what it does', (option) => {
  expect(build(option)).toEqual([0, help, ''])
})

it('refuses another option with the same sentence', () => {
  expect(build('--fast')).toEqual([2, '', help])
})

it('says what a command does that uses the file of another', () => {
  const { stdout } = spawnSync(process.execPath, [path.join(scripts, 'new-screen.ts'), '--help'], { encoding: 'utf8' })
  expect(stdout).toMatch(/^`npm run new:screen /)
})
