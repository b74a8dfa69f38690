// The wire of what a phone could tell of its owner: contacts never, place and kind only after a question answered now.

import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../src/server/api.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { runDueJobs } from '../../src/server/jobs/run-jobs.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  exactly,
  expectBadInput,
  expectRefusal,
  expectSuccess,
  having,
  integer,
  time,
  words,
} from '../support/wire-shape.ts'

const base = '/hazel/service/device'
const product = productOfFile()

const post = (call: string, who: PersonaView | null, fields: Record<string, unknown>) =>
  product.call({ path: `${base}/${call}`, who, fields })

const place = { latitude: '14.599512', longitude: '120.984222' }

async function ask(who: PersonaView, kind: string): Promise<string> {
  const answer = await post('ask-consent', who, { kind })
  expectSuccess(
    answer,
    '0',
    having({
      consentRef: words,
      kind: exactly(kind),
      question: words,
      keeps: words,
      keptDays: integer,
      expiresAt: time,
    }),
  )
  return answer.data.consentRef
}

async function advance(minutes: number): Promise<void> {
  const raw = { type: 'application/json', body: JSON.stringify({ advanceMinutes: minutes }) }
  expect((await product.call({ path: '/demo/clock', raw })).status).toBe(200)
}

const facts = () => product.server.deps.db.query<{ kind: string; data: unknown }>('select kind, data from device_fact')

describe('POST /hazel/service/contacts/save', () => {
  it('is always refused by name, for any sender and content', async () => {
    const path = '/hazel/service/contacts/save'
    for (const who of [null, product.persona('active')]) {
      expectRefusal(await product.call({ path, who }), '45001', 'We never collect your contacts.')
      const list = {
        type: 'application/json',
        body: JSON.stringify({ contacts: [{ name: 'Ana', phone: '1' }], agree: 1 }),
      }
      expectRefusal(await product.call({ path, who, raw: list }), '45001')
      const doubled = { type: 'application/x-www-form-urlencoded', body: 'phone=1&phone=2' }
      expectRefusal(await product.call({ path, who, raw: doubled }), '45001')
    }
  })
})

describe('POST /hazel/service/device/location and device-info', () => {
  it.each(['location', 'device-info'])('refuses %s without its own consent, with any other content', async (call) => {
    const who = product.persona('active')
    expectRefusal(await post(call, who, {}), '45002')
    expectRefusal(await post(call, who, { ...place, os: 'android', imei: '356938035643809', agree: '1' }), '45002')
    expectRefusal(await post(call, who, { ...place, agree: '1', consentRef: 'made-up' }), '45002')
    expect((await post(call, null, place)).code).toBe('401')
    expect(await facts()).toEqual([])
  })

  it('takes a place once for a yes, and keeps it to a tenth of a degree', async () => {
    const who = product.persona('active')
    const consentRef = await ask(who, 'location')
    expectRefusal(await post('location', who, { ...place, consentRef }), '45002')
    expectRefusal(await post('location', who, { ...place, consentRef, agree: '0' }), '45002')
    expectRefusal(await post('location', who, { consentRef, agree: '1', latitude: '95', longitude: '1' }), '40002')
    const answer = await post('location', who, { ...place, consentRef, agree: '1', altitude: '12' })
    expectSuccess(answer, '0', having({ kept: exactly('14.6, 121.0'), forgetOn: words }))
    expect(await facts()).toEqual([{ kind: 'location', data: { latitudeTenths: 146, longitudeTenths: 1210 } }])
    expectRefusal(await post('location', who, { ...place, consentRef, agree: '1' }), '45002')
  })

  it('takes the system and its main version, and nothing that tells one phone from another', async () => {
    const who = product.persona('due')
    const fields = { consentRef: await ask(who, 'deviceInfo'), agree: '1', os: 'Android', osVersion: '14.0.1' }
    const answer = await post('device-info', who, { ...fields, model: 'SM-G998B', imei: '356938035643809' })
    expectSuccess(answer, '0', having({ kept: exactly('android 14') }))
    const kept = (await facts()).find(({ kind }) => kind === 'deviceInfo')
    expect(kept?.data).toEqual({ os: 'android', mainVersion: 14 })
  })

  it('refuses a consent to another question, of another borrower, and one that is five minutes old', async () => {
    const who = product.persona('overdue')
    const fields = { ...place, agree: '1', consentRef: await ask(who, 'location') }
    expectRefusal(await post('device-info', who, fields), '45002')
    expectRefusal(await post('location', product.persona('active'), fields), '45002')
    await advance(5)
    expectRefusal(await post('location', who, fields), '45002')
  })

  it('erases what was kept when the consent is taken back, and by itself after thirty days', async () => {
    const [one, other] = [product.persona('active'), product.persona('due')]
    const again = { ...place, agree: '1', consentRef: await ask(one, 'location') }
    expectSuccess(await post('location', one, again), '0')
    expectSuccess(await post('withdraw-consent', one, { kind: 'location' }), '0', having({ erased: exactly(1) }))
    expectSuccess(await post('withdraw-consent', one, { kind: 'location' }), '0', having({ erased: exactly(0) }))
    expectBadInput(await post('withdraw-consent', one, { kind: 'contacts' }), 'kind')
    const fields = { consentRef: await ask(other, 'deviceInfo'), agree: '1', os: 'ios', osVersion: '18.1' }
    expectSuccess(await post('device-info', other, fields), '0')
    const { deps } = product.server
    await runDueJobs(jobHandlers, deps, { until: new Date(deps.clock.now().getTime() + 29 * 86_400_000) })
    expect(await facts()).toHaveLength(1)
    await runDueJobs(jobHandlers, deps, { until: new Date(deps.clock.now().getTime() + 31 * 86_400_000) })
    expect(await facts()).toEqual([])
  })
})
