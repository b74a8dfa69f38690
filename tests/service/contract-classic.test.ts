// The wire of the alternate confirmation under /gopia/goya, from outside: `{code, attach, message}`, code "00", the same also under `data`.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import type { WireAnswer } from '../support/product.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  day,
  expectRefusal,
  expectShape,
  expectSuccess,
  having,
  integer,
  type Kind,
  listOf,
  matching,
  row,
  url,
  words,
} from '../support/wire-shape.ts'

const product = productOfFile()

/** Code "00", and the answer under `attach` as well as under `data`. */
function expectAttach(answer: WireAnswer, kind: Kind): void {
  const body = expectSuccess(answer, '00', kind)
  expectShape(body.attach, kind)
  expect(body.attach).toEqual(body.data)
}

const confirm = (who: PersonaView) =>
  product.call({ path: '/gopia/goya/confirm-data', who, fields: { productId: 'candor-cash' } })

describe('/gopia/goya', () => {
  it('POST confirm-data answers the offer with the words of the alternate screen', async () => {
    const answer = await confirm(product.persona('new-with-account'))
    const promo = having({ title: words, content: words, image: url, buttonText: words })
    expectAttach(
      answer,
      having({
        NewButtonMsg: words,
        promo,
        productName: words,
        amount: integer,
        firstPayTime: day,
        details: listOf(row, 1),
        repay_plans: listOf(having({ amount: integer, pay_time: day }), 1),
        offerId: words,
      }),
    )
  })

  it('GET agreements and GET agreement-jump answer the titles and contract_url', async () => {
    const who = product.persona('new-with-account')
    const { offerId } = (await confirm(who)).data
    const list = await product.call({
      method: 'GET',
      path: '/gopia/goya/agreements',
      who,
      fields: { productId: 'candor-cash', scene: '3' },
    })
    expectAttach(list, having({ list: listOf(having({ title: words, position: integer }), 1) }))
    const { position } = list.data.list[0]
    const fields = { productId: 'candor-cash', scene: '3', position, orderId: '', offerId, from: 'confirm' }
    const jump = await product.call({ method: 'GET', path: '/gopia/goya/agreement-jump', who, fields })
    expectAttach(jump, having({ contract_url: url }))
  })

  it('GET product-jump answers an address, and a refusal with a message for an unknown product', async () => {
    const who = product.persona('new-with-account')
    const jump = (productId: string) =>
      product.call({ method: 'GET', path: '/gopia/goya/product-jump', who, fields: { productId } })
    expectAttach(await jump('salary-bridge'), having({ url }))
    expectRefusal(await jump('none'), '41001')
  })

  it('POST push accepts the offer: the address ends in from=confirm, and a key is answered once', async () => {
    const who = product.persona('new-with-account')
    const { amount, periods, termUnit, offerId } = (await confirm(who)).data
    const fields = { amount, periods, termUnit, productId: 'candor-cash', offerId, agree: '1' }
    const push = (changed: Record<string, unknown> = {}) =>
      product.call({
        path: '/gopia/goya/push',
        who,
        fields: { ...fields, ...changed },
        headers: { 'idempotency-key': 'classic-1' },
      })
    expectRefusal(await push({ amount: '1' }), '41003')
    const first = await push()
    expectAttach(first, having({ lendDetailsUrl: matching(/^\/loan-detail\?.*from=confirm$/), orderId: words }))
    expect((await push()).text).toBe(first.text)
    expect((await push({ periods: '90' })).status).toBe(422)
  })

  it("refuses another borrower's offer as a missing one", async () => {
    const { offerId } = (await confirm(product.persona('new-without-account'))).data
    const who = product.persona('debt-free')
    const fields = { amount: '500000', periods: '120', termUnit: 'day', productId: 'candor-cash', agree: '1' }
    const push = (id: string) => product.call({ path: '/gopia/goya/push', who, fields: { ...fields, offerId: id } })
    expectRefusal(await push(offerId), '40401')
    expect((await push(offerId)).text).toBe((await push('O0000000000000000')).text)
  })
})
