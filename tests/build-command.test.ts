// `npm run build` answers `--help`, and names what it does not know, before it installs or builds anything. So does each command with a file
// of its own, whatever other commands' files it uses: a word that names nothing is told in a sentence, without a stack.

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

it.each([
  [['scripts', 'prove.ts', 'nothing'], /^No proof is called nothing\. There are: properties .*\n$/],
  [['scripts', 'gallery.ts', 'nothing'], /^No screen begins with nothing\. There are: .*order.*\n$/],
  [['scripts', 'gallery.ts', 'order-due', 'nothing'], /^No picture of order-due.* has nothing in its name\. .*\n$/],
  [['scripts', 'pack-release.ts'], /^The name of the release must follow, such as 0\.2\.0\n$/],
  [['scripts', 'supply-chain.ts', '--audti'], /^The word --audti names nothing here\. There is: --audit\n$/],
  [['scripts', 'measures.ts', 'nothing'], /^The word nothing names nothing here\. Nothing follows this command\.\n$/],
  [['bench', 'mutation.ts', 'nothing'], /^No file of src\/core is called nothing\. .*\n$/],
])('%j is refused with a sentence', ([folder = '', file = '', ...words], sentence) => {
  const command = path.join(scripts, '..', folder, file)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(sentence)
})
