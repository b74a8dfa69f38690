// Texts with which an officer begins a note of a contact about a loan: the lender's letters, and its notes by what came of a contact.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol, formatMoney } from '../../core/money.ts'
import { contactOutcomes } from '../../core/outbox/contact.ts'
import { fillOwnText } from '../../core/outbox/text-template.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import type { Order } from '../account/record/door.ts'
import type { Deps } from '../deps.ts'
import { textsIn } from '../ports/lender/lender-data.ts'

/** CONTACT-6: filled in with what is due of the loan today; a letter in the borrower's language, a note in the lender's. */
export function loanTexts(
  { config, lender }: Pick<Deps, 'config' | 'lender'>,
  order: Pick<Order, 'id' | 'market'>,
  state: Pick<LoanState, 'amountDue' | 'daysPastDue' | 'asOf'>,
  language: string,
): DeskOutput<'readLoan'>['texts'] {
  const market = markets[order.market]
  const { loan: words } = serverWordsFor(language)
  const amount = formatMoney(state.amountDue.totalMinor, market.moneyFormat, currencySymbol(market, undefined))
  const of = {
    lender: config.lenderName,
    orderId: order.id,
    amount,
    days: words.days({ count: state.daysPastDue }),
    today: words.day(state.asOf),
  }
  const letters = Object.entries(textsIn(lender, language)?.letters ?? {})
  return [
    ...contactOutcomes.flatMap((outcome) => {
      const text = lender.notes[outcome]
      const days = serverWordsFor('en').loan.days({ count: state.daysPastDue })
      return text === undefined
        ? []
        : [{ kind: 'note' as const, name: outcome, text: fillOwnText('note', text, { amount, days }) }]
    }),
    ...letters.map(([name, text]) => ({ kind: 'letter' as const, name, text: fillOwnText('letter', text, of) })),
  ]
}
