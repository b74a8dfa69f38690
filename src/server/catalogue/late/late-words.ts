// What a late instalment costs, in words: the rule, its caps, and examples.

import type { Row } from '../../../contracts/wire.ts'
import type { Disclosure } from '../../../core/loan/disclosure.ts'
import type { LateRow } from '../../../core/loan/late-row.ts'
import type { CostCaps } from '../../../core/market/market.ts'
import type { Voice } from '../../../words/voice.ts'
import { written } from '../price/offer-words.ts'

/** Our standard charge for lateness, in one sentence without a full stop. */
export function lateRuleText({ lateRule }: Pick<Disclosure, 'lateRule'>, voice: Voice): string {
  const { late, taxes } = voice.words
  const once = lateRule.onceMinor === 0 ? null : late.once({ amount: voice.money(lateRule.onceMinor) })
  const tiers = lateRule.tiers
    .filter((tier) => tier.dailyBps > 0)
    .map((tier, index) => {
      const value = { rate: voice.percentOfBps(tier.dailyBps), fromDay: tier.fromDay }
      return index === 0 ? late.firstTier(value) : late.laterTier(value)
    })
  if (once === null && tiers.length === 0) return late.nothing
  const rule = late.rule({ once, tiers })
  const more = [
    ...(lateRule.graceDays === 0 ? [] : [late.grace({ days: lateRule.graceDays })]),
    ...(lateRule.tax === undefined ? [] : [taxes.late(written(lateRule.tax, voice))]),
  ]
  return more.length === 0 ? rule : `${rule}. ${more.join(' ')}`
}

/** The limits that hold against the price list, joined; null where the market sets none. */
export function capsText(caps: CostCaps, maxTotalCostMinor: number | null, voice: Voice): string | null {
  const { late } = voice.words
  const pieces: string[] = []
  if (caps.lateOnceMinor !== undefined) pieces.push(late.capOnce({ amount: voice.money(caps.lateOnceMinor) }))
  if (caps.lateDailyBps !== undefined) pieces.push(late.capDaily({ rate: voice.percentOfBps(caps.lateDailyBps) }))
  if (caps.lateMonthlyBps !== undefined) pieces.push(late.capMonthly({ rate: voice.percentOfBps(caps.lateMonthlyBps) }))
  if (caps.allInDailyBps !== undefined) pieces.push(late.capAllIn({ rate: voice.percentOfBps(caps.allInDailyBps) }))
  if (maxTotalCostMinor !== null) pieces.push(late.capTotal({ amount: voice.money(maxTotalCostMinor) }))
  return pieces.length === 0 ? null : pieces.join('; ')
}

/** {@link capsText}, or that there are none. */
export function lateCapText(disclosure: Disclosure, voice: Voice): string {
  return capsText(disclosure.lateRule.caps, disclosure.maxTotalCostMinor, voice) ?? voice.words.late.noCap
}

/** "₱1,400.00 paid 7 days late costs on top": "₱112.00 (our standard charge: ₱1,700.00)". */
export function lateExampleRow(example: LateRow, voice: Voice): Row {
  const charged = voice.money(example.chargedMinor)
  return {
    label: voice.words.late.example({ days: example.daysLate, unpaid: voice.money(example.unpaidMinor) }),
    value:
      example.chargedMinor === example.nominalMinor
        ? charged
        : voice.words.late.exampleCapped({ charged, nominal: voice.money(example.nominalMinor) }),
  }
}
