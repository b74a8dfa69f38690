import { date } from '/work/w-A/src/core/calendar-date.ts'
import { openDatabase } from '/work/w-A/src/server/db/open-database.ts'
import { migrate } from '/work/w-A/src/server/db/migrate.ts'
import { openWorld } from '/work/w-A/tests/support/paying.ts'
import { startPostgres } from '/work/w-A/tests/support/postgres.ts'
import { seedLoans } from '/work/w-A/bench/seed-loans.ts'
import { closeDay } from '/work/w-A/src/server/order/close-day.ts'
import { openBooks } from '/work/w-A/src/server/accounting/adjust-books.ts'
import { loansToAdjust, storeAdjusted } from '/work/w-A/src/server/accounting/book-store.ts'
import { monthEntries } from '/work/w-A/src/core/accounting/month-entries.ts'
import { samplePolicy } from '/work/w-A/src/core/accounting/policy.ts'
const cluster = await startPostgres({ fsync: 'on' })
const db = await openDatabase({ url: cluster.url, poolSize: 1 })
await migrate(db)
const world = await openWorld(db, '2026-08-20T02:00:00Z')
await seedLoans(world, { count: 4000, codes: 0 })
world.setTime('2026-10-01T02:00:00Z')
await closeDay({ ...world.deps, clock: { ...world.deps.clock, machineNow: () => new Date() } } as never, 'standard', date('2026-10-01'))
await db.execute('vacuum analyze')
await openBooks(world.deps, date('2026-08-31'))
await db.execute('vacuum analyze')
class Undo extends Error {}
await db.transaction(async (tx) => {
  const seen: Record<string, number> = {}
  const timed = new Proxy(tx, { get(t, k) { const v = (t as never)[k]; if (k !== 'query' && k !== 'execute') return typeof v === 'function' ? (v as Function).bind(t) : v
    return async (sql: string, p: unknown[]) => { const s = performance.now(); const r = await (v as Function).call(t, sql, p); const n = sql.trim().slice(0, 40); seen[n] = (seen[n] ?? 0) + performance.now() - s
      return r } } })
  let sql = ''; let params: unknown[] = []
  let after = ''
  let compute = 0
  for (let n = 0; n < 6; n += 1) {
    const spy = new Proxy(timed, { get(t, k) { const v = (t as never)[k]; if (k !== 'query') return typeof v === 'function' ? (v as Function).bind(t) : v; return async (q: string, p: unknown[]) => { sql = q; params = p; return (v as Function).call(t, q, p) } } })
    const found = await loansToAdjust(spy as never, { after, limit: 500, before: date('2026-08-31'), through: date('2026-09-30'), knownEvent: null })
    const s = performance.now()
    const adjusted = found.map((of) => ({ of, ...monthEntries({ ...of, through: date('2026-09-30'), kind: 'adjustment', policy: samplePolicy, before: date('2026-08-31') }) }))
    compute += performance.now() - s
    await storeAdjusted(timed as never, adjusted as never, { month: date('2026-09-01'), policy: 'x' })
    after = found.at(-1)?.id ?? ''
  }
  console.log(seen, { compute })
  const plan = await tx.query<Record<string, string>>('explain (analyze, costs off, timing off) ' + sql, params as never)
  console.log(plan.map((r) => Object.values(r)[0]).join('\n'))
  throw new Undo()
}).catch((e) => { if (!(e instanceof Undo)) throw e })
await world.close(); await db.close(); await cluster.stop()
