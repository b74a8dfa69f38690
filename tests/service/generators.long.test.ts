// The two generators, run on a copy of the tree: what they write compiles once, and only once, the words and the handler are written.

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../src/core/language.ts'

const root = path.join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const copied = [
  'src',
  'tests',
  'scripts',
  'content',
  'tsconfig.json',
  'package.json',
  '.dependency-cruiser.mjs',
  'biome.json',
  'vitest.config.ts',
  'vite.config.ts',
  '.gitignore',
]

let tree: string
beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'candor-generators-'))
  for (const name of copied) cpSync(path.join(root, name), path.join(tree, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  // The product and the lists that the generators add to: all other tests would take as long again.
  const compiled = ['src', 'tests/support/gallery-list.ts', 'tests/support/room-tests.ts']
  writeFileSync(
    path.join(tree, 'tsconfig.generated.json'),
    JSON.stringify({ extends: './tsconfig.json', include: compiled }),
  )
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name)
const read = (file: string): string => readFileSync(path.join(tree, file), 'utf8')
const generate = (script: string, ...words: string[]) =>
  run(bin('node'), [`scripts/${script}.ts`, ...words], { cwd: tree })

/** Those of the generators' files, and of the files that list them, that do not compile. */
async function broken(): Promise<string[]> {
  // The second compilation reads what the first one found, and checks only what has changed: half the time.
  const incremental = ['--incremental', '--tsBuildInfoFile', 'tsbuildinfo.json']
  const { stdout } = await run(
    bin('tsc'),
    ['-p', 'tsconfig.generated.json', '--noEmit', '--pretty', 'false', ...incremental],
    {
      cwd: tree,
    },
  ).catch((error: { stdout: string }) => error)
  const files = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
  return [...new Set(files)].filter((file) => touched.test(file)).sort()
}
const touched =
  /savings-box|pay-holiday|pause-loan|open-letter|room-tests|src\/web\/messages\/(?!en)|contracts\/(order|papers|endpoints|addresses)|(api|routes|gallery-list)\.ts$/

/** What biome finds wrong in files. */
async function untidy(files: readonly string[]): Promise<string> {
  const { stdout = '', stderr = '' } = await run(bin('biome'), ['ci', '--error-on-warnings', ...files], { cwd: tree })
    .then(() => ({ stdout: '', stderr: '' }))
    .catch((error: { stdout: string; stderr: string }) => error)
  return stdout + stderr
}

function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  writeFileSync(path.join(tree, file), read(file).replace(from, to))
}

const screens = ['src/web/screens/order/pay-holiday', 'src/web/screens/savings-box/open-box']
/** English is what the generators write; translators write the other languages. */
const others = languages.filter((language) => language !== 'en')
const messages = 'src/web/messages'
const handlers = [
  'src/server/order/pause-loan.ts',
  'src/server/papers/open-letter.ts',
  'src/server/savings-box/open-box.ts',
]

describe('a generator', () => {
  it('writes what compiles once the words and the handlers are there, and not before', {
    timeout: 600_000,
  }, async () => {
    const { stdout } = await generate('new-screen', 'order', 'pay-holiday', '/pay-holiday')
    expect(stdout).toContain('src/web/screens/order/pay-holiday.tsx')
    await generate('new-screen', 'savings-box', 'open-box', '/open-box')
    await generate('new-endpoint', 'order', 'pause-loan')
    await generate('new-endpoint', 'savings-box', 'open-box')
    // A room that has no calls of borrowers yet.
    await generate('new-endpoint', 'papers', 'open-letter')
    const unworded = others.flatMap((language) => [`${messages}/${language}.ts`, `${messages}/${language}/order.ts`])
    expect(await broken()).toEqual([...handlers, ...unworded].sort())

    writeWords()
    for (const handler of handlers) edit(handler, 'async (_input, _call) => {}', 'async ({ id }) => ({ id })')
    expect(await broken()).toEqual([])
    const written = [
      ...screens.flatMap((screen) => [`${screen}.tsx`, `${screen}.test.tsx`]),
      ...handlers,
      'src/contracts/savings-box.ts',
      'src/server/savings-box/routes.ts',
    ]
    expect(await untidy(written)).toBe('')
  })

  it('gives a screen its route, its place in the gallery, and tests that pass', { timeout: 600_000 }, async () => {
    expect(read('src/web/routes.ts')).toContain("...screen('order/pay-holiday', addresses.payHoliday)")
    expect(read('src/contracts/addresses.ts')).toContain("payHoliday: '/pay-holiday'")
    expect(read('tests/support/gallery-list.ts')).toContain('addresses.payHoliday')
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const tests = screens.map((screen) => `${screen}.test.tsx`)
    const report = path.join(tree, 'report.json')
    const args = [vitest, 'run', '--project', 'unit', '--reporter', 'json', '--outputFile', report, ...tests]
    await run(bin('node'), args, { cwd: tree })
    // Of each screen: its title in every language, and that it is one of that language's own.
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      numFailedTests: 0,
      numPassedTests: screens.length * (languages.length + others.length),
    })
  })

  it('gives a call its contract, one line in each table, and a test', () => {
    expect(read('src/contracts/order.ts')).toContain('export const pauseLoan = endpoint(')
    expect(read('src/contracts/endpoints.ts')).toMatch(/callsOf\([^)]*savingsBox,/)
    expect(read('src/server/order/routes.ts')).toMatch(/pauseLoan: signedIn\(pauseLoan\)/)
    expect(read('src/server/api.ts')).toContain('...savingsBoxRoutes')
    expect(read('.dependency-cruiser.mjs')).toMatch(/const rooms = \[[^\]]*',\n {2}'savings-box',\n\]/)
    expect(read('tests/support/room-tests.ts')).toContain("  'savings-box': {},\n")
    expect(read('.dependency-cruiser.mjs').match(/^ {2}'papers',$/gm)).toHaveLength(1)
    expect(read('src/server/savings-box/open-box.db.test.ts')).toContain('people.ask(openBox')
  })

  it('refuses what is taken and what is no name, and then writes nothing', { timeout: 600_000 }, async () => {
    const files = ['src/contracts/addresses.ts', 'src/contracts/endpoints.ts', 'src/web/routes.ts']
    const before = files.map(read)
    for (const words of [
      ['new-screen', 'order', 'other', '/confirm'],
      ['new-screen', 'offer', 'confirm', '/other'],
      ['new-screen', 'Loan', 'other', '/other'],
      ['new-screen', 'order', '../other', '/other'],
      ['new-screen', 'order', 'other', 'other'],
      ['new-screen', 'order'],
      ['new-endpoint', 'loan', 'get-order'],
      ['new-endpoint', 'loan', 'orders'],
      ['new-endpoint', 'loan', 'getOrder'],
      // Its contract file has the calls of the desk.
      ['new-endpoint', 'promise', 'pause-promise'],
    ])
      await expect(generate(...(words as [string, ...string[]]))).rejects.toMatchObject({ code: 1 })
    expect(files.map(read)).toEqual(before)
  })
})

/** What a person does after the generator. */
function writeWords(): void {
  for (const language of others) {
    const list = `${messages}/${language}.ts`
    edit(`${messages}/${language}/order.ts`, ' = {', ` = {\n  payHoliday: { title: 'Pay holiday in ${language}' },`)
    writeFileSync(
      path.join(tree, `${messages}/${language}/savings-box.ts`),
      `// Words.\n\nimport type { savingsBox as english } from '../en/savings-box.ts'\n\nexport const savingsBox: typeof english = { openBox: { title: 'Open box in ${language}' } }\n`,
    )
    edit(list, 'import ', `import { savingsBox } from './${language}/savings-box.ts'\nimport `)
    edit(list, 'Words = {', 'Words = {\n  savingsBox,')
  }
}
