// What became of a call whose answer was lost, asked under its key: by a borrower, without a session, and after the account was deleted.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import { exactly, expectBadInput, expectSuccess, having } from '../support/wire-shape.ts'

const outcome = '/hazel/service/outcome'
const login = '/hazel/service/login'
const complaint = '/hazel/user-problem/problem-save'

const product = productOfFile()

const ask = (key: string, who: PersonaView | null) =>
  product.call({ method: 'GET', path: outcome, who, fields: { key } })
const arrived = having({ arrived: exactly(1) })
const notDone = having({ arrived: exactly(0) })

describe(`GET ${outcome}`, () => {
  it('says whether a call under this key counts, to the caller who made it', async () => {
    const who = product.persona('active')
    const fields = { problemType: 2, problemDetail: 'Nobody answers.', problemImage: '', orderNo: who.orderId ?? '' }
    const save = (text: string) =>
      product.call({
        path: complaint,
        who,
        fields: { ...fields, problemDetail: text },
        headers: { 'idempotency-key': 'lost-1' },
      })
    expectSuccess(await ask('lost-1', who), '0', notDone)
    const refused = await save('')
    expect(refused.code).not.toBe('0')
    expectSuccess(await ask('lost-1', who), '0', notDone)
    const saved = await save('Nobody answers.')
    expect(saved.code).toBe('0')
    expectSuccess(await ask('lost-1', who), '0', arrived)
    expect((await save('Nobody answers.')).text).toBe(saved.text)
    expectSuccess(await ask('lost-1', product.persona('due')), '0', notDone)
    expectSuccess(await ask('lost-1', null), '0', notDone)
  })

  it('finds a deletion whose own session it ended, and the same call brings its answer once more', async () => {
    const who = product.persona('debt-free')
    expectSuccess(
      await product.call({ path: `${login}/send-sms-code-new`, who, fields: { phone: who.phone, type: 'del' } }),
      '0',
    )
    const outbox = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: who.phone } })
    const [{ code }] = JSON.parse(outbox.text) as [{ code: string }]
    const remove = (key: string) =>
      product.call({
        path: `${login}/user-delete`,
        who,
        fields: { phone: who.phone, code },
        headers: { 'idempotency-key': key },
      })
    const first = await remove('lost-2')
    expectSuccess(first, '0')
    expectSuccess(await ask('lost-2', who), '0', arrived)
    expect((await remove('lost-2')).text).toBe(first.text)
  })

  it('wants a key', async () => {
    expectBadInput(await product.call({ method: 'GET', path: outcome }), 'key')
  })
})
