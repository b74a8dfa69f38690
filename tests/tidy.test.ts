// The rules of the house, each seen red once: import rules, legacy names at the wire only, no literal words in JSX, nothing that
// is not used.

import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { findLiteralWords } from './support/literal-words.ts'

const root = path.dirname(import.meta.dirname)
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name)
const exec = promisify(execFile)

function sourceFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string } }[]
  }
}

async function cruise(folder: string): Promise<Cruise> {
  const { stdout } = await exec(
    bin('depcruise'),
    ['src', '--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout) as Cruise
}

/** The rooms of the server, as the list of them in the rules has them. */
const rooms = (
  readFileSync(path.join(root, '.dependency-cruiser.mjs'), 'utf8').match(/^const rooms = \[([^\]]*)\]/m)?.[1] ?? ''
)
  .split(/[\s',]+/)
  .filter((room) => room !== '')

describe('import rules', () => {
  const planted = mkdtempSync(path.join(os.tmpdir(), 'tidy-'))
  afterAll(() => rmSync(planted, { recursive: true, force: true }))

  /** One violation for each rule: the file that breaks it, and what it imports. */
  const violations: Readonly<Record<string, readonly [string, string]>> = {
    'core-is-pure': ['src/core/a.ts', 'node:fs'],
    'contracts-see-core-only': ['src/contracts/a.ts', '../host/target.ts'],
    'words-see-core-only': ['src/words/a.ts', '../host/target.ts'],
    'web-never-server': ['src/web/a.ts', '../server/db/target.ts'],
    'server-never-web': ['src/server/db/a.ts', '../../web/target.ts'],
    'desk-sees-no-server': ['src/desk/a.ts', '../server/db/target.ts'],
    'nobody-knows-the-desk': ['src/web/c.ts', '../desk/ui/target.ts'],
    'desk-screens-do-not-share': ['src/desk/work/a.ts', '../loan/target.ts'],
    'host-stands-alone': ['src/host/a.ts', '../core/target.ts'],
    'screens-do-not-share': ['src/web/screens/order/a.ts', '../payment/target.ts'],
    'ui-knows-no-screen': ['src/web/ui/a.ts', '../screens/payment/target.ts'],
    'frame-knows-no-screen': ['src/web/page/a.ts', '../screens/payment/target.ts'],
    'desk-ground-knows-no-screen': ['src/desk/frame/a.ts', '../loan/target.ts'],
    'rooms-by-their-door': ['src/server/home/a.ts', '../payment/target.ts'],
    'no-room-by-its-own-door': ['src/server/payment/a.ts', './door.ts'],
    'only-lists-see-rooms': ['src/server/shared.ts', './payment/target.ts'],
    'nobody-knows-the-lists': ['src/server/payment/c.ts', '../api.ts'],
    'nobody-knows-the-demo': ['src/server/payment/d.ts', '../demo/target.ts'],
    'nobody-knows-of-cells': ['src/server/payment/e.ts', '../cells/target.ts'],
    'rooms-by-ports': ['src/server/home/c.ts', '../adapters/smtp/target.ts'],
    'ports-know-no-technology': ['src/server/ports/a.ts', '../db/target.ts'],
    'ground-knows-no-room': ['src/server/http/a.ts', '../payment/door.ts'],
    ...Object.fromEntries(
      rooms.slice(0, -1).map((room) => [`${room}-stands-below`, [`src/server/${room}/b.ts`, '../desk/door.ts']]),
    ),
    'nobody-imports-main': ['src/web/b.ts', '../main.ts'],
    'no-cycles': ['src/core/cycle/a.ts', './b.ts'],
    'no-unresolved': ['src/core/c.ts', './missing.ts'],
  }

  it('turn red, each one, when it is broken', async () => {
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
      writeFileSync(path.join(planted, file), text)
    }
    write('tsconfig.json', readFileSync(path.join(root, 'tsconfig.json'), 'utf8'))
    for (const target of [
      'src/core/target.ts',
      'src/host/target.ts',
      'src/web/target.ts',
      'src/web/screens/payment/target.ts',
      'src/server/db/target.ts',
      'src/server/adapters/smtp/target.ts',
      'src/server/payment/target.ts',
      'src/server/payment/door.ts',
      'src/server/desk/door.ts',
      'src/server/demo/target.ts',
      'src/server/cells/target.ts',
      'src/server/api.ts',
      'src/desk/ui/target.ts',
      'src/desk/loan/target.ts',
      'src/main.ts',
    ]) {
      write(target, 'export const target = 1\n')
    }
    write('src/core/cycle/b.ts', "export { a } from './a.ts'\nexport const b = 1\n")
    for (const [file, imported] of Object.values(violations)) {
      const name = imported === './b.ts' ? 'b' : imported === 'node:fs' ? 'readFileSync' : 'target'
      write(file, `import { ${name} } from '${imported}'\nexport const a = ${name}\n`)
    }
    const { summary } = await cruise(planted)
    const broken = new Set(summary.violations.map((violation) => violation.rule.name))
    expect([...broken].sort()).toEqual(Object.keys(violations).sort())

    const { default: config } = (await import('../.dependency-cruiser.mjs' as string)) as {
      default: { forbidden: { name: string }[] }
    }
    expect(config.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(violations).sort())
  })
})

describe('an import that the rules do not see', () => {
  /** Ways around the checker, each with what to do instead. */
  const hidden: readonly (readonly [form: RegExp, instead: string])[] = [
    [/\bexport \*/, 'name what others may use'],
    [/\bimport\('\.[^']*'\)\.(?!then\b)/, 'import the type by `import type`'],
    [/\bcreateRequire\b|(?<![\w.])require\(/, 'import it'],
    [/\bimport\((?!\s*['"`])/, 'write the path of the file'],
  ]
  /** They load what was built, whose names only the build knows, or a library at once when it is first used. */
  const loaders = [
    'src/built-web.ts',
    'src/web/entry.server.tsx',
    'src/web/sending/load-screen-file.ts',
    'src/server/drawing.ts',
  ]

  const hiddenIn = (file: string, text: string): string[] =>
    hidden.flatMap(([form, instead]) => {
      const [found] = form.exec(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')) ?? []
      return found === undefined || loaders.includes(file) ? [] : [`${file}: ${found}: ${instead}`]
    })

  it('stands nowhere', () => {
    const files = sourceFiles('src', /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((file) => hiddenIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    ["export * from './refund-store.ts'", 'name what others may use'],
    ["type Refund = import('../payment/refund-store.ts').CreditRefund", 'import the type by'],
    ["createRequire(import.meta.url)('../payment/refund-store.ts')", 'import it'],
    ['await import(file)', 'write the path'],
  ])('is found: %s', (text, instead) => {
    expect(hiddenIn('src/server/home/a.ts', text)).toEqual([expect.stringContaining(instead)])
  })

  it('is not seen in what only looks like one', () => {
    const text =
      "const a = await import('./a.ts')\nimport('./a.ts').then(use)\n// export * from './a.ts'\nexport type { A } from './a.ts'"
    expect(hiddenIn('src/server/home/a.ts', text)).toEqual([])
  })
})

describe('the address of a page', () => {
  /** A request carries what the router adds for its own script (`.data`, `_routes`); `url` beside it is the page's own address. */
  const raw = /\brequest\.url\b/

  it('is read by screens as the router gives it', () => {
    const files = sourceFiles('src/web/screens', /\.tsx?$/)
    expect(files.length).toBeGreaterThan(100)
    const reading = files.filter((file) => raw.test(readFileSync(path.join(root, file), 'utf8')))
    expect(reading.map((file) => `${file}: take the url that the loader or action is given, not request.url`)).toEqual(
      [],
    )
  })

  it('is recognised where it is read raw', () => {
    expect(raw.test('const url = new URL(request.url)')).toBe(true)
    expect(raw.test(readFileSync(path.join(root, 'src/web/app-server.ts'), 'utf8'))).toBe(true)
  })
})

describe('legacy wire names', () => {
  /** Names that only the wire uses. They end in src/contracts; the fake host and demo mode speak of the wire itself. */
  const legacy =
    /\b(pRateDsc|smWa|playeduL|pettypy|isShowReyTop|repay_plans|pay_time|defDetail|delayInfo|delayAmount|orderNo|problemSonType|problemDetail|disposeDetail|isNeedScore|cardTypeMi|recProducts|noticeDesText|reyMsg|repayRecordId|needValid|verifyCode|capcode|huichao|kfInfo|isPopType|lendDetailsUrl)\b/
  const allowed = /^src\/contracts\/|^src\/server\/demo\//

  const offenders = (files: readonly string[]): string[] =>
    files
      .filter((file) => !allowed.test(file))
      .flatMap((file) => {
        const [name] = legacy.exec(readFileSync(path.join(root, file), 'utf8')) ?? []
        return name === undefined
          ? []
          : [`${file}: ${name} is a name of the wire; use the one that its contract gives it`]
      })

  it('stay in the contracts', () => {
    const files = sourceFiles('src', /\.tsx?$/)
    expect(files.length).toBeGreaterThan(250)
    expect(offenders(files)).toEqual([])
  })

  it('are recognised where they stand', () => {
    expect(legacy.test('const x = data.playeduL')).toBe(true)
    expect(
      sourceFiles('src/contracts', /\.ts$/).some((file) => legacy.test(readFileSync(path.join(root, file), 'utf8'))),
    ).toBe(true)
  })
})

describe('words', () => {
  it('never stand in JSX: every one comes from the messages', () => {
    const files = [...sourceFiles('src/web', /\.tsx$/), ...sourceFiles('src/desk', /\.tsx$/)].filter(
      (file) => !/\.test\.tsx$/.test(file),
    )
    expect(files.length).toBeGreaterThan(30)
    const found = files.flatMap((file) =>
      findLiteralWords(readFileSync(path.join(root, file), 'utf8'), file).map(
        (literal) => `${file}: '${literal}': move these words to the messages, in each language`,
      ),
    )
    expect(found).toEqual([])
  })

  it('are found when they do: as text, as a label, as an alternative text', () => {
    const found = findLiteralWords(
      'export const A = () => <p aria-label="Read me">Hello <b>{"there"}</b><img alt="A cat" src="/cat.png" /></p>',
      'a.tsx',
    )
    expect(found).toEqual(['Read me', 'Hello', 'there', 'A cat'])
  })
})

describe('what is said', () => {
  const shown = sourceFiles('src', /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file))
  const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  /** Texts in English. Their names count as used where a file of the program has them. */
  const catalogues = globSync('src/words/*/en/*.json', { cwd: root })
  /** Looked up by names of data: kinds of fees of a product, texts to begin an answer with, files of accountants. */
  const named = ['insurance', 'askForSlip', 'askForDetails', 'asAgreed', 'trial-balance']
  const namesIn = (text: string): Set<string> => new Set(text.match(/\w+/g) ?? [])

  /** Names of texts that no file of the program has. What stands below `@` is told to translators. */
  function unsaid(texts: readonly (readonly [file: string, json: string])[], program: string): string[] {
    const used = namesIn(program)
    const names = (node: unknown): string[] =>
      typeof node !== 'object' || node === null
        ? []
        : Array.isArray(node)
          ? node.flatMap(names)
          : Object.entries(node).flatMap(([name, one]) => (name.startsWith('@') ? [] : [name, ...names(one)]))
    return texts.flatMap(([file, json]) =>
      names(JSON.parse(json))
        .filter((name) => /[a-z]/.test(name) && !used.has(name) && !named.includes(name))
        .map((name) => `${file}: no screen or message says ${name}. Say it, or delete it in all languages`),
    )
  }

  it('is said by a screen or a message', () => {
    expect(catalogues.length).toBeGreaterThan(70)
    const program = shown.filter((file) => file !== 'src/words/types.ts').map(textOf)
    expect(
      unsaid(
        catalogues.map((file) => [file, textOf(file)]),
        program.join('\n'),
      ),
    ).toEqual([])
  })

  it('is found where nothing says it', () => {
    const home = [
      'src/words/web/en/home.json',
      '{ "@title": "Of the page", "title": "Home", "farewell": "Goodbye" }',
    ] as const
    expect(unsaid([home], 'words.title')).toEqual([
      'src/words/web/en/home.json: no screen or message says farewell. Say it, or delete it in all languages',
    ])
  })

  it('as a refusal is given somewhere', () => {
    const giving = shown.filter((file) => !/\/messages\/|src\/words\/|\/contracts\/|core\/refusal\.ts$/.test(file))
    const given = namesIn(giving.map(textOf).join('\n'))
    const refusals = [...textOf('src/core/refusal.ts').matchAll(/^ {2}(\w+): ['"]/gm)].map(([, name = '']) => name)
    expect(refusals.length).toBeGreaterThan(60)
    const ungiven = refusals.filter((name) => !given.has(name))
    expect(
      ungiven.map((name) => `${name}: nothing refuses with it. Give it, or delete it from core/refusal.ts`),
    ).toEqual([])
  })
})

describe('an option that a browser test sets', () => {
  it('is one by which its context is chosen, which other tests with the same options use before and after', () => {
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const asked = /warm\.lend\(\{([^}]*)\}/.exec(read('tests/support/app.ts'))?.[1] ?? ''
    // A context of its own is made for these, or it is no matter of the context.
    const known = [...asked.split(/[\s,]+/), 'firstVisit', 'serviceWorkers', 'trace']
    const set = sourceFiles('tests/e2e', /\.ts$/).flatMap((file) =>
      [...read(file).matchAll(/test\.use\(\{((?:[^{}]|\{[^{}]*\})*)\}\)/g)].flatMap(([, options = '']) =>
        [...options.replace(/\{[^{}]*\}/g, '').matchAll(/(\w+)(?=\s*[:,]|\s*$)/g)].map(([name]) => name),
      ),
    )
    expect(set.length).toBeGreaterThan(30)
    const unknown = set.filter((name) => !known.includes(name) && !/^(true|false|script)$/.test(name))
    expect(unknown, 'add it to what warm.lend is asked for in tests/support/app.ts').toEqual([])
  })
})

describe('files', () => {
  const MAX_LINES = 400
  const written = [
    ...sourceFiles('src', /\.(tsx?|css)$/).filter((file) => file !== 'src/words/types.ts'),
    ...sourceFiles('tests', /\.tsx?$/),
    ...sourceFiles('scripts', /\.(ts|mjs)$/),
  ]
  const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

  it('can each be read in one sitting', () => {
    const long = written.filter((file) => textOf(file).split('\n').length > MAX_LINES + 1)
    expect(long.map((file) => `${file}: has more than ${MAX_LINES} lines; split it by subject`)).toEqual([])
  })

  it('begin with one line that says what they are for', () => {
    const silent = written.filter((file) => !/^(\/\/ |\/\* |#!)/.test(textOf(file)))
    expect(silent.map((file) => `${file}: begin it with a comment of one line that says what it is for`)).toEqual([])
  })

  it('without a user are found; so are exports that only a test uses, and packages', async () => {
    const planted = mkdtempSync(path.join(os.tmpdir(), 'unused-'))
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
      writeFileSync(path.join(planted, file), text)
    }
    write('package.json', '{ "name": "planted", "type": "module", "dependencies": { "zod": "4" } }')
    write('knip.jsonc', readFileSync(path.join(root, 'knip.jsonc'), 'utf8'))
    write('src/main.ts', "import { used } from './parts.ts'\nused()\n")
    const names = ['used', 'onlyTested', 'nobodys']
    write('src/parts.ts', names.map((name) => `export function ${name}() {}\n`).join(''))
    write('src/forgotten.ts', 'export const forgotten = 1\n')
    write('tests/parts.test.ts', "import { onlyTested } from '../src/parts.ts'\nonlyTested()\n")
    const [all, production] = [await unused(planted, []), await unused(planted, ['--production'])]
    rmSync(planted, { recursive: true })
    const nobodys = ['package.json: zod', 'src/forgotten.ts', 'src/parts.ts: nobodys']
    expect(all).toEqual(nobodys)
    expect(production).toEqual([...nobodys, 'src/parts.ts: onlyTested'])
  }, 60_000)
})

interface Issue {
  readonly file: string
  readonly [kind: string]: string | readonly { readonly name: string }[]
}

/** What is unused in a package, as `npm run check:static` asks for it: files, exports, packages. */
async function unused(folder: string, mode: readonly string[]): Promise<string[]> {
  const { stdout } = await exec(bin('knip'), ['--reporter', 'json', '--no-progress', '--no-config-hints', ...mode], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  const { issues } = JSON.parse(stdout) as { issues: readonly Issue[] }
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.values(kinds).flatMap((found) =>
        (found as readonly { readonly name: string }[]).map(({ name }) => (name === file ? file : `${file}: ${name}`)),
      ),
    )
    .sort()
}
