// The wire of customer service beside the telephone and the e-mail: WhatsApp, and every way to reach the lender.

import { describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { lendProduct, startProduct } from '../support/product.ts'
import { exactly, expectSuccess, having, text, words } from '../support/wire-shape.ts'

const whatsApp = '/hazel/v3/personal-center/whatsapp'
const info = '/hazel/service/customer-service/info'

describe('the ways to reach the lender', () => {
  it('answer a WhatsApp number and its link where the lender has one, by POST and by GET', async () => {
    const product = await startProduct({ SUPPORT_WHATSAPP: '+63 917 555 0100' }, { withPersonas: false })
    try {
      const answer = await product.call({ path: whatsApp })
      const shape = having({
        isOffered: exactly(1),
        number: exactly('+63 917 555 0100'),
        url: exactly('https://wa.me/639175550100'),
      })
      expectSuccess(answer, '0', shape)
      expect((await product.call({ method: 'GET', path: whatsApp })).text).toBe(answer.text)
      expect((await product.call({ path: info })).data.whatsapp).toBe('+63 917 555 0100')
    } finally {
      await product.stop()
    }
  })

  it('say so where there is none, and name everybody else: telephone, e-mail, days until an answer, the regulator', async () => {
    const product = await lendProduct()
    try {
      const none = having({ isOffered: exactly(0), number: exactly(''), url: exactly('') })
      expectSuccess(await product.call({ path: whatsApp }), '0', none)
      const answer = await product.call({ path: info })
      const shape = having({
        name: words,
        phone: words,
        email: words,
        whatsapp: exactly(''),
        answerDays: exactly(3),
        regulatorName: words,
        regulatorUrl: text,
      })
      expectSuccess(answer, '0', shape)
      expect((await product.call({ method: 'GET', path: info })).text).toBe(answer.text)
    } finally {
      await product.stop()
    }
  })
})

describe('a visitor’s message at the desk', () => {
  it('has a visitor’s message whole with the phone to answer at, and afterwards how it was answered', async () => {
    const product = await lendProduct()
    try {
      const desk = deskOf(product)
      const suggestion = `${'I have lost my card. '.repeat(20)}Please call me.`
      const sent = { name: 'Ana', telephone: '0917 123 4567', suggestion }
      expectSuccess(await product.call({ path: '/hazel/site/contact', fields: sent }), '0')
      const [support, payments, auditor] = [
        await desk.token('support'),
        await desk.token('payments'),
        await desk.token('auditor'),
      ]
      const { items } = (await desk.get('/desk/work?kind=contactMessage', { token: support })).data
      const { id } = items.at(-1)
      const read = async (token: string, of = id) => await desk.get(`/desk/messages/${of}`, { token })
      const whole = { name: 'Ana', phone: '0917 123 4567', text: suggestion, done: null }
      expect((await read(support)).data).toMatchObject(whole)
      expect((await read(auditor)).data).toMatchObject(whole)
      expect([(await read(payments)).status, (await read(support, 'none')).status]).toEqual([403, 404])
      const said = { token: support, body: { reason: 'Called back.' } }
      expect((await desk.post(`/desk/work/contactMessage/${id}/done`, said)).data).toMatchObject({ done: true })
      const { done } = (await read(support)).data
      expect(done).toMatchObject({ reason: 'Called back.' })
      expect((await desk.officers()).map(({ name }) => name)).toContain(done.by)
      expect((await desk.post(`/desk/work/contactMessage/${id}/done`, said)).status).toBe(404)
      const { acts } = (await desk.get(`/desk/audit?subject=${id}`, { token: auditor })).data
      const names = acts.map(({ act }: { act: string }) => act)
      for (const act of ['readVisitorMessage', 'closeWork', 'refused']) expect(names).toContain(act)
    } finally {
      await product.stop()
    }
  })
})
