// A payment that came without a place: propose where it belongs, or that it goes back. A second person signs.

import { mayDo } from '../../core/officer/rights.ts'
import type { Answer } from '../calls.ts'
import { screen, type Visit } from '../screen.ts'
import { PlaceForms, placeActs } from './place-forms.tsx'

interface Payment {
  readonly id: string
  readonly label: string
  /** The loan that it was booked to; null while it waits. */
  readonly orderId: string | null
}

async function load({ call, params, words }: Visit): Promise<Answer<Payment>> {
  const id = params.paymentId ?? ''
  const found = await call('find', { q: id.slice(0, 80) })
  if (!found.ok) return found
  const payment = found.data.found.find((one) => one.kind === 'payment' && one.id === id)
  if (payment === undefined)
    return { ok: false, status: 404, code: 'notFound', message: words.problem.gone, fields: [], more: {} }
  return { ok: true, data: { id, label: payment.label, orderId: payment.orderId } }
}

export const suspense = screen<Payment>({
  path: '/suspense/:paymentId',
  right: 'read',
  tab: 'payments',
  load,
  title: (_payment, words) => words.suspense.title,
  View: Suspense,
  acts: placeActs,
})

function Suspense({ data, visit }: { data: Payment; visit: Visit }) {
  const { suspense: words } = visit.words
  const isYours = mayDo(visit.me.role, 'proposePayment')
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.title}</h1>
          <p className="quiet">{words.lead(data.label)}</p>
          {data.orderId !== null && (
            <p>
              <a href={`/loans/${encodeURIComponent(data.orderId)}`}>{words.loan}</a>
            </p>
          )}
        </div>
        <a className="btn" href="/find">
          {words.find}
        </a>
      </div>
      {!isYours && <p className="part">{words.notYours}</p>}
      {isYours && (
        <div className="part grid g2">
          <PlaceForms visit={visit} />
        </div>
      )}
    </>
  )
}
