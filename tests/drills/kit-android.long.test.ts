// The kit of Android by Debian's Kotlin compiler, over stand-ins for the system's classes: every message of kits/messages.json is handed to
// it as a webview would, and does what it asks, or nothing.

import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const support = path.join(root, 'tests', 'support', 'android')
const messages = path.join(root, 'kits', 'messages.json')
const kit = path.join(root, 'kits', 'android', 'CandorView.kt')
/** Android's own reader of JSON, and what a program in Kotlin needs: packages of Debian. */
const libraries = ['/usr/share/java/com.android.json.jar', ...globSync('/usr/share/java/kotlin-stdlib.jar')]

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-kits-'))
  for (const text of readFileSync(path.join(support, 'stubs.txt'), 'utf8').split(/^===$/m)) {
    const [, folder = ''] = /^package ([\w.]+);/m.exec(text) ?? []
    const [, name = ''] = /(?:class|interface) (\w+)/.exec(text.replace(/^\/\/.*$/gm, '')) ?? []
    mkdirSync(path.join(dir, 'stubs', ...folder.split('.')), { recursive: true })
    writeFileSync(path.join(dir, 'stubs', ...folder.split('.'), `${name}.java`), text)
  }
  const stubs = globSync('stubs/**/*.java', { cwd: dir })
  execFileSync('javac', ['-d', 'system', ...stubs], { cwd: dir })
  const own = [path.join(dir, 'system'), ...libraries].join(':')
  execFileSync('kotlinc', ['-no-reflect', '-jvm-target', '1.8', '-cp', own, '-d', 'kit', kit], { cwd: dir })
  const all = ['kit', own].join(':')
  execFileSync('javac', ['-cp', all, '-d', 'run', path.join(support, 'RunMessages.java')], { cwd: dir })
}, 600_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('does what each message asks, and nothing for what no page writes, what is no message, and what a frame says', () => {
  const classes = ['run', 'kit', 'system', ...libraries].join(':')
  const told = JSON.parse(
    execFileSync('java', ['-cp', classes, 'RunMessages', messages], { cwd: dir, encoding: 'utf8' }),
  ) as {
    readonly origins: unknown
    readonly fromPage: unknown
    readonly nothing: readonly (readonly unknown[])[]
    readonly scripts: readonly string[]
    readonly finished: number
  }
  const { fromPage, notFromPage } = JSON.parse(readFileSync(messages, 'utf8')) as {
    readonly fromPage: Readonly<Record<string, { readonly payload: Readonly<Record<string, unknown>> }>>
    readonly notFromPage: readonly unknown[]
  }
  const asked = Object.entries(fromPage).map(([name, { payload }]) => [name, [[name, ...Object.values(payload)]]])
  expect(told.fromPage).toEqual(Object.fromEntries(asked))
  expect(told.nothing.length).toBe(notFromPage.length + 6)
  expect(told.nothing.flat()).toEqual([])
  // The bridge is there on the lender's origin alone; the page is asked twice for Back, and took it once.
  expect(told.origins).toEqual(['https://loans.example'])
  const [address, ...back] = told.scripts
  expect(address).toContain(String.raw`"a'\"<\/script>"`)
  expect(back).toEqual(Array(2).fill("window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))"))
  expect(told.finished).toBe(1)
})
