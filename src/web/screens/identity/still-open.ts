// Why an account stays for now: what is owed, payment by payment where the borrower is logged in, and what can be done.

import type { RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { formatMoney } from '../../../core/money.ts'
import { apiContext, pageContext, withCommon } from '../../page/request-context.ts'

type Context = Readonly<RouterContextProvider>
type Order = CallOutput<'getOrder'>

interface OwedLine {
  readonly place: string
  readonly dueDate: string
  readonly minor: number
}

export interface StillOpen {
  /** The server's sentence: the reason, and what can be done. */
  readonly message: string
  readonly isDebt: boolean
  /** What is owed in all, as the server wrote it; empty where it is no debt. */
  readonly amount: string
  /** What it is made of; empty where that is not known to this page, or there is more than one loan. */
  readonly lines: readonly OwedLine[]
  readonly lateMinor: number
  readonly totalMinor: number
  /** To pay, and to the loan; null without a session. */
  readonly repay: string | null
  readonly order: string | null
}

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

/** What is left of each payment, and the late charges beside them. Amounts in minor units. */
export function owedParts({
  schedule,
}: Pick<Order, 'schedule'>): Pick<StillOpen, 'lines' | 'lateMinor' | 'totalMinor'> {
  const lines = schedule
    .map(({ n, dueDate, amountMinor, paidMinor }) => ({
      place: `${n}/${schedule.length}`,
      dueDate,
      minor: amountMinor - paidMinor,
    }))
    .filter(({ minor }) => minor > 0)
  const lateMinor = schedule.reduce((sum, line) => sum + line.lateChargeMinor, 0)
  return { lines, lateMinor, totalMinor: lines.reduce((sum, { minor }) => sum + minor, lateMinor) }
}
