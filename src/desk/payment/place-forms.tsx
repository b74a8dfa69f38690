// The forms for a payment in suspense, on the page of all payments and on its own: propose the loan it is booked on, or a refund; and
// for parts of a payment that were taken back.

import type { Act, Visit } from '../screen.ts'
import { ActForm, ProseField, Submit, TextField } from '../ui/form.tsx'

/** Proposes for the payment that the form is about; on the page of one payment, for that one. */
const proposing =
  (kind: 'placeSuspense' | 'returnSuspense' | 'takeReturn' | 'bearReturn'): Act =>
  async (posted, { call, params }) => {
    // The page of a payment is also found by the number of a returned part: those forms name the payment.
    const isOfParts = kind === 'takeReturn' || kind === 'bearReturn'
    const paymentId = isOfParts ? posted.text('about') : (params.paymentId ?? posted.text('about'))
    const input = { kind, paymentId, reason: posted.text('reason') }
    const orderId = posted.given('orderId')
    const answer = await call('propose', { ...input, ...(orderId && { orderId }) }, posted.key)
    return answer.ok ? { to: `/proposals/${encodeURIComponent(answer.data.id)}`, said: 'proposed' } : answer
  }

export const placeActs = {
  place: proposing('placeSuspense'),
  back: proposing('returnSuspense'),
  take: proposing('takeReturn'),
  bear: proposing('bearReturn'),
}

/** What was taken back of a payment that stands: off its loan, or at the lender's expense. */
export function ReturnForms({ visit, about }: { visit: Visit; about: string }) {
  const { suspense: words } = visit.words
  return (['take', 'bear'] as const).map((act) => (
    <ActForm key={act} act={act} visit={visit} about={about} className="stack">
      <h3>{words.returned[act]}</h3>
      <p className="quiet">{words.returned.notes[act]}</p>
      <ProseField name="reason" label={words.reason} required max={500} />
      <Submit>{words.returned[act]}</Submit>
    </ActForm>
  ))
}

/** `about` is the payment's id where the page has several; left out on its own page. */
export function PlaceForms({ visit, about }: { visit: Visit; about?: string }) {
  const { suspense: words } = visit.words
  const of = { visit, ...(about === undefined ? {} : { about }) }
  return (
    <>
      <ActForm act="place" {...of} className="stack">
        <h3>{words.place}</h3>
        <TextField name="orderId" label={words.orderId} required max={64} />
        <ProseField name="reason" label={words.reason} required max={500} />
        <Submit>{words.place}</Submit>
      </ActForm>
      <ActForm act="back" {...of} className="stack">
        <h3>{words.back}</h3>
        <ProseField name="reason" label={words.reason} required max={500} />
        <Submit>{words.back}</Submit>
      </ActForm>
    </>
  )
}
