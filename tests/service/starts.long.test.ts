// `npm start` as it is typed, on the machine's own Node: what its first line says, and that two at once do not spoil each other.

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unfinishedMark } from '../../src/settings/data-dir.ts'
import { copyCheckout, runPlain, type Started, startPlain } from '../support/checkout.ts'
import { emptyMemory } from '../support/empty-snapshot.ts'
import { keptSamplesDir } from '../support/kept-samples.ts'
import { testsStartAt } from '../support/server.ts'

const start = ['npm', 'start', '--silent']
/** Four of them start here: their samples are those of the other tests. */
const demo = {
  PORT: '0',
  DATA_DIR: await emptyMemory(),
  LOG_LEVEL: 'silent',
  DEMO_STARTS_AT: testsStartAt,
  DEMO_SAMPLES_DIR: keptSamplesDir(),
}
/** Samples of a demo that begins at an hour of its own are not prepared beside a build. */
const atNoon = { DEMO_STARTS_AT: testsStartAt }
const runs = /^Candor runs .*(http:\/\/127\.0\.0\.1:\d+)/
let checkout: ReturnType<typeof copyCheckout>
beforeAll(() => {
  checkout = copyCheckout()
})
afterAll(() => checkout.remove())

const inCheckout = (...names: readonly string[]): string => path.join(checkout.dir, ...names)
const currentBuild = (): string => realpathSync(inCheckout('build', 'current'))
const isSaidBy = (pattern: RegExp, { lines }: Started): boolean => lines.some((line) => pattern.test(line))

/** The assets of a build, each with the bytes that it must have. */
function assetsOf(build: string): Map<string, Buffer> {
  const folder = path.join(build, 'client', 'assets')
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]))
}

async function expectServed(origin: string, assets: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [name, bytes] of assets) {
    for (const encoding of ['br', 'identity']) {
      const answer = await fetch(`${origin}/assets/${name}`, { headers: { 'accept-encoding': encoding } })
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), `${name}, ${encoding}`).toBe(true)
    }
  }
}

describe('two starts at once', () => {
  let both: Started[] = []
  afterAll(() => Promise.all(both.map((one) => one.stop())))

  it('build once: the second waits, names the first, and both serve the same whole pages', async () => {
    both = [startPlain(checkout.dir, start, demo), startPlain(checkout.dir, start, demo)]
    const origins = await Promise.all(both.map((one) => one.said(runs)))
    expect(both.map((one) => one.lines[0])).toEqual([
      expect.stringMatching(
        /^Candor starts: mode demo, database embedded, in memory, origin http:\/\/127\.0\.0\.1 on any free port, version /,
      ),
      expect.stringMatching(
        /^Candor starts: mode demo, database embedded, in memory, origin http:\/\/127\.0\.0\.1 on any free port, version /,
      ),
    ])
    expect(both.filter((one) => isSaidBy(/Building the web app/, one))).toHaveLength(1)
    expect(both.filter((one) => isSaidBy(/^Process \d+ is building the web app: waiting for it/, one))).toHaveLength(1)
    const assets = assetsOf(currentBuild())
    expect(assets.size).toBeGreaterThan(100)
    for (const origin of origins) await expectServed(origin, assets)
  })

  it('go on with their own build when another takes its place, and when its folder is gone', async () => {
    const origin = await both[0]?.said(runs)
    const old = currentBuild()
    const assets = assetsOf(old)
    appendFileSync(inCheckout('src', 'web', 'root.tsx'), "\nexport const handle = 'another state of the sources'\n")
    expect(await runPlain(checkout.dir, ['npm', 'run', '--silent', 'build'], atNoon)).toMatchObject({ code: 0 })
    expect(currentBuild()).not.toBe(old)
    expect([...assetsOf(currentBuild()).keys()]).not.toEqual([...assets.keys()])
    rmSync(old, { recursive: true })
    await expectServed(origin ?? '', assets)
    // Words of languages that no request has asked for yet.
    for (const lang of ['hi', 'id', 'zh-CN'])
      expect((await fetch(`${origin}/login?lang=${lang}`)).status, lang).toBe(200)
  })

  it('end when npm is told to end: the server, too', async () => {
    // Its output closes when the last process has gone that writes to it.
    expect(await Promise.all(both.map((one) => one.stop('SIGTERM')))).toHaveLength(2)
    both = []
  })

  it('are not held up by what processes that are gone have left', async () => {
    writeFileSync(inCheckout('build', 'locks', 'build.4194304.1'), '')
    mkdirSync(inCheckout('build', 'making.4194304'), { recursive: true })
    writeFileSync(inCheckout('build', 'locks', `build.${process.pid}.1`), '')
    rmSync(inCheckout('build', 'current'))
    expect(await runPlain(checkout.dir, ['npm', 'run', '--silent', 'build'], atNoon)).toMatchObject({
      code: 0,
      stdout: '',
    })
    expect(existsSync(currentBuild())).toBe(true)
    expect(readdirSync(inCheckout('build')).filter((name) => name.startsWith('making'))).toEqual([])
    expect(readdirSync(inCheckout('build', 'locks'))).toEqual([])
  })
})

describe('what is prepared beside a build for a first start', () => {
  const prepared = (): string[] => {
    const folder = inCheckout('build', 'prepared')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  it('is made where the first start was cut short, not where a database is whole, and nothing stays of other sources', async () => {
    rmSync(inCheckout('build', 'prepared'), { recursive: true, force: true })
    mkdirSync(inCheckout('cut', 'database'), { recursive: true })
    const prepare = () =>
      runPlain(checkout.dir, [inCheckout('node_modules', '.bin', 'node'), 'scripts/prepare.ts', '--if-first'], {
        ...atNoon,
        DATA_DIR: inCheckout('cut'),
      })
    expect([await prepare(), prepared()]).toMatchObject([{ code: 0, stdout: '' }, []])
    writeFileSync(unfinishedMark(inCheckout('cut')), '')
    mkdirSync(inCheckout('build', 'prepared'))
    for (const name of ['samples-0-0.json', 'embedded-0.files'])
      writeFileSync(inCheckout('build', 'prepared', name), '')
    expect([await prepare(), prepared()]).toMatchObject([
      { code: 0, stdout: expect.stringContaining('Preparing a first start') },
      [expect.stringMatching(/^embedded-[0-9a-f]{16}\.files$/)],
    ])
  })
})

describe('npm start with a .env', () => {
  const withSettings = async (text: string, environment: Record<string, string> = {}) => {
    writeFileSync(inCheckout('.env'), text)
    try {
      return await runPlain(checkout.dir, start, environment)
    } finally {
      rmSync(inCheckout('.env'))
    }
  }

  it('of a production is never a demo', async () => {
    const { code, stdout, stderr } = await withSettings('MODE=production\nLENDER_NAME=Harbour Lending\n')
    expect(code).toBe(1)
    expect(stdout).not.toContain('demo')
    expect(stderr).toMatch(/SESSION_SECRET is missing/)
    expect(stderr).not.toContain('LENDER_NAME is missing')
  })

  it('that cannot be read is named by its line, before anything is built', async () => {
    rmSync(inCheckout('build', 'current'))
    const { code, stdout, stderr } = await withSettings('PORT=0\nthe secret\n')
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('line 2 of .env is not NAME=value')
    expect(stderr).not.toContain('the secret')
  })

  it('counts for the commands of the operator, and the environment wins', async () => {
    writeFileSync(inCheckout('.env'), `DATA_DIR=${inCheckout('from-file')}\nLOG_LEVEL=silent\n`)
    const seals = ['npm', 'run', '--silent', 'seals']
    // There is no database in either place yet: the command says where it looked.
    const saying = (folder: string) => ({
      code: 1,
      stderr: expect.stringContaining(`DATA_DIR (${inCheckout(folder)})`),
    })
    expect(await runPlain(checkout.dir, seals)).toMatchObject(saying('from-file'))
    const named = { DATA_DIR: inCheckout('from-environment') }
    expect(await runPlain(checkout.dir, seals, named)).toMatchObject(saying('from-environment'))
    rmSync(inCheckout('.env'))
  })

  it('goes by NODE_ENV=production only with MODE', async () => {
    expect(await runPlain(checkout.dir, start, { NODE_ENV: 'production' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('NODE_ENV is production'),
    })
  })
})
