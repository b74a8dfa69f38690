// The samples as the demo shows them: found again after a restart, and each with its story, its status of today and a way in.

import { statusCode } from '../../contracts/order.ts'
import { marketDay } from '../account/change/loan-change.ts'
import { loadLoan, statusOn } from '../account/loan/loan-store.ts'
import { findOrder } from '../account/order/order-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import type { Deps } from '../deps.ts'
import { createSession } from '../people/session/session-store.ts'
import type { PersonaView, Sample } from './demo-port.ts'
import { plots } from './personas.ts'

/** The samples in the database, each with a new session: after a restart those of before are not in memory any more. */
export async function foundSamples(deps: Deps): Promise<Sample[]> {
  const found: Sample[] = []
  for (const plot of plots) {
    const [row] = await deps.db.query<{
      id: string
      order_id: string | null
      product_id: string | null
      problem_id: string | null
    }>(
      `select b.id, o.id as order_id, o.product_id, (select c.id from complaint c where c.borrower_id = b.id order by c.opened_at desc limit 1) as problem_id
       from borrower b left join lateral (select id, product_id from loan_order where borrower_id = b.id order by applied_at desc limit 1) o on true
       where b.market = $1 and b.phone = $2`,
      [plot.market, plot.phone],
    )
    if (row === undefined) continue
    const lasting = { appName: 'Candor Demo', appVersion: '1.0.0', merchantNumber: 'M-0001', system: '2', lang: 'en' }
    const deviceId = `demo-${plot.name}`
    const token = await createSession(deps.db, deps, { borrowerId: row.id, kind: 'api', deviceId, params: lasting })
    found.push({
      name: plot.name,
      params: { userId: row.id, sessionId: token, deviceId, ...lasting },
      productId: row.product_id ?? defaultProductOf(plot.market),
      orderId: row.order_id,
      problemId: row.problem_id,
    })
  }
  return found
}

/** One sample, with a new launch ticket. */
export async function viewOf(deps: Deps, sample: Sample): Promise<PersonaView> {
  const plot = plots.find(({ name }) => name === sample.name)
  if (plot === undefined) throw new Error(`no plot ${sample.name}`)
  const { sessionId: _session, ...others } = sample.params
  const { userId = '', deviceId = '' } = sample.params
  const ticket = await deps.tickets.issue({
    borrowerId: userId,
    deviceId,
    jti: deps.ids.next('t'),
    now: deps.clock.now(),
  })
  return {
    ...sample,
    story: plot.story,
    market: plot.market,
    status: await statusNow(deps, { borrowerId: userId, orderId: sample.orderId }),
    launch: new URLSearchParams({ ...others, sessionId: ticket }).toString(),
    phone: plot.phone,
  }
}

async function statusNow(
  deps: Deps,
  { borrowerId, orderId }: { readonly borrowerId: string; readonly orderId: string | null },
): Promise<number | null> {
  if (orderId === null) return null
  const order = await findOrder(deps.db, { orderId, borrowerId })
  if (order === null) return null
  return statusCode(statusOn(await loadLoan(deps.db, order), marketDay(deps, order)))
}

/** The product that a sample of a market asks for. */
export function defaultProductOf(market: string): string | null {
  return catalogue.find((entry) => entry.product.market === market)?.product.id ?? null
}
