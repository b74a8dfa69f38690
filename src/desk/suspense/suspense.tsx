// A payment that came without a place: propose where it belongs, or that it goes back. A second person signs.

import { mayDo } from '../../core/officer/rights.ts'
import type { Answer } from '../calls.ts'
import { type Act, screen, type Visit } from '../screen.ts'
import { ActForm, ProseField, TextField } from '../ui/form.tsx'

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

const proposing =
  (kind: 'placeSuspense' | 'returnSuspense'): Act =>
  async (posted, { call, params }) => {
    const input = { kind, paymentId: params.paymentId ?? '', reason: posted.text('reason') }
    const orderId = posted.given('orderId')
    const answer = await call('propose', { ...input, ...(orderId && { orderId }) }, posted.key)
    return answer.ok ? { to: `/proposals/${encodeURIComponent(answer.data.id)}`, said: 'proposed' } : answer
  }

export const suspense = screen<Payment>({
  path: '/suspense/:paymentId',
  right: 'read',
  tab: 'work',
  load,
  title: (_payment, words) => words.suspense.title,
  View: Suspense,
  acts: { place: proposing('placeSuspense'), back: proposing('returnSuspense') },
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
          <ActForm act="place" visit={visit} className="stack">
            <h2>{words.place}</h2>
            <TextField visit={visit} act="place" name="orderId" label={words.orderId} required max={64} />
            <ProseField visit={visit} act="place" name="reason" label={words.reason} required max={500} />
            <button type="submit" className="btn">
              {words.place}
            </button>
          </ActForm>
          <ActForm act="back" visit={visit} className="stack">
            <h2>{words.back}</h2>
            <ProseField visit={visit} act="back" name="reason" label={words.reason} required max={500} />
            <button type="submit" className="btn">
              {words.back}
            </button>
          </ActForm>
        </div>
      )}
    </>
  )
}
