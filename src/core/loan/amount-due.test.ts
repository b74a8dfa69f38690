// What the repayment screen asks for, what tomorrow adds, and where another amount would go.

import { describe, expect, it } from 'vitest'
import { amountToPay, chargeOfNextDay } from './amount-due.ts'
import { previewPayment } from './preview.ts'
import { replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, paid, referenceCaps } from './test-loans.ts'

const capped = loanOf({ ...fourPayments, caps: referenceCaps })
const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

describe('the amount to pay', () => {
  it('is the next instalment while nothing is due', () => {
    expect(amountToPay(replayLoan(capped, twoPaid, onDay(70)))).toEqual({
      totalMinor: 140_000,
      penaltyMinor: 0,
      feeMinor: 0,
      interestMinor: 15_000,
      principalMinor: 125_000,
      dueDate: onDay(90),
      instalments: [3],
      sentBackMinor: 0,
      usedBackMinor: 0,
    })
  })

  it('is all that is due with its charges once something is', () => {
    expect(amountToPay(replayLoan(capped, twoPaid, onDay(102)))).toMatchObject({
      totalMinor: 153_440,
      instalments: [3],
    })
    expect(amountToPay(replayLoan(capped, twoPaid, onDay(120)))).toMatchObject({
      dueDate: onDay(90),
      instalments: [3, 4],
      totalMinor: 280_000 + 30 * 1_120,
    })
  })

  it('is nothing once all is paid', () => {
    expect(amountToPay(replayLoan(capped, [paid('all', 3, 560_000)], onDay(4)))).toBeNull()
  })
})

describe('tomorrow', () => {
  it('adds 11.20 to the overdue payment of the example', () => {
    expect(chargeOfNextDay(capped, twoPaid, onDay(102))).toBe(1_120)
  })

  it('adds nothing before the due date, and the first charge on it', () => {
    expect(chargeOfNextDay(capped, twoPaid, onDay(89))).toBe(0)
    expect(chargeOfNextDay(loanOf(fourPayments), twoPaid, onDay(90))).toBe(107_000)
  })

  it('adds nothing on a holiday that is known today', () => {
    const holiday = { kind: 'chargeHoliday', id: 'h', valueDate: onDay(103), lastDay: onDay(110) } as const
    expect(chargeOfNextDay(capped, [...twoPaid, holiday], onDay(102))).toBe(0)
  })
})

describe('the preview of a payment', () => {
  it('says where the money goes and what is left', () => {
    const preview = previewPayment(capped, twoPaid, onDay(102), 20_000)
    expect(preview.receipt).toMatchObject({
      partsMinor: { penalty: 13_440, fee: 0, interest: 6_560, principal: 0 },
      owedAfterMinor: 273_440,
    })
    expect(preview.statusAfter).toBe('overdue')
    expect(preview.after.amountDue.totalMinor).toBe(133_440)
  })

  it('is what the receipt then says', () => {
    const { receipt } = previewPayment(capped, twoPaid, onDay(102), 300_000)
    const made = replayLoan(capped, [...twoPaid, paid('made', 102, 300_000)], onDay(102)).receipts.at(-1)
    expect({ ...receipt, id: 'made' }).toEqual(made)
    expect(receipt.creditMinor).toBe(300_000 - 293_440)
  })

  it('comes after what was paid the same day', () => {
    const preview = previewPayment(capped, [...twoPaid, paid('today', 102, 153_440)], onDay(102), 1_000)
    expect(preview.receipt.lines).toEqual([{ n: 4, part: 'interest', amountMinor: 1_000 }])
    expect(preview.statusAfter).toBe('active')
  })
})
