// A demo that puts the day's samples back is the demo that has played them: each persona, each picture, its own addresses.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { type Product, startProduct } from '../support/product.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'candor-samples-'))
const started: Product[] = []
afterAll(async () => {
  for (const product of started) await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function demo(port: number): Promise<Product> {
  const product = await startProduct({ DEMO_SAMPLES_DIR: folder, PORT: String(port) })
  started.push(product)
  return product
}

/** Launch tickets are new at each look. */
const withoutTickets = (personas: readonly PersonaView[] | undefined) =>
  personas?.map(({ launch: _, ...lasting }) => lasting)

/** Tables of the running demo: where its clock stands beside the machine's, and when its process was last heard of. */
const ofTheProcess = ['business_clock', 'process']

/** Everything that the other tables hold. */
async function rows({ server }: Product): Promise<Record<string, string[]>> {
  const tables = await server.deps.db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !ofTheProcess.includes(table.name)))
    all[name] = (await server.deps.db.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)).map(
      ({ row }) => row,
    )
  return all
}

it('puts back what another demo of the day has played, with its pictures and addresses of its own', async () => {
  const first = await demo(3000)
  const played = await rows(first)
  expect(readdirSync(folder)).toHaveLength(1)
  const second = await demo(3900)
  const putBack = JSON.stringify(await rows(second))
  // Not by the texts: a difference would print both whole databases.
  expect(putBack.includes('127.0.0.1:3000')).toBe(false)
  const again = JSON.parse(putBack.replaceAll(':3900', ':3000')) as typeof played
  for (const [name, ofTable] of Object.entries(played)) expect({ [name]: again[name] }).toEqual({ [name]: ofTable })
  expect(withoutTickets(await second.server.demo?.personas())).toEqual(
    withoutTickets(await first.server.demo?.personas()),
  )
  const closure = 'select last_value, is_called from closure_number'
  expect(await second.server.deps.db.query(closure)).toEqual(await first.server.deps.db.query(closure))
  const pictures = await second.server.deps.db.query<{ name: string }>(
    'select name from complaint_image union all select name from identity_picture',
  )
  expect(pictures.length).toBeGreaterThan(2)
  for (const { name } of pictures) expect(await second.server.deps.uploads.get(name), name).not.toBeNull()
})
