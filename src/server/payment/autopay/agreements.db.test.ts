// An agreement to automatic repayment: the words that it was given to, and how many a day, since each near a due date sends a notice.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { type Borrower, granted, openWorld, type World } from '../../../../tests/support/paying.ts'
import { date } from '../../../core/calendar-date.ts'
import { autopayRules } from '../../../core/payment/autopay.ts'
import { sandboxCards } from '../../adapters/providers/sandbox/desk.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { smsJobs } from '../../outbox/sms/sms.ts'
import { askCardSetup, beginCardSetup } from '../card/add-card.ts'
import { listSavedCards } from '../charge/own-cards.ts'
import { paymentJobs } from '../jobs.ts'
import { getAutopay, startAutopay, stopAutopay } from './switch-autopay.ts'

onPostgres('an agreement to automatic repayment', (database) => {
  let world: World
  let who: Borrower
  beforeEach(async () => {
    // Four days before a due date, at the hour of the notice.
    world = await openWorld(database(), '2026-09-05T03:00:00Z')
    who = await world.borrowerWithLoan(date('2026-08-10'))
  })
  afterEach(async () => {
    await world.call(stopAutopay, who, { orderId: who.orderId })
    await world.close()
  })

  const addCard = async (): Promise<string> => {
    const { setupId, pageUrl } = granted(await world.call(beginCardSetup, who, {}))
    const [card] = sandboxCards.filter(({ lastFour }) => lastFour === '4242')
    if (card === undefined) throw new Error('no card')
    world.sandbox.finishSetup(/\/demo\/card\/([\w-]+)\?/.exec(pageUrl)?.[1] ?? '', card)
    granted(await world.call(askCardSetup, who, { setupId }))
    return granted(await world.call(listSavedCards, who, {})).cards[0]?.id ?? ''
  }
  const agree = async (cardId: string) => {
    const { version } = granted(await world.call(getAutopay, who, { orderId: who.orderId }))
    const answer = await world.call(startAutopay, who, { orderId: who.orderId, cardId, version, agreed: true })
    await runDueJobs({ ...paymentJobs, ...smsJobs }, world.deps)
    return answer
  }
  const standing = async () => granted(await world.call(getAutopay, who, { orderId: who.orderId }))
  const notices = () =>
    world.db.query(`select id from sms_message where phone = $1 and body like '%stop-automatic-repayment%'`, [
      who.phone,
    ])

  it('is made so often a day: near a due date each agreement sends its notice', async () => {
    const cardId = await addCard()
    for (let n = 0; n < autopayRules.agreementsADay; n += 1) {
      granted(await agree(cardId))
      granted(await world.call(stopAutopay, who, { orderId: who.orderId }))
    }
    expect(await agree(cardId)).toMatchObject({ refused: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    expect(await notices()).toHaveLength(autopayRules.agreementsADay)
    world.setTime('2026-09-06T03:00:01Z')
    granted(await agree(cardId))
  })
  it('shows the words that it was given to, whatever is asked of others since', async () => {
    granted(await agree(await addCard()))
    await world.db.execute(`insert into agreement_text values ('words-of-then', $1, $2)`, [
      'We take what is due.\nYou can stop it.',
      world.deps.clock.now(),
    ])
    await world.db.execute(`update autopay set text_hash = 'words-of-then' where order_id = $1`, [who.orderId])
    expect((await standing()).terms).toEqual(['We take what is due.', 'You can stop it.'])
    granted(await world.call(stopAutopay, who, { orderId: who.orderId }))
    expect((await standing()).terms[0]).toMatch(/we will take what is due/)
  })
})
