// Messages that the lender's app shows on a phone: once, never at night, as a text where the phone does not show them. Over both engines.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../../tests/support/databases.ts'
import { openWorld } from '../../../../tests/support/paying.ts'
import { internationalPhone } from '../../../core/identity/phone.ts'
import { markets } from '../../../core/market/markets.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { emptyBatch } from '../../batch/rows.ts'
import { writeBatch } from '../../batch/write-rows.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { createSession, endLiveSessions, hashOf, logOutOf } from '../../people/session/session-store.ts'
import type { OutgoingPush, PushAnswer, PushReceipt } from '../../ports/push.ts'
import { deliveriesTo } from '../sms/delivery-store.ts'
import { addSms, smsJobs } from '../sms/sms.ts'
import { takeReceipt } from '../take-receipt.ts'
import { kindOf, type SmsPurpose } from '../wish/purposes.ts'
import { saveWishes } from '../wish/wish-store.ts'
import { forgetPushPhone, hasPushPhone, savePushPhone } from './push-store.ts'

const smsPurposes = Object.keys(kindOf) as SmsPurpose[]

onPostgres('a message for the phone', (database) => {
  // A borrower of its own for each test: the database is that of the file.
  let count = 0
  let borrower: { readonly id: string; readonly phone: string; readonly address: string }
  let world: Awaited<ReturnType<typeof openWorld>>
  let texted: string[]
  let pushed: OutgoingPush[]
  let answers: PushAnswer[]
  let receipt: PushReceipt
  beforeEach(async () => {
    world = await openWorld(database(), '2026-08-20T02:00:00Z')
    ;[texted, pushed, answers, receipt] = [[], [], [], 'ignored']
    count += 1
    borrower = {
      id: `b-push-${count}`,
      phone: `91700002${String(count).padStart(2, '0')}`,
      address: `phone-${count}-address`,
    }
    await newBorrower(borrower)
    await savePushPhone(world.db, { borrowerId: borrower.id, address: borrower.address, deviceId: 'device' }, now())
  })
  afterEach(async () => {
    // All tests share one database: a message of this one is no work of the next.
    await world.db.execute('delete from sms_message where phone = $1', [borrower.phone])
    await forgetPushPhone(world.db, borrower.id)
    await world.close()
  })

  const now = () => world.deps.clock.now()
  const newBorrower = ({ id, phone }: { id: string; phone: string }) =>
    world.db.execute(
      `insert into borrower (id, market, phone, language, known_to_host, created_at) values ($1, 'standard', $2, 'es', false, $3)`,
      [id, phone, now()],
    )
  const deps = () => ({
    ...world.deps,
    // Its reminders are about no loan.
    hooks: { ...world.deps.hooks, isReminderOver: async () => false },
    sms: { send: async ({ text }: { readonly text: string }) => void texted.push(text) },
    push: {
      name: 'host',
      send: async (push: OutgoingPush): Promise<PushAnswer> => {
        pushed.push(push)
        return answers.shift() ?? { outcome: 'taken' }
      },
      readReceipt: () => receipt,
    },
  })
  async function write(purposes: readonly SmsPurpose[], more: { spoken?: boolean } = {}) {
    const writes = emptyBatch()
    for (const purpose of purposes)
      addSms(writes, deps(), {
        phone: borrower.phone,
        market: markets.standard,
        purpose,
        text: purpose,
        about: `line of ${purpose}`,
        ...more,
      })
    await world.db.transaction((tx) => writeBatch(tx, writes))
  }
  const send = () => runDueJobs(smsJobs, deps())
  async function tell(became: 'shown' | 'failed' | 'gone', messageId = pushed[0]?.messageId ?? '') {
    receipt = { messageId, became, reason: 'a reason' }
    const call = { rawBody: new Uint8Array(), headers: {}, query: '' }
    expect(await takeReceipt(deps(), new Map(), 'host', call)).toBe(204)
  }
  const states = () =>
    world.db.query<{ purpose: SmsPurpose; state: string; push: string | null; delivery: string | null }>(
      `select purpose, state, push_state as push, delivery from sms_message where phone = $1 order by purpose, created_at, id`,
      [borrower.phone],
    )
  const isPushed = async () => await hasPushPhone(world.db, borrower.id)

  it('goes there by kind: no code and no warning, and what is spoken is a call', async () => {
    await write(smsPurposes)
    await write(['loan'], { spoken: true })
    await send()
    const kinds = ['complaint', 'decision', 'loan', 'payout', 'receipt', 'reminder']
    const { push } = serverWordsFor('es')
    expect(pushed).toHaveLength(kinds.length)
    expect(new Set(pushed.map(({ body }) => body))).toEqual(new Set(Object.values(push)))
    expect(texted.toSorted()).toEqual([...smsPurposes.filter((one) => !kinds.includes(one)), 'loan'].toSorted())
  })

  it('says one neutral line in the borrower’s language, and leads to its line of the inbox', async () => {
    await write(['receipt'])
    await send()
    const { lenderName, publicOrigin } = world.deps.config
    expect(pushed).toEqual([
      {
        messageId: expect.stringMatching(/^sms/),
        to: borrower.address,
        title: lenderName,
        body: 'Tiene un recibo nuevo.',
        link: `${publicOrigin}/inbox?line=line+of+receipt`,
      },
    ])
    expect(texted).toEqual([])
    expect(await states()).toEqual([{ purpose: 'receipt', state: 'sent', push: 'taken', delivery: null }])
    await tell('shown')
    const told = await deliveriesTo(world.db, internationalPhone(borrower.phone, markets.standard.phone))
    expect(told.get('line of receipt')).toEqual({ delivery: 'delivered', byPhone: true })
  })

  it('that has to arrive is texted once when the phone does not confirm in time that it was shown', async () => {
    await write(['loan'])
    await send()
    expect([pushed.length, texted]).toEqual([1, []])
    world.setTime('2026-08-20T02:09:59Z')
    await send()
    expect([pushed.length, texted]).toEqual([1, []])
    world.setTime('2026-08-20T02:10:00Z')
    await send()
    await send()
    expect([pushed.length, texted]).toEqual([1, ['loan']])
    // A word that comes too late changes nothing.
    await tell('shown')
    expect(await states()).toEqual([{ purpose: 'loan', state: 'sent', push: 'late', delivery: null }])
  })

  it('that has to arrive and was shown is not texted', async () => {
    await write(['loan'])
    await send()
    await tell('shown')
    await tell('shown')
    await tell('failed')
    world.setTime('2026-08-20T03:00:00Z')
    await send()
    expect(texted).toEqual([])
    expect(await states()).toEqual([{ purpose: 'loan', state: 'sent', push: 'shown', delivery: 'delivered' }])
  })

  it('that the phone did not show is texted at once where it has to arrive, and not where it does not', async () => {
    await write(['loan', 'receipt'])
    await send()
    for (const { messageId } of pushed) await tell('failed', messageId)
    await send()
    expect(texted).toEqual(['loan'])
    expect(await states()).toEqual([
      { purpose: 'loan', state: 'sent', push: 'failed', delivery: null },
      { purpose: 'receipt', state: 'sent', push: 'taken', delivery: 'undelivered' },
    ])
  })

  it.each<PushAnswer>([{ outcome: 'refused', reason: 'status 400' }, { outcome: 'notSent' }])(
    'is texted at once after %o, and the phone stays',
    async (answer) => {
      answers = [answer]
      await write(['receipt'])
      await send()
      expect([texted, await isPushed()]).toEqual([['receipt'], true])
    },
  )

  it('is texted where the phone is gone, and nothing goes there again', async () => {
    answers = [{ outcome: 'gone' }]
    await write(['receipt'])
    await send()
    expect([texted, await isPushed()]).toEqual([['receipt'], false])
    await write(['receipt'])
    await send()
    expect([pushed.length, texted]).toEqual([1, ['receipt', 'receipt']])
  })

  it('forgets the phone when its receipt says gone, unless the borrower has registered one since', async () => {
    await write(['loan'])
    await send()
    world.setTime('2026-08-20T02:05:00Z')
    await savePushPhone(world.db, { borrowerId: borrower.id, address: 'a-newer-phone', deviceId: '' }, now())
    await tell('gone')
    expect(await isPushed()).toBe(true)
    await send()
    expect(texted).toEqual(['loan'])
    await write(['loan'])
    await send()
    await tell('gone', pushed[1]?.messageId)
    expect(await isPushed()).toBe(false)
  })

  it('whose answer was lost is handed over under the same number; what does not have to arrive is never texted as well', async () => {
    answers = Array.from({ length: 50 }, () => ({ outcome: 'unknown' }))
    await write(['loan', 'receipt'])
    for (let minute = 0; minute < 40; minute += 2) {
      world.setTime(`2026-08-20T02:${String(minute).padStart(2, '0')}:00Z`)
      await send()
    }
    expect(new Set(pushed.map(({ messageId }) => messageId)).size).toBe(2)
    expect(pushed.length).toBeGreaterThan(2)
    expect(texted).toEqual(['loan'])
    expect((await states()).map(({ state, push }) => [state, push])).toEqual([
      ['sent', 'late'],
      ['sent', 'asked'],
    ])
  })

  it('waits for the morning, and is counted by the cap of the market', async () => {
    world.setTime('2026-08-20T14:30:00Z')
    await write(['reminder', 'reminder', 'reminder'])
    await send()
    expect(pushed).toEqual([])
    world.setTime('2026-08-20T22:00:00Z')
    await send()
    await send()
    expect([pushed.length, texted]).toEqual([2, []])
  })

  it('that is not wanted there is a text, and what is wanted nowhere is stopped', async () => {
    const wish = (channel: 'sms' | 'push', wanted: boolean) =>
      saveWishes(world.db, borrower.id, { receipts: wanted }, { now: now(), channel })
    await wish('push', false)
    await write(['receipt'])
    await send()
    expect([pushed.length, texted]).toEqual([0, ['receipt']])
    await wish('sms', false)
    await write(['receipt'])
    await send()
    expect([pushed.length, texted.length]).toEqual([0, 1])
    await wish('push', true)
    answers = [{ outcome: 'taken' }, { outcome: 'refused', reason: 'status 400' }]
    await write(['receipt'])
    await send()
    await write(['receipt'])
    await send()
    expect([pushed.length, texted.length]).toEqual([2, 1])
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['sent', 'sent', 'stopped', 'stopped'])
  })

  it('goes to the last phone only, and to no earlier owner of it and no other session', async () => {
    const other = { id: `${borrower.id}-other`, phone: `8${borrower.phone.slice(1)}` }
    await newBorrower(other)
    const save = (borrowerId: string, address: string, deviceId: string) =>
      savePushPhone(world.db, { borrowerId, address, deviceId }, now())
    await save(other.id, borrower.address, 'device')
    expect([await isPushed(), await hasPushPhone(world.db, other.id)]).toEqual([false, true])
    // Somebody else logs in on the device.
    const session = { borrowerId: borrower.id, kind: 'api', deviceId: 'device', params: {} } as const
    await createSession(world.db, world.deps, session)
    expect(await hasPushPhone(world.db, other.id)).toBe(false)
    // A device without a name says nothing of other devices without a name.
    await save(other.id, 'another-address', '')
    await createSession(world.db, world.deps, { ...session, deviceId: '' })
    expect(await hasPushPhone(world.db, other.id)).toBe(true)
    await forgetPushPhone(world.db, other.id)
    // A logout counts on the device that it was made on.
    await save(borrower.id, borrower.address, 'device')
    const logOut = (deviceId: string) => logOutOf(world.db, world.deps, { ...session, sessionHash: '00', deviceId })
    await logOut('a tablet')
    expect(await isPushed()).toBe(true)
    await logOut('device')
    expect(await isPushed()).toBe(false)
    // Ending all other logins ends it there, too.
    const kept = hashOf(await createSession(world.db, world.deps, session))
    await save(borrower.id, borrower.address, 'device')
    await endLiveSessions(world.db, world.deps, borrower.id, kept)
    expect(await isPushed()).toBe(true)
    await save(borrower.id, borrower.address, 'a lost phone')
    await endLiveSessions(world.db, world.deps, borrower.id, kept)
    expect(await isPushed()).toBe(false)
    await save(borrower.id, borrower.address, 'device')
    await endLiveSessions(world.db, world.deps, borrower.id, null)
    expect(await isPushed()).toBe(false)
  })
})
