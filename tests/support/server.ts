// Starts the product as its own process, in demo mode with a database of its own that leaves nothing behind, and stops it again.

import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { demoDatabase } from './demo-database.ts'
import { emptyMemory } from './empty-snapshot.ts'
import { freePort } from './free-port.ts'
import { afterFirstPlay, keptSamplesDir } from './kept-samples.ts'
import { quickEngine } from './operator-command.ts'

const root = path.join(import.meta.dirname, '..', '..')
/** Noon in Manila: no minutes that a test lets pass bring another day, there or in any other market. */
export const testsStartAt = '12:00'
/** A connection costs the server as much as a hundred statements, and two cores have no use for twenty. */
export const connectionsOfAProduct = '8'
/**
 * A demo that leaves nothing behind, as it was built: the test runner says DEV=1 of itself, and a product would make its pages from their
 * sources. The environment of the developer does not reach a test.
 */
const forgetful = {
  MODE: 'demo',
  DEV: '0',
  PORT: '0',
  DRAIN_SECONDS: '0',
  ENV_FILE: '/dev/null',
  DB_POOL_SIZE: connectionsOfAProduct,
}
/** Arguments of Node for a program that is to end with the process that started it; its standard input has to be a pipe. */
export const endWithRunner = [quickEngine, '--import', path.join(import.meta.dirname, 'end-with-runner.mjs')]
/** A start that takes longer has failed, however much else the machine has to do. Milliseconds. */
const startTimeoutMs = 300_000

export interface RunningServer {
  readonly origin: string
  readonly process: ChildProcess
  /** Its database on the run's PostgreSQL; null where it has another, or one that it was given. */
  readonly databaseUrl: string | null
  /** Everything it logged so far, line by line. */
  readonly log: readonly string[]
  stop(): Promise<number | null>
}

/** What Node runs, and where: this checkout as it is built, or a release that was unpacked. */
interface Program {
  readonly folder: string
  readonly main: string
}
const built: Program = { folder: root, main: path.join(root, 'scripts', 'serve.mjs') }

/** Starts on a free port. `environment` overrides the demo's defaults. Rejects with the log when it does not come up. */
export function startServer(
  environment: Record<string, string> = {},
  program: Program = built,
): Promise<RunningServer> {
  const isDemo = environment.MODE !== 'production'
  const start = () => startProcess(environment, isDemo, program)
  return isDemo ? afterFirstPlay(start) : start()
}

async function startProcess(
  environment: Record<string, string>,
  isDemo: boolean,
  { folder, main }: Program,
): Promise<RunningServer> {
  const log: string[] = []
  const hasPlace = environment.DATA_DIR !== undefined || environment.DATABASE_URL !== undefined
  const database = isDemo && !hasPlace ? await demoDatabase() : null
  const ofDemo = isDemo ? { DEMO_STARTS_AT: testsStartAt, DATA_DIR: await emptyMemory() } : {}
  const place = database === null ? {} : { DATABASE_URL: database.url }
  // A test with a folder of its own looks at all that a first start writes there.
  const kept = isDemo && environment.DATA_DIR === undefined ? { DEMO_SAMPLES_DIR: keptSamplesDir() } : {}
  const child = spawn(path.join(root, 'node_modules', '.bin', 'node'), [...endWithRunner, main], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...forgetful, ...ofDemo, ...place, ...kept, ...environment },
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`the server did not start: ${why}\n${log.join('\n')}`))
    const timer = setTimeout(() => fail('it took too long'), startTimeoutMs)
    child.on('error', (error) => fail(error.message))
    void exited.then((code) => fail(`exit code ${code}`))
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line)
        const found = /(?:^|"msg":")Candor runs .*?(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
        if (found !== undefined) {
          clearTimeout(timer)
          resolve(found)
        }
      })
    }
  })
  return {
    origin,
    process: child,
    databaseUrl: database?.url ?? null,
    log,
    async stop() {
      child.kill('SIGTERM')
      const code = await exited
      await database?.drop()
      return code
    },
  }
}

/** Starts again where a port was taken between the look and the start. */
const NAMED_STARTS = 5

/**
 * Starts on ports that are known before: where settings have to name them, such as the origin to which a passkey belongs. Another
 * server may take one of them meanwhile: then others are tried.
 */
export async function startAtPorts(
  settings: (ports: { readonly port: number; readonly deskPort: number }) => Record<string, string>,
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const environment = settings({ port, deskPort: await freePort(port) })
    try {
      return await startServer({ PORT: String(port), ...environment })
    } catch (error) {
      if (attempt === NAMED_STARTS || !/Port \d+ is taken/.test(String(error))) throw error
    }
  }
}
