// Plants mistakes in copies of the source, one by one, and sees the named test turn red for each. A test that stays green proves nothing.

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planted } from './plant-bug.ts'
import { pureBugs as allPure, type PlantedBug } from './planted-bugs.ts'
import { databaseBugs } from './planted-on-database.ts'
import { screenBugs } from './planted-on-screens.ts'
import { reported } from './report.ts'

const root = path.join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')

interface TestRun {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** A copy of what the tests of a bug need, with its patch. */
function plant(bug: PlantedBug | null, into: string, folders: readonly string[]): void {
  mkdirSync(into, { recursive: true })
  for (const folder of folders)
    cpSync(path.join(root, folder), path.join(into, folder), { recursive: true, preserveTimestamps: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(into, 'node_modules'))
  if (bug === null) return
  const { file, text } = planted(bug)
  writeFileSync(path.join(into, file), text)
}

async function testsIn(folder: string, args: readonly string[]): Promise<TestRun> {
  const output = path.join(folder, `run-${Date.now()}.json`)
  const command = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${output}`, ...args]
  // A run with red tests ends with an exit code: that is what is wanted here. Without its report nothing was run.
  const ended = await run(process.execPath, command, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stderr: string }) => error,
  )
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as TestRun
  } catch (error) {
    throw new Error(`the tests of ${folder} were not run: ${ended.stderr}`, { cause: error })
  }
}

/** How the named test ended in a copy: all tests whose name has the words of the bug. */
function outcomes(ran: TestRun, folder: string, { caughtBy: [file, words] }: PlantedBug): string[] {
  const suite = ran.testResults.find(({ name }) => name === path.join(folder, file))
  const named = (suite?.assertionResults ?? []).filter(({ fullName }) => fullName.includes(words))
  return named.map(({ status }) => status)
}

let base = ''
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'planted-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(base, 'node_modules'))
  for (const file of ['package.json', 'tsconfig.json']) cpSync(path.join(root, file), path.join(base, file))
})
afterAll(() => {
  rmSync(base, { recursive: true, force: true })
  if (!isLongRun) return
  const all = [...allPure, ...screenBugs, ...databaseBugs]
  const foundBy = Object.fromEntries(
    all.map(({ name, caughtBy: [file, words] }) => [
      name,
      caught.has(name) ? `${levelOf(file)}, ${file}: ${words}` : 'NOTHING',
    ]),
  )
  reported('plantedBugs', { planted: all.length, caught: caught.size, foundBy })
})

/** The shortest run in which the file that finds a mistake is. */
const levelOf = (file: string): string => (/\.db\.test|^tests\/service/.test(file) ? 'npm test' : 'npm run check')

/** All of them in `npm run prove`; otherwise one that needs no database, drawn again each time. */
const isLongRun = process.env.PLANTED_BUGS === 'all'
const drawnOnEachRun = 1
const raceRuns = 20

function drawn(bugs: readonly PlantedBug[], count: number): readonly PlantedBug[] {
  const first = Math.floor(Math.random() * bugs.length)
  return Array.from({ length: count }, (_, index) => bugs[(first + index) % bugs.length] as PlantedBug)
}

const caught = new Set<string>()

/** Every mistake in a copy of its own, beside one without any, all in one run of their tests. */
async function expectCaught(
  group: string,
  bugs: readonly PlantedBug[],
  folders: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const folderOf = (bug: PlantedBug): string => path.join(base, `${group}-${bugs.indexOf(bug)}`)
  const sound = path.join(base, `${group}-sound`)
  plant(null, sound, folders)
  for (const bug of bugs) plant(bug, folderOf(bug), folders)
  const files = new Set(bugs.map(({ caughtBy: [file] }) => file))
  const include = [
    ...[...files].map((file) => path.join(path.basename(sound), file)),
    ...bugs.map((bug) => path.join(path.basename(folderOf(bug)), bug.caughtBy[0])),
  ]
  const config = { test: { testTimeout: 60_000, include, ...more } }
  const configFile = path.join(base, `${group}.config.ts`)
  const plugin = JSON.stringify(path.join(root, 'scripts', 'words-plugin.ts'))
  writeFileSync(
    configFile,
    `import { wordsAreCompiled } from ${plugin}\nexport default { plugins: [wordsAreCompiled()], ...${JSON.stringify(config)} }\n`,
  )
  const ran = await testsIn(base, ['--config', configFile, '-t', namesOf(bugs)])
  const missed = bugs.filter((bug) => !outcomes(ran, folderOf(bug), bug).includes('failed'))
  const blind = bugs.filter((bug) => isBlind(ran, sound, bug))
  for (const bug of bugs) if (!missed.includes(bug)) caught.add(bug.name)
  expect(blind.map(({ name }) => name)).toEqual([])
  expect(missed.map(({ name }) => name)).toEqual([])
}

/** True where the named test is not there, or is red without the mistake. */
function isBlind(ran: TestRun, sound: string, bug: PlantedBug): boolean {
  const before = outcomes(ran, sound, bug)
  return before.length === 0 || before.some((status) => status !== 'passed')
}

/** A migration or a function of the database stands in every database of its server; a race is run again. */
const isAlone = (bug: PlantedBug): boolean => bug.isRace === true || planted(bug).file.endsWith('.sql')

/** The tests of these mistakes, for the runner. */
const namesOf = (bugs: readonly PlantedBug[]): string =>
  bugs.map(({ caughtBy: [, words] }) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

describe('planted bugs', () => {
  it('of money, days and doors are each caught by the test that is named for them', async () => {
    const bugs = isLongRun ? allPure : drawn(allPure, drawnOnEachRun)
    await expectCaught('bug', bugs, ['src/core', 'src/contracts', 'src/server/adapters'])
  }, 1_800_000)

  it('are each named with a test that is there', () => {
    const gone = [...allPure, ...screenBugs, ...databaseBugs].filter(({ caughtBy: [file, words] }) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      // Titles that are made of rows stand in no file.
      return !text.includes(words) && !/\.each\(|\.each<|it\(`/.test(text)
    })
    expect(gone.map(({ name }) => name)).toEqual([])
  })

  if (!isLongRun) return

  const folders = ['src', 'content', 'tests', 'scripts', 'package.json']

  it('of screens are caught in a document, and by the tests of their parts', async () => {
    const isInDocument = ({ caughtBy: [file] }: PlantedBug): boolean => file.startsWith('tests/dom/')
    const inDocument = screenBugs.filter(isInDocument)
    await expectCaught(
      'part',
      screenBugs.filter((bug) => !isInDocument(bug)),
      folders,
    )
    await expectCaught('screen', inDocument, folders, { environment: 'happy-dom' })
  }, 1_800_000)

  it('on a database are each caught by the test that is named for them', async () => {
    const bugs = databaseBugs.filter((bug) => !isAlone(bug))
    const setup = path.join(base, 'database-sound', 'tests', 'support', 'databases-setup.ts')
    const limits = { testTimeout: 300_000, hookTimeout: 300_000 }
    await expectCaught('database', bugs, folders, { globalSetup: [setup], ...limits })
  }, 1_800_000)

  /** Over a server of its own: its databases are made with the mistake. */
  async function tried(bug: PlantedBug | null, name: string): Promise<{ folder: string; ran: TestRun }> {
    const folder = path.join(base, name)
    plant(bug, folder, [...folders, 'vitest.config.ts'])
    const bugs = bug === null ? databaseBugs.filter(isAlone) : [bug]
    const files = new Set(bugs.map(({ caughtBy: [file] }) => file))
    return { folder, ran: await testsIn(folder, ['--project', 'db', '-t', namesOf(bugs), ...files]) }
  }

  it('in the database turn tests red that are green without them', async () => {
    const { folder, ran } = await tried(null, 'alone-sound')
    const blind = databaseBugs.filter((bug) => isAlone(bug) && isBlind(ran, folder, bug))
    expect(blind.map(({ name }) => name)).toEqual([])
  }, 1_800_000)

  it.each(databaseBugs.filter(isAlone).map((bug) => [bug.name, bug] as const))(
    'in the database are caught, too: %s',
    async (_name, bug) => {
      const ended: string[] = []
      // A race can be won by luck: it is run again until it is lost once.
      for (let run = 0; run < (bug.isRace ? raceRuns : 1) && !ended.includes('failed'); run += 1) {
        const { folder, ran } = await tried(bug, `alone-${databaseBugs.indexOf(bug)}-${run}`)
        ended.push(...outcomes(ran, folder, bug))
      }
      expect(ended).toContain('failed')
      caught.add(bug.name)
    },
    1_800_000,
  )
})
