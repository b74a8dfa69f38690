// The whole server in this process, with the demo's borrowers and a database of its own, for tests that speak the wire.

import path from 'node:path'
import { composeServer, type Server } from '../../src/server/compose.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { startHeart } from '../../src/server/jobs/processes.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { demoDatabase } from './demo-database.ts'
import { emptyMemory } from './empty-snapshot.ts'
import { afterFirstPlay, keptSamplesDir } from './kept-samples.ts'
import { connectionsOfAProduct, testsStartAt } from './server.ts'

const root = path.join(import.meta.dirname, '..', '..')

export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly code: string
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: the wire's data is asserted field by field where it is read
  readonly data: any
}

export interface WireCall {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly who?: Pick<PersonaView, 'params'> | null
  readonly fields?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sends this instead of the fields. */
  readonly raw?: { readonly type: string; readonly body: string | Buffer }
  readonly json?: boolean
}

export interface Product {
  readonly server: Server
  persona(name: string): PersonaView
  call(call: WireCall): Promise<WireAnswer>
  stop(): Promise<void>
}

/** Of this process, for all of its test files: most of them need nothing but the samples as they were made. */
let shared: Promise<Product> | null = null
let isLent = false

/**
 * The product with its sample borrowers as they are after a start, without settings of one's own, for one test file after another.
 * `stop` gives it back. What a reset does not undo (a listening port, a closed database) needs {@link startProduct}.
 */
export async function lendProduct(): Promise<Product> {
  if (isLent)
    throw new Error('the product is lent already: a test file stops the one it has before it asks for another')
  isLent = true
  try {
    shared ??= startProduct()
    const { server } = await shared
    await server.demo?.reset()
    const personas = (await server.demo?.personas()) ?? []
    return {
      ...(await shared),
      persona: personaAmong(personas),
      async stop() {
        isLent = false
      },
    }
  } catch (error) {
    // The next file is told the same reason, and not that this one has kept the product.
    isLent = false
    throw error
  }
}

/** So many days later, at once: the days between are closed one after the other, and nothing else of theirs is played. */
export async function leap({ server }: Product, days: number): Promise<void> {
  const { demo, deps } = server
  await demo?.inTurn(async () => {
    await demo.time.jumpTo(new Date(deps.clock.now().getTime() + days * 86_400_000))
    await demo.time.runDue()
  })
}

function personaAmong(personas: readonly PersonaView[]): Product['persona'] {
  return (name) => {
    const found = personas.find((persona) => persona.name === name)
    if (found === undefined) throw new Error(`no persona ${name}`)
    return found
  }
}

/** Composes the product and plays the sample borrowers' pasts, unless told to leave them out. Nothing listens. */
export async function startProduct(
  environment: Record<string, string> = {},
  { withPersonas = true }: { readonly withPersonas?: boolean } = {},
): Promise<Product> {
  const hasPlace = environment.DATA_DIR !== undefined || environment.DATABASE_URL !== undefined
  const database = hasPlace || environment.MODE === 'production' ? null : await demoDatabase()
  const usual = {
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    DATA_DIR: await emptyMemory(),
    LOG_LEVEL: 'silent',
    PORT: '3000',
    DEMO_STARTS_AT: testsStartAt,
    DB_POOL_SIZE: connectionsOfAProduct,
    DEMO_SAMPLES_DIR: keptSamplesDir(),
  }
  const config = loadConfig({ ...usual, ...environment })
  const server = await composeServer(config, root)
  // As `start` does; a process that is not heard of allows its callers a tenth.
  await server.deps.processes.join()
  const heart = startHeart(server.deps.processes)
  if (withPersonas) await afterFirstPlay(async () => server.demo?.seedIfEmpty())
  const personas = withPersonas ? ((await server.demo?.personas()) ?? []) : []
  return {
    server,
    persona: personaAmong(personas),
    async call({
      method = 'POST',
      path: address,
      who = null,
      fields = {},
      query = {},
      headers = {},
      raw,
      json = false,
    }) {
      const search = new URLSearchParams({ ...(who?.params as Record<string, string> | undefined), ...query })
      if (method === 'GET') for (const [name, value] of Object.entries(fields)) search.set(name, String(value))
      const form = new URLSearchParams(
        Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const body =
        raw ??
        (json
          ? { type: 'application/json', body: JSON.stringify(fields) }
          : { type: 'application/x-www-form-urlencoded', body: form.toString() })
      const response = await server.app.inject({
        method,
        url: `${address}?${search}`,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(method === 'GET' ? {} : { 'content-type': body.type }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { payload: body.body }),
      })
      const read = response.headers['content-type']?.toString().includes('json')
        ? (response.json() as { code?: unknown; message?: unknown; data?: unknown })
        : {}
      return {
        status: response.statusCode,
        headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
        text: response.body,
        code: String(read.code ?? ''),
        message: String(read.message ?? ''),
        data: read.data,
      }
    },
    async stop() {
      await heart.stop()
      await server.stop()
      await database?.drop()
    },
  }
}
