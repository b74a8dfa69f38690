// Whether a question about a payment counts as using the session: what the page asks by itself does not, a tap does.

import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createApi } from '../../../contracts/client.ts'
import { unattendedHeader } from '../../../contracts/unattended.ts'
import { apiContext } from '../../page/request-context.ts'
import { loader } from './pay-code-state.tsx'

/** The header of the call that a question makes, `none` where it says nothing. */
async function said(query: string): Promise<string | undefined> {
  let header: string | undefined
  const context = new RouterContextProvider()
  const api = createApi(
    async ({ headers }) => {
      header = headers[unattendedHeader.name] ?? 'none'
      return { status: 503, body: null }
    },
    { common: {}, page: {}, newKey: () => 'key' },
  )
  context.set(apiContext, api)
  const url = new URL(`http://candor.example/repaymentOfCode/state?${query}`)
  await loader({ url, context, request: new Request(url) } as unknown as LoaderFunctionArgs)
  return header
}

it('is no use of the session where the page asks by itself, and is one where somebody tapped', async () => {
  expect(await said('ref=r1')).toBe('1')
  expect(await said('ref=r1&tapped=1')).toBe('none')
})
