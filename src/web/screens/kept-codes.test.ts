// A code from a message stands in its field again where it was not the code that was refused: also in the page that comes without React.

import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../contracts/client.ts'
import { apiContext, pageContext } from '../page/request-context.ts'
import { action as deleteAccount } from './identity/delete-by-form.ts'
import { action as payByCard } from './payment/pay-by-card.ts'
import { action as saveAccount } from './payout-account/save-account.ts'
import { action as changePhone } from './profile/change-phone.ts'

/** The context of a request whose calls bring nothing, but the description of a form. */
function withoutAnswers(status: number): Context {
  const context = new RouterContextProvider()
  const sent = async ({ path }: { readonly path: string }) =>
    path.includes('card-init')
      ? { status: 200, body: { code: '0', message: '', data: { items: [] } } }
      : { status, body: null }
  context.set(apiContext, createApi(sent, { common: {}, page: {}, newKey: () => 'key' }))
  context.set(pageContext, { signedIn: true, demoHost: null, common: {} } as never)
  return context
}

type Context = Readonly<RouterContextProvider>

const address = new URL('http://candor.example/')

const forms = {
  'of a card': {
    fields: { intent: 'confirm', orderId: 'L1', record: 'R1' },
    send: payByCard,
  },
  'of another phone': {
    fields: { intent: 'confirm', changeId: 'C1' },
    send: changePhone,
  },
  'of another account': {
    fields: { intent: 'confirm', smsToken: 'S1', sentTo: '09*********' },
    send: saveAccount,
  },
  'of a deletion': {
    fields: { intent: 'delete', phone: '09175550142', again: '1' },
    send: deleteAccount,
  },
}

describe.each(Object.entries(forms))('the code %s', (_, { fields, send }) => {
  it.each([
    ['370234', 500, 'no answer'],
    ['370234', 429, 'too many calls'],
    ['37o2', 500, 'is no code'],
  ])('%s is kept: %d, %s', async (code, status) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...fields, code })) body.set(name, value)
    const answer = await send({
      request: new Request(address, { method: 'POST', body }),
      url: address,
      context: withoutAnswers(status),
    } as ActionFunctionArgs)
    if (answer instanceof Response) throw new Error(`led to ${answer.headers.get('location')}`)
    const kept = answer.data as { readonly code?: string; readonly step?: { readonly code: string } | null }
    expect(kept.step?.code ?? kept.code).toBe(code)
  })
})
