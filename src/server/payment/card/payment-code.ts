// The code that confirms a card payment: bound to its record, and so to one order, amount and card.

import { formatMoney } from '../../../core/money.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { Call } from '../../http/call.ts'
import { askerOf, type CodeTarget } from '../../people/asker/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { checkCode, secondsUntilNextCode, sendCode } from '../../people/code/door.ts'
import type { CardPayment } from './card-payment-store.ts'
import { maskedNumber, type PaymentCard } from './card-store.ts'

async function targetOf(call: Call, payment: CardPayment): Promise<CodeTarget | null> {
  const borrower = await findBorrower(call.db, payment.borrowerId)
  if (borrower === null || borrower.phone === null) return null
  return {
    purpose: 'payment',
    market: call.market,
    phone: borrower.phone,
    subject: payment.id,
    asker: askerOf(call),
  }
}

/** Sends the code, once a minute at most. Refusals: `codeWasJustSent`, `tooManyCodes`. */
export async function sendPaymentCode(
  call: Call,
  payment: CardPayment,
  card: PaymentCard,
): Promise<
  | { readonly resendSeconds: number }
  | Refusal<'codeWasJustSent' | 'longCodeIsUnderWay' | 'sessionIsMissing' | 'tooManyCodes'>
> {
  const target = await targetOf(call, payment)
  if (target === null) return refuse('sessionIsMissing')
  const amount = formatMoney(payment.amountMinor, call.market.moneyFormat, call.currencySymbol)
  const { cardCode } = call.words.repayment.messages
  return await sendCode(call.db, call.deps, {
    ...target,
    text: (values) => cardCode({ ...values, amount, card: maskedNumber(card) }),
    deliver: true,
  })
}

/** Seconds until the code of a payment may be asked for again. */
export async function secondsUntilResend(call: Call, payment: CardPayment): Promise<number> {
  const target = await targetOf(call, payment)
  return target === null ? 0 : await secondsUntilNextCode(call.db, call.deps, target)
}

/** Looks at a guess: counted first, five for each code. */
export async function checkPaymentCode(
  call: Call,
  payment: CardPayment,
  code: string,
): Promise<'right' | 'alreadyUsed' | Refusal<'codeHasExpired' | 'codeIsUsedUp' | 'codeIsWrong' | 'sessionIsMissing'>> {
  const target = await targetOf(call, payment)
  if (target === null) return refuse('sessionIsMissing')
  return await checkCode(call.db, call.deps, { ...target, code, key: call.idempotencyKey })
}
