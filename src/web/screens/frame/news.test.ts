// The question of an open page whether there is news: it is no use of the session.

import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createApi } from '../../../contracts/client.ts'
import { unattendedHeader } from '../../../contracts/page-headers.ts'
import { nextNewsInMs } from '../../news/next-news.ts'
import { apiContext } from '../../page/request-context.ts'
import { loader } from './news.ts'

/** Path and header of the call that a question makes, and what the page hears where the server cannot be asked. */
async function asked(query: string) {
  const calls: string[] = []
  const context = new RouterContextProvider()
  const api = createApi(
    async ({ path, headers }) => {
      calls.push(`${path.split('?')[0]} ${headers[unattendedHeader.name] ?? 'none'}`)
      return { status: 503, body: null }
    },
    { common: {}, page: {}, newKey: () => 'key' },
  )
  context.set(apiContext, api)
  const url = new URL(`http://candor.example/news${query}`)
  const answer = await loader({ url, context } as unknown as LoaderFunctionArgs)
  return { calls, status: answer.status }
}

it('asks about the order of the page, all orders, or the home page, without using the session', async () => {
  expect(await asked('?orderId=L1')).toEqual({ calls: ['/hazel/v3/loan-details/loan-details 1'], status: 503 })
  expect(await asked('?of=orders')).toEqual({ calls: ['/hazel/v3/order/order-list 1'], status: 503 })
  expect(await asked('')).toEqual({ calls: ['/hazel/v3/home/home-page 1'], status: 503 })
})

it.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 15_000],
  [600_000, 60_000],
  [3_600_000, null],
])('is asked again by and by: %d ms after somebody looked, in %s', (sinceLookedMs, waitMs) => {
  expect(nextNewsInMs(sinceLookedMs)).toBe(waitMs)
})
