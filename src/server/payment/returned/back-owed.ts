// What a borrower owes again of money that was sent back, in words.

import type { LoanState } from '../../../core/loan/loan-state.ts'
import type { Voice } from '../../../words/voice.ts'
import type { Call } from '../../http/call.ts'

/** What was sent back of a payment that was reversed then, or had paid another loan: owed beside the instalments (MONEY-37). */
export function backOwed({ words }: Call, state: LoanState | null, { money }: Pick<Voice, 'money'>) {
  const { backOwed: said, rows } = words.repayment
  const { excessRefundMinor = 0, excessUsedMinor = 0 } = state ?? {}
  const sent = { amountMinor: excessRefundMinor - excessUsedMinor, title: said.sent, label: rows.sentBack }
  const used = { amountMinor: excessUsedMinor, title: said.used, label: rows.usedBack }
  return [sent, used].flatMap(({ amountMinor, title, label }) =>
    amountMinor > 0 ? [{ title: title({ amount: money(amountMinor) }), text: said.text, label, amountMinor }] : [],
  )
}
