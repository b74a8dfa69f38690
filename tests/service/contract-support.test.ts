// The wire of customer service beside the telephone and the e-mail: WhatsApp, and every way to reach the lender.

import { describe, expect, it } from 'vitest'
import { lendProduct, startProduct } from '../support/product.ts'
import { exactly, expectSuccess, having, text, words } from '../support/wire-shape.ts'

const whatsApp = '/hazel/v3/personal-center/whatsapp'
const info = '/hazel/service/customer-service/info'

describe('the ways to reach the lender', () => {
  it('answer a WhatsApp number and its link where the lender has one, by POST and by GET', async () => {
    const product = await startProduct({ SUPPORT_WHATSAPP: '+63 917 555 0100' })
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
