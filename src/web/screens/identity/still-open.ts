// Why an account stays for now: what is owed, payment by payment where the borrower is logged in, and what can be done.

import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { formatMoney } from '../../../core/money.ts'
import { apiContext, type Context, pageContext, withCommon } from '../../page/request-context.ts'
import { owedParts, type StillOpen } from './owed-parts.ts'

const reasons: readonly string[] = [
  refusalCodes.moneyIsStillOwed,
  refusalCodes.applicationIsStillOpen,
  refusalCodes.creditIsStillYours,
]

/** What a refused deletion tells; null for every other refusal. */
export async function stillOpen(context: Context, { code, message, values }: Problem): Promise<StillOpen | null> {
  if (!reasons.includes(code)) return null
  const amount = typeof values.amount === 'string' ? values.amount : ''
  const orderId = typeof values.orderId === 'string' ? values.orderId : ''
  const isDebt = code === refusalCodes.moneyIsStillOwed
  const { signedIn, moneyFormat, currencySymbol } = context.get(pageContext)
  const found = signedIn && orderId !== '' ? await context.get(apiContext).getOrder({ orderId }) : null
  const order = found?.ok ? found.data : null
  const parts = order === null ? null : owedParts(order)
  // Several loans may be open: lines that do not come to the sum would say something wrong.
  const isWhole = parts !== null && formatMoney(parts.totalMinor, moneyFormat, currencySymbol) === amount
  const ids = { orderId, productId: order?.productId }
  return {
    message,
    isDebt,
    amount,
    ...(isDebt && isWhole ? parts : { lines: [], lateMinor: 0, totalMinor: 0 }),
    repay: isDebt && order !== null ? withCommon(context, addresses.repay, ids) : null,
    order: order === null ? null : withCommon(context, addresses.loanDetail, ids),
  }
}
