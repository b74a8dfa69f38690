// A credit balance asked back: written down once, sent once, and out of the books when it has gone. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { loanBalances } from '../../../tests/support/loan-balances.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { type Borrower, granted, loanStateOf, openWorld, type World } from '../../../tests/support/paying.ts'
import { date } from '../../core/calendar-date.ts'
import { bindPayoutAccount } from '../people/payout-account/payout-account-store.ts'
import { listReceipts } from './code/list-receipts.ts'
import { payRefund, requestRefund } from './refund/pay-refund.ts'

const paidOut = date('2026-08-10')
const now = '2026-08-20T10:00:00Z'

onPostgres('a credit balance', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    world = await openWorld(database(), now)
    who = await world.borrowerWithLoan(paidOut)
  })
  afterEach(() => world.close())
  const { payAt, codeFor, messages } = noticeTools(
    () => world,
    () => who,
  )

  const bind = (number: string) =>
    world.db.transaction((tx) =>
      bindPayoutAccount(tx, world.deps, who.borrowerId, {
        cardType: '1',
        channelNumber: '90006',
        bankCode: 'BOTI',
        bankName: 'Bank of the Islands',
        number,
        accountName: 'Ana Reyes',
        branch: '',
        city: '',
        birthDay: null,
      }),
    )
  /** Pays everything and 400.00 more. */
  const overpay = async () => {
    const { payCode } = await codeFor(140_000)
    await world.sandbox.pay({ payCode, amountMinor: 600_000 })
  }
  const ask = () => world.call(requestRefund, who, { orderId: who.orderId })
  const credit = async () => (await loanStateOf(world, who)).creditBalanceMinor
  const told = async () => (await messages()).map(({ body }) => body).join('\n')

  it('goes back to the bound account, once, and leaves the books', async () => {
    await overpay()
    await bind('001234567890')
    const asked = granted(await ask())
    expect(asked).toMatchObject({ amountMinor: 40_000, state: 'asked', account: '•••• 7890' })
    expect(await told()).toContain('we are sending the ₱ 400,00 you overpaid back')
    expect(await credit()).toBe(40_000)
    await world.runJobs()
    expect(await credit()).toBe(0)
    const balances = await loanBalances(world.db, who.orderId)
    expect([balances.creditBalance, balances.refundClearing]).toEqual([0, -40_000])
    const { refund, creditBalanceMinor } = granted(await world.call(listReceipts, who, { orderId: who.orderId }))
    expect([refund?.state, creditBalanceMinor]).toEqual(['paid', 0])
    expect(await told()).toContain('₱ 400,00 is on its way to your account')
    await payRefund(world.deps, asked.refundId, 0)
    expect(world.sandbox.counts().payouts).toBe(1)
    expect((await loanStateOf(world, who)).refundedMinor).toBe(40_000)
  })

  it('asked for again while it is under way is the same refund, told once', async () => {
    await overpay()
    await bind('001234567890')
    const asked = await ask()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([asked, asked, asked])
    expect((await told()).match(/we are sending/g)).toHaveLength(1)
  })

  it('is refused where there is none, where no account is bound, and to anybody else', async () => {
    expect(await ask()).toEqual({ refused: 'creditBalanceIsEmpty' })
    await overpay()
    expect(await ask()).toEqual({ refused: 'payoutAccountIsMissing' })
    const stranger = await world.borrowerWithLoan(paidOut)
    expect(await world.call(requestRefund, stranger, { orderId: who.orderId })).toEqual({ refused: 'notFound' })
    await bind('001234567890')
    granted(await ask())
    await world.runJobs()
    expect(await ask()).toEqual({ refused: 'creditBalanceIsEmpty' })
  })

  it('whose account is closed stays the borrower’s, and can be asked for again to another account', async () => {
    await overpay()
    await bind('001234560000')
    granted(await ask())
    await world.runJobs()
    expect(await credit()).toBe(40_000)
    expect(await told()).toContain('did not reach your account and is still yours')
    await bind('001234567890')
    expect(granted(await ask())).toMatchObject({ state: 'asked', account: '•••• 7890' })
    await world.runJobs()
    expect(await credit()).toBe(0)
  })

  it('whose answer was lost is asked about until it is known, and sent once', async () => {
    await overpay()
    await bind('001234567890')
    granted(await ask())
    world.sandbox.plan('/v1/payouts', { kind: 'fails', status: 503 }, 3)
    await world.runJobs()
    const { refund } = granted(await world.call(listReceipts, who, { orderId: who.orderId }))
    expect([refund?.state, await credit()]).toEqual(['sent', 40_000])
    for (const hour of [11, 12, 13]) {
      world.setTime(`2026-08-20T${hour}:00:00Z`)
      await world.runJobs()
    }
    expect(await credit()).toBe(0)
    expect(world.sandbox.counts().payouts).toBe(1)
  })

  it('that was used up before it left is not sent, and an alert is raised', async () => {
    const { transactionId } = await payAt(now, 140_000)
    const { payCode } = await codeFor(140_000)
    await world.sandbox.pay({ payCode, amountMinor: 460_000 })
    await bind('001234567890')
    granted(await ask())
    await world.sandbox.pay({ payCode, type: 'refunded', amountMinor: 140_000, transactionId })
    await world.runJobs()
    expect(world.sandbox.counts().payouts).toBe(0)
    expect(world.alerts.join('\n')).toContain('creditIsUsedUp')
    const { refund } = granted(await world.call(listReceipts, who, { orderId: who.orderId }))
    expect(refund?.state).toBe('failed')
  })
})
