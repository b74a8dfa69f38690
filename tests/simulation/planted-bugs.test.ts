// Plants mistakes in copies of the source, one by one, and sees the named test turn red for each. A test that stays green proves nothing.

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planted } from './plant-bug.ts'
import { databaseBugs as allOnDatabases, pureBugs as allPure, type PlantedBug } from './planted-bugs.ts'
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
  for (const folder of folders) cpSync(path.join(root, folder), path.join(into, folder), { recursive: true })
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
  cpSync(path.join(root, 'package.json'), path.join(base, 'package.json'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** All of them in `npm run prove`; otherwise a few that need no database, drawn again each time. */
const isLongRun = process.env.PLANTED_BUGS === 'all'
const drawnOnEachRun = 3
const raceRuns = 20

function drawn(bugs: readonly PlantedBug[], count: number): readonly PlantedBug[] {
  const first = Math.floor(Math.random() * bugs.length)
  return Array.from({ length: count }, (_, index) => bugs[(first + index) % bugs.length] as PlantedBug)
}

/** Those on a database take a server and a database of their own. */
const databaseBugs = isLongRun ? allOnDatabases : []
const pureBugs = isLongRun ? allPure : drawn(allPure, drawnOnEachRun)

describe('planted bugs', () => {
  it('of money, days and doors are each caught by the test that is named for them', async () => {
    const folderOf = (bug: PlantedBug): string => path.join(base, `bug-${pureBugs.indexOf(bug)}`)
    const sound = path.join(base, 'sound')
    const folders = ['src/core', 'src/contracts', 'src/server/adapters']
    plant(null, sound, folders)
    for (const bug of pureBugs) plant(bug, folderOf(bug), folders)
    const files = new Set(pureBugs.map(({ caughtBy: [file] }) => file))
    const include = [
      ...[...files].map((file) => path.join('sound', file)),
      ...pureBugs.map((bug) => path.join(path.basename(folderOf(bug)), bug.caughtBy[0])),
    ]
    writeFileSync(
      path.join(base, 'vitest.config.ts'),
      `export default { test: { testTimeout: 60_000, include: ${JSON.stringify(include)} } }\n`,
    )
    const ran = await testsIn(base, [])
    const missed = pureBugs.filter((bug) => !outcomes(ran, folderOf(bug), bug).includes('failed'))
    const blind = pureBugs.filter((bug) => {
      const before = outcomes(ran, sound, bug)
      return before.length === 0 || before.some((status) => status !== 'passed')
    })
    reported('plantedBugs', { planted: pureBugs.length, caught: pureBugs.length - missed.length })
    expect(blind.map(({ name }) => name)).toEqual([])
    expect(missed.map(({ name }) => name)).toEqual([])
  }, 600_000)

  const caught: string[] = []

  async function tried(bug: PlantedBug | null, name: string, bugs: readonly PlantedBug[]) {
    const files = new Set(bugs.map(({ caughtBy: [file] }) => file))
    const words = bugs.map(({ caughtBy: [, words] }) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const folder = path.join(base, name)
    plant(bug, folder, ['src', 'tests/support', 'tests/service', 'content', 'vitest.config.ts', 'package.json'])
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    return { folder, ran: await testsIn(folder, ['--project', 'db', '-t', words.join('|'), ...files]) }
  }

  if (isLongRun)
    it('on a database turn tests red that are green without them', async () => {
      const { folder, ran } = await tried(null, 'database-sound', databaseBugs)
      const blind = databaseBugs.filter((bug) => {
        const before = outcomes(ran, folder, bug)
        return before.length === 0 || before.some((status) => status !== 'passed')
      })
      expect(blind.map(({ name }) => name)).toEqual([])
    }, 600_000)

  for (const bug of databaseBugs) {
    it(`on a database are caught, too: ${bug.name}`, async () => {
      const ended: string[] = []
      // A race can be won by luck: it is run again until it is lost once.
      for (let run = 0; run < (bug.isRace ? raceRuns : 1) && !ended.includes('failed'); run += 1) {
        const { folder, ran } = await tried(bug, `database-bug-${databaseBugs.indexOf(bug)}-${run}`, [bug])
        ended.push(...outcomes(ran, folder, bug))
      }
      expect(ended).toContain('failed')
      caught.push(bug.name)
      if (bug === databaseBugs.at(-1)) {
        reported('plantedBugsOnDatabase', { planted: databaseBugs.length, caught: caught.length })
      }
    }, 600_000)
  }
})
