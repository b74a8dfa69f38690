// Closes a claim of a missing payment once that payment is booked, and tells the borrower in the language of the account.

import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol, formatMoney } from '../../core/money.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { MatchedClaim } from '../hooks.ts'
import { queueSms } from '../outbox/sms/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { insertCaseMessage } from './case-message-store.ts'
import { tellAnswered } from './case-webhooks.ts'
import { answerUnanswered } from './complaint-store.ts'

/** Closes the case and tells its borrower, unless a person has answered it meanwhile. */
export async function answerMatchedClaim(tx: Tx, deps: Deps, claim: MatchedClaim): Promise<void> {
  const borrower = await findBorrower(tx, claim.borrowerId)
  if (borrower === null || borrower.phone === null) return
  const market = markets[borrower.market]
  const words = serverWordsFor(borrower.language).complaint.claim
  const amount = formatMoney(claim.amountMinor, market.moneyFormat, currencySymbol(market, undefined))
  const said = words.answer({ amount, day: dateIn(market.zone, claim.paidAt), number: claim.transactionId })
  const sentAt = deps.clock.now()
  const caseNumber = await answerUnanswered(tx, claim.complaintId, { text: said, answeredAt: sentAt })
  if (caseNumber === null) return
  await tellAnswered(tx, deps, claim.complaintId, sentAt)
  const messageId = deps.ids.inOrder('msg')
  await insertCaseMessage(tx, {
    id: messageId,
    caseId: claim.complaintId,
    borrowerId: borrower.id,
    kind: 'answer',
    fromBorrower: false,
    officerId: null,
    text: said,
    images: [],
    sentAt,
  })
  const text = words.smsMatched({ lender: deps.config.lenderName, amount, caseNumber })
  await queueSms(tx, deps, { phone: borrower.phone, market, purpose: 'complaint', about: messageId, text })
}
