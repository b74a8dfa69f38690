// Reminders from outside: the message with its way out, the call behind it, and the due dates as a calendar file.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { expectBadInput, expectRefusal, expectSuccess } from '../support/wire-shape.ts'

const product = productOfFile()

const stop = (token: string) => product.call({ path: '/hazel/service/reminder/stop', fields: { token } })

async function passDays(advanceDays: number): Promise<void> {
  const raw = { type: 'application/json', body: JSON.stringify({ advanceDays }) }
  expect((await product.call({ path: '/demo/clock', raw })).status).toBe(200)
}

async function reminders(who: PersonaView): Promise<string[]> {
  const { text } = await product.call({ method: 'GET', path: '/demo/outbox', query: { phone: String(who.phone) } })
  const sent = JSON.parse(text) as { purpose: string; text: string }[]
  return sent.filter(({ purpose }) => purpose === 'reminder').map((message) => message.text)
}

const wish = async (who: PersonaView) =>
  (await product.call({ method: 'GET', path: '/hazel/service/user/user-info', who })).data.reminders

const file = (who: PersonaView | null, orderId: unknown, query: Record<string, string> = {}) =>
  product.call({ method: 'GET', path: `/documents/calendar/${orderId}.ics`, who, query })

describe('GET /documents/calendar/<order>.ics', () => {
  it('answers what is not paid yet as whole days with names that stay, in the borrower’s language', async () => {
    const who = product.persona('overdue')
    const answer = await file(who, who.orderId)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${who.orderId}.ics"`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const lines = answer.text.replaceAll('\r\n ', '').split('\r\n')
    const uids = lines.filter((line) => line.startsWith('UID:'))
    expect(uids).toEqual([`UID:${who.orderId}-3@127.0.0.1`, `UID:${who.orderId}-4@127.0.0.1`])
    expect(lines.filter((line) => line.startsWith('DTSTART;VALUE=DATE:'))).toHaveLength(2)
    expect(answer.text).not.toMatch(/TZID|VTIMEZONE/)
    expect(answer.text).not.toContain(String(who.phone))
    expect((await file(who, who.orderId)).text.replace(/DTSTAMP:.*/g, '')).toBe(answer.text.replace(/DTSTAMP:.*/g, ''))
    expect((await file(who, who.orderId, { lang: 'id' })).text).toContain('bayar')
  })

  it('is set by its own borrower only: a foreign loan, a missing one and no session answer alike', async () => {
    const who = product.persona('active')
    const missing = await file(who, 'L0000000000000000000000')
    expect(missing.status).toBe(404)
    for (const answer of [await file(who, product.persona('due').orderId), await file(null, who.orderId)]) {
      expect([answer.status, answer.text]).toEqual([missing.status, missing.text])
    }
    expect((await file(product.persona('in-review'), product.persona('in-review').orderId)).status).toBe(404)
  })
})

describe('POST /hazel/service/reminder/stop', () => {
  it('stops the reminders of the borrower who got the message, without a session, and a setting brings them back', async () => {
    const who = product.persona('due')
    await passDays(2)
    const [text = ''] = await reminders(who)
    expect(text).toContain('1 day late')
    const token = /\/stop-reminders\?t=([\w-]{16})$/.exec(text)?.[1] ?? ''
    expect(await wish(who)).toBe(1)
    expectSuccess(await stop(token), '0')
    expect(await wish(who)).toBe(0)
    expectSuccess(await stop(token), '0')
    const before = (await reminders(who)).length
    await passDays(7)
    expect(await reminders(who)).toHaveLength(before)
    const back = {
      path: '/hazel/service/user/save-preferences',
      who: product.persona('due'),
      fields: { reminders: '1' },
    }
    expectSuccess(await product.call(back), '0')
  })

  it('refuses a link that was not issued', async () => {
    expectRefusal(await stop('AAAAAAAAAAAAAAAA'), '40401')
    expectBadInput(await product.call({ path: '/hazel/service/reminder/stop' }), 'token')
  })
})
