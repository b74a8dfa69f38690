// The wire of the registration landing page, from outside: template, counting, captcha, code, registration.

import { describe, expect, it } from 'vitest'
import { productOfFile } from '../support/product-of-file.ts'
import { expectBadInput, expectRefusal, expectSuccess, having, matching, words } from '../support/wire-shape.ts'

const base = '/api/v2/youmi/promotion'
const templatePath = '/api/v2/youmi/service/channel/channel-template'

const product = productOfFile()

const get = (path: string, fields: Record<string, unknown> = {}) => product.call({ method: 'GET', path, fields })
const post = (call: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  product.call({ path: `${base}/${call}`, fields, headers })

/** A captcha whose picture was drawn: its sid and what it says. */
async function captcha(): Promise<{ sid: string; capcode: string }> {
  const { sid } = (await get(`${base}/get-sid`)).data
  await get(`${base}/get-captcha`, { sid })
  const { answer } = JSON.parse((await get('/demo/captcha', { sid })).text) as { answer: string }
  return { sid, capcode: answer }
}
async function codeFor(phone: string): Promise<string> {
  const messages = JSON.parse((await get('/demo/outbox', { phone })).text) as { purpose: string; code: string }[]
  return messages.find(({ purpose }) => purpose === 'register')?.code ?? ''
}

const origin = { app_from: 'store', user_from: 'banner', utm_tag: 'spring' }
const sms = { deviceId: 'device-1', appName: 'Candor', ...origin }
const registration = { ...sms, merchantNumber: 'M-0001', userName: 'Ana', invite_code: '', id: '1' }

describe('a call under /api/', () => {
  it('says beside each code whether it means success, and no other call does', async () => {
    const wire = async (path: string, fields: Record<string, unknown>) => {
      const { code, success } = JSON.parse((await get(path, fields)).text) as { code: string; success?: boolean }
      return [code === '0' || code === '00', success]
    }
    expect(await wire(templatePath, { templateId: '1' })).toEqual([true, true])
    expect(await wire(templatePath, { templateId: 'none' })).toEqual([false, false])
    expect(await wire(`${base}/get-captcha`, {})).toEqual([false, false])
    expect(await wire('/hazel/v3/home/home', {})).toEqual([false, undefined])
  })
})

describe('GET .../channel-template?templateId=', () => {
  it('answers a published template with its id; a draft and a missing one alike are not there', async () => {
    const answer = await get(templatePath, { templateId: '1' })
    expectSuccess(answer, '00', having({ id: words, title: words, buttonText: words }))
    expect(answer.data.id).toBe('1')
    const draft = await get(templatePath, { templateId: '3' })
    expectRefusal(draft, '40401')
    expect((await get(templatePath, { templateId: '99' })).text).toBe(draft.text)
  })
})

describe('GET .../track-visit and .../track-click', () => {
  it('count by tag, and keep no phone', async () => {
    const page = { page_id: '7', client_type: 'h5', page_type: '1', ...origin }
    expectSuccess(await get(`${base}/track-visit`, page), '00')
    expectSuccess(await get(`${base}/track-click`, { ...page, phone: '13811113333' }), '00')
    const rows = await product.server.deps.db.query<Record<string, unknown>>('select * from promotion_count')
    expect(rows.length).toBe(2)
    expect(JSON.stringify(rows)).not.toContain('13811113333')
  })
})

describe('GET .../get-sid and .../get-captcha', () => {
  it('answer data.sid and a picture of it', async () => {
    const answer = await get(`${base}/get-sid`)
    expectSuccess(answer, '00', having({ sid: words }))
    const image = await get(`${base}/get-captcha`, { sid: answer.data.sid })
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await captcha()).capcode).toMatch(/^[A-Z0-9]{4}$/)
  })

  it('draw nothing for a sid that was never given out', async () => {
    expect((await get(`${base}/get-captcha`, { sid: 'none' })).headers['content-type']).not.toMatch(/image/)
    expectBadInput(await get(`${base}/get-captcha`), 'sid')
  })
})

describe('GET .../get-captcha-sound', () => {
  it('answers four digits as a WAV file in the visitor’s language, the same at the same look', async () => {
    const { sid } = (await get(`${base}/get-sid`)).data
    const listen = (fields: Record<string, unknown>) =>
      product.call({ method: 'GET', path: `${base}/get-captcha-sound`, fields: { sid, ...fields } })
    const sounds = [await listen({ look: 'a' }), await listen({ look: 'a' }), await listen({ look: 'a', lang: 'hi' })]
    for (const { status, headers, text } of sounds) {
      expect([status, headers['content-type'], text.slice(0, 4)]).toEqual([200, 'audio/wav', 'RIFF'])
      expect(headers['cache-control']).toContain('no-store')
    }
    expect(sounds[1]?.text).toBe(sounds[0]?.text)
    expect(sounds[2]?.text).not.toBe(sounds[0]?.text)
    const { answer, spoken } = JSON.parse((await get('/demo/captcha', { sid })).text)
    expect(answer).toBeNull()
    expect(spoken).toMatch(/^\d{4}$/)
    const fields = { phone: '13822220009', capcode: spoken, sid, ...sms }
    expectSuccess(await post('get-sms', fields), '00')
  })

  it('speaks nothing for a sid that was never given out', async () => {
    const answer = await get(`${base}/get-captcha-sound`, { sid: 'none' })
    expect([answer.headers['content-type'], answer.code]).toEqual([expect.not.stringMatching(/audio/), '40401'])
    expectBadInput(await get(`${base}/get-captcha-sound`), 'sid')
  })
})

describe('POST .../get-sms', () => {
  it('answers 101 for a wrong captcha', async () => {
    const { sid } = await captcha()
    expectRefusal(
      await post('get-sms', { phone: '13822220001', capcode: 'none', sid, ...sms }),
      '101',
      'wrong image captcha',
    )
  })

  it('answers 11 for a phone that is registered', async () => {
    const { phone } = product.persona('active')
    const answer = await post('get-sms', { phone, ...(await captcha()), ...sms })
    expectRefusal(answer, '11', 'already registered, please download the app and log in')
  })

  it('sends the code, and none again within 60 seconds', async () => {
    const phone = '13822220002'
    expectSuccess(await post('get-sms', { phone, ...(await captcha()), ...sms }), '00')
    expect(await codeFor(phone)).toMatch(/^\d{6}$/)
    expectRefusal(await post('get-sms', { phone, ...(await captcha()), ...sms }), '44004', 'do not resend the code')
  })

  it('takes no phone but one of 11 digits that begins with 1 and 3 to 9', async () => {
    for (const phone of ['12822220001', '1382222000', '138222200011', 'abc'])
      expectRefusal(await post('get-sms', { phone, ...(await captcha()), ...sms }), '44005')
    expectBadInput(await post('get-sms', {}), 'phone', 'capcode', 'sid')
  })
})

describe('POST .../register', () => {
  async function ready(phone: string): Promise<Record<string, unknown>> {
    const solved = await captcha()
    await post('get-sms', { phone, ...solved, ...sms })
    return { phone, ...solved, ...registration, smsCode: await codeFor(phone) }
  }

  it('registers once for a key; after that the phone answers 11', async () => {
    const phone = '13822220003'
    const fields = await ready(phone)
    const key = { 'idempotency-key': 'register-1' }
    const first = await post('register', fields, key)
    expectSuccess(first, '00')
    expect((await post('register', fields, key)).text).toBe(first.text)
    expect((await post('register', { ...fields, userName: 'Eva' }, key)).status).toBe(422)
    expectRefusal(await post('get-sms', { phone, ...(await captcha()), ...sms }), '11')
  })

  it('answers -1 for a wrong captcha', async () => {
    const fields = await ready('13822220004')
    const fresh = await captcha()
    const answer = await post('register', { ...fields, sid: fresh.sid, capcode: 'none' })
    expectRefusal(answer, '-1', 'wrong image captcha')
  })

  it('answers another code for a wrong SMS code, and the right one still counts', async () => {
    const fields = await ready('13822220005')
    const wrong = fields.smsCode === '000000' ? '000001' : '000000'
    expectRefusal(await post('register', { ...fields, smsCode: wrong }), '44001')
    const answer = await post('register', fields)
    expectSuccess(answer, '00')
  })

  it('answers 11 to the owner of a phone that was taken in the meantime', async () => {
    const phone = '13822220006'
    const fields = await ready(phone)
    await product.call({ path: '/hazel/service/login/send-sms-code', fields: { phone } })
    const messages = JSON.parse((await get('/demo/outbox', { phone })).text) as { purpose: string; code: string }[]
    const code = messages.find(({ purpose }) => purpose === 'login')?.code
    expectSuccess(
      await product.call({ path: '/hazel/service/login/sms-code-login', fields: { phone, code } }),
      '0',
      having({ userId: matching(/./) }),
    )
    expectRefusal(await post('register', fields), '11')
  })
})
