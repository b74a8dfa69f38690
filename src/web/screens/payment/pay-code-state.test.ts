// The state of a payment for its open page: what an awake page, a sleeping one and a wrong reference are answered, and what of it counts
// as using the session.

import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createApi, type WireAnswer } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { unattendedHeader } from '../../../contracts/page-headers.ts'
import { markStamp } from '../../page/page-data.ts'
import { apiContext, pageContext, renderContext } from '../../page/request-context.ts'
import { stampHeader } from '../../page/wake-request.ts'
import { codeMark } from './code-mark.ts'
import { loader } from './pay-code-state.tsx'
import type { CodeView } from './pay-code-view.ts'

/** A code as the API answers it: of it, only what its page's view is made of. */
const code = {
  ref: 'r1',
  state: 'waiting',
  purpose: 'repayment',
  payCode: '8747285749951256',
  checking: false,
  amountMinor: 140_000,
  receivedMinor: 0,
  overBy: '',
  expiresAt: '2026-11-24 00:00:00',
  secondsLeft: 600,
  image: '',
  drawing: null,
  channel: { name: 'Corner Store', logo: '', channelNumber: 'corner-store' },
}
const failed: WireAnswer = { status: 503, body: null }
const found: WireAnswer = { status: 200, code: '0', message: '', inner: code }
const unknown: WireAnswer = { status: 200, body: { code: refusalCodes.notFound, message: 'Not found.', data: null } }

/** What a question is answered, and the header of the call that it makes: `none` where it says nothing. */
async function asked(query: string, wire = failed, headers: Readonly<Record<string, string>> = {}) {
  let said: string | undefined
  const context = new RouterContextProvider()
  const api = createApi(
    async (call) => {
      said = call.headers[unattendedHeader.name] ?? 'none'
      return wire
    },
    { common: {}, page: {}, newKey: () => 'key' },
  )
  context.set(apiContext, api)
  context.set(pageContext, { signedIn: true, common: {} } as never)
  context.set(renderContext, {
    publicOrigin: 'http://candor.example',
    allowed: { links: [], frames: [], images: [] },
  } as never)
  const url = new URL(`http://candor.example/repaymentOfCode/state?${query}`)
  const request = new Request(url, { headers })
  return { answer: await loader({ url, context, request } as unknown as LoaderFunctionArgs), said }
}
const asleep = { [unattendedHeader.name]: '1' }

it('is no use of the session where the page asks by itself, and is one where somebody tapped', async () => {
  expect((await asked('ref=r1')).said).toBe('1')
  expect((await asked('ref=r1&tapped=1')).said).toBe('none')
})

it('is the whole view for a page that is awake, and the stamp of the same news for one that sleeps', async () => {
  const stamp = markStamp(codeMark(code as unknown as CodeView['code']))
  const awake = (await asked('ref=r1', found)).answer
  expect([awake.status, awake.headers.get(stampHeader)]).toEqual([200, stamp])
  expect(await awake.json()).toMatchObject({ kind: 'code', code: { payCode: code.payCode } })
  const sleeping = (await asked('ref=r1', found, asleep)).answer
  expect([sleeping.status, sleeping.headers.get(stampHeader), await sleeping.text()]).toEqual([204, stamp, ''])
})

it('is news that the code is gone where its reference is unknown, and none where the answer failed', async () => {
  const gone = (await asked('ref=r1', unknown, asleep)).answer
  expect([gone.status, gone.headers.get(stampHeader)]).toEqual([404, 'gone'])
  const lost = (await asked('ref=r1', failed, asleep)).answer
  expect([lost.status, lost.headers.get(stampHeader)]).toEqual([503, null])
  expect((await asked('ref=', found)).answer.status).toBe(404)
})
