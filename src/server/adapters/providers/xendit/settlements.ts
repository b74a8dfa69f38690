// What Xendit has settled to the lender's balance there: its list of transactions, read page by page for a time.

import { z } from 'zod'
import { parseCalendarDate } from '../../../../core/calendar-date.ts'
import type { ReportLine, ReportLineKind } from '../../../../core/reconciliation/report-mapping.ts'
import type { SettledList, SettlementSource } from '../../../ports/settlement-source.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { fromXendit, type XenditSettings } from './settings.ts'

/** https://docs.xendit.co/apidocs/list-transactions, and `balance_and_transaction/models` of its SDK. */
const transaction = z.object({
  id: z.string().min(1).max(100),
  product_id: z.string().max(100).nullish(),
  type: z.string(),
  status: z.string(),
  reference_id: z.string().max(255).nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: z.number().nonnegative(),
  cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']),
  settlement_status: z.string().nullish(),
  estimated_settlement_time: z.string().nullish(),
  updated: z.string(),
  fee: z
    .object({
      xendit_fee: z.number(),
      value_added_tax: z.number(),
      xendit_withholding_tax: z.number().nullish(),
      third_party_withholding_tax: z.number().nullish(),
      status: z.string(),
    })
    .nullish(),
})
type Transaction = z.output<typeof transaction>
const page = z.object({ has_more: z.boolean(), data: z.array(transaction) })

/** Every other type moves the lender's own money, or is unknown to us: an officer looks at both. */
const kinds: Readonly<Record<string, ReportLineKind>> = {
  PAYMENT: 'payment',
  IN_PERSON_PAYMENT: 'payment',
  REFUND: 'paymentReturn',
  CHARGEBACK: 'paymentReturn',
  DISBURSEMENT: 'payout',
  REMITTANCE_PAYOUT: 'payout',
}
const settledStatuses = ['SETTLED', 'EARLY_SETTLED']
const perPage = 50
/** More than a day of any lender whose data this is read for has; then it is read in shorter times. */
const pagesMax = 2_000

/** Xendit's list as settlements: the money is then on the lender's balance there, which the ledger keeps as an account of its own. */
export function xenditSettlements(api: ApiMeans, settings: XenditSettings): SettlementSource {
  return {
    name: 'xendit',
    // Virtual accounts settle the next day, cards and counters in up to five working days.
    missingAfterDays: 8,
    async list(from, to): Promise<SettledList> {
      const lines: ReportLine[] = []
      const seen = new Set<string>()
      let afterId: string | null = null
      for (let pages = 0; pages < pagesMax; pages += 1) {
        const asked = await askApi(api, { method: 'GET', path: pathOf(settings, from, to, afterId) })
        if (asked.outcome !== 'answered') return { outcome: 'unknown', why: asked.outcome }
        const read = page.safeParse(asked.body)
        if (!read.success) return { outcome: 'unknown', why: 'a page that cannot be read' }
        for (const one of read.data.data) {
          if (seen.has(one.id)) continue
          seen.add(one.id)
          const line = lineOf(one, lines.length + 1)
          if (line === 'unreadable') return { outcome: 'unknown', why: `transaction ${one.id} cannot be read` }
          if (line !== null) lines.push(line)
        }
        const last = read.data.data.at(-1)
        if (!read.data.has_more) return { outcome: 'listed', lines }
        if (last === undefined || last.id === afterId) return { outcome: 'unknown', why: 'pages that do not end' }
        afterId = last.id
      }
      return { outcome: 'unknown', why: 'too many pages' }
    },
  }
}

function pathOf({ XENDIT_CURRENCY }: XenditSettings, from: Date, to: Date, afterId: string | null): string {
  const query = new URLSearchParams([
    ['statuses', 'SUCCESS'],
    ['currency', XENDIT_CURRENCY],
    ['updated[gte]', from.toISOString()],
    ['updated[lte]', to.toISOString()],
    ['limit', `${perPage}`],
    ...(afterId === null ? [] : [['after_id', afterId]]),
  ])
  return `/transactions?${query.toString()}`
}

/** Null for what is not settled yet, or whose fee is not known yet: it is in a later list. */
function lineOf(of: Transaction, line: number): ReportLine | null | 'unreadable' {
  const { type, status, cashflow, settlement_status: settled, fee } = of
  if (status !== 'SUCCESS' || fee?.status === 'PENDING') return null
  const isIn = cashflow === 'MONEY_IN'
  if (isIn && !settledStatuses.includes(settled ?? '')) return null
  const amountMinor = fromXendit(of.amount)
  const feeMinor = feeOf(fee)
  const settledOn = parseCalendarDate(((isIn ? of.estimated_settlement_time : null) ?? of.updated).slice(0, 10))
  if (amountMinor === null || feeMinor === null || settledOn === null) return 'unreadable'
  const grossMinor = isIn ? amountMinor : -amountMinor
  return {
    line,
    id: of.id,
    kind: kinds[type] ?? 'ownTransfer',
    transactionId: of.product_id ?? of.id,
    reference: of.reference_id ?? '',
    grossMinor,
    feeMinor,
    netMinor: grossMinor - feeMinor,
    currency: of.currency,
    settledOn,
    bankAccount: 'balance at xendit',
  }
}

/** Fees with their taxes, minor units; null for what is no whole number of them. A fee that is not charged is 0. */
function feeOf(fee: Transaction['fee']): number | null {
  if (fee === null || fee === undefined || fee.status === 'CANCELED' || fee.status === 'REVERSED') return 0
  const { xendit_fee, value_added_tax, xendit_withholding_tax, third_party_withholding_tax } = fee
  const sum = xendit_fee + value_added_tax + (xendit_withholding_tax ?? 0) + (third_party_withholding_tax ?? 0)
  return sum === 0 ? 0 : fromXendit(sum)
}
