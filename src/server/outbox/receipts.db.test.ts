// Delivery receipts: signed, in any order, and of no message that is gone.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openPeople } from '../../../tests/support/people.ts'
import { markets } from '../../core/market/markets.ts'
import type { DeliveryReceipt, MessageProvider } from '../ports/message-provider.ts'
import { queueSms } from './sms/sms.ts'
import { takeReceipt } from './take-receipt.ts'

onPostgres('a delivery receipt', (database) => {
  const providerSaying = (receipt: DeliveryReceipt): ReadonlyMap<string, MessageProvider> =>
    new Map([
      [
        'one',
        {
          name: 'one',
          speaks: false,
          sendsANumberOnce: true,
          send: async () => ({ outcome: 'notSent' as const }),
          readReceipt: () => receipt,
        },
      ],
    ])
  const nothing = { rawBody: new Uint8Array(), headers: {}, query: '' }

  it('is noted once, in whatever order the receipts come', async () => {
    const people = openPeople(database())
    const market = markets.standard
    const sms = { phone: people.newPhone(), market, purpose: 'login' as const, text: 'a text' }
    const smsId = await people.db.transaction((tx) => queueSms(tx, people.deps, sms))
    const take = (receipt: DeliveryReceipt, name = 'one') =>
      takeReceipt(people.deps, providerSaying(receipt), name, nothing)
    const noted = async () =>
      (await people.db.query('select delivery, delivery_reason as reason from sms_message where id = $1', [smsId]))[0]
    expect(await take('badSignature')).toBe(401)
    expect(await take('unreadable')).toBe(400)
    expect(await take('ignored')).toBe(204)
    expect(await take('ignored', 'nobody')).toBe(404)
    expect(await noted()).toEqual({ delivery: null, reason: null })
    expect(await take({ smsId, delivery: 'undelivered', reason: '30003' })).toBe(204)
    expect(await noted()).toEqual({ delivery: 'undelivered', reason: '30003' })
    await take({ smsId, delivery: 'delivered', reason: '' })
    await take({ smsId, delivery: 'undelivered', reason: '30003' })
    expect(await noted()).toEqual({ delivery: 'delivered', reason: '' })
    expect(await take({ smsId: 'sms_nobody', delivery: 'delivered', reason: '' })).toBe(204)
    people.close()
  })
})
