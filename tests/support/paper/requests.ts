// What a test asks beside the page, with its cookies: no page is shown for it.

import type { Answer, Line } from './line.ts'
import { withSentence } from './locator.ts'

interface Wishes {
  readonly params?: Readonly<Record<string, unknown>>
  readonly form?: Record<string, string>
  readonly headers?: Readonly<Record<string, string>>
  readonly maxRedirects?: number
  readonly data?: unknown
  readonly multipart?: unknown
}

export function requestsOver(line: Line, inTurn: <T>(work: () => Promise<T>) => Promise<T>): object {
  const send = async (method: string, address: string, wishes: Wishes = {}): Promise<Answer> => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(wishes.params ?? {})) url.searchParams.set(name, String(value))
    const body =
      wishes.form === undefined
        ? null
        : {
            type: 'application/x-www-form-urlencoded',
            bytes: Buffer.from(new URLSearchParams(wishes.form).toString()),
          }
    if (wishes.data !== undefined || wishes.multipart !== undefined)
      throw new Error('a page without a browser asks with a plain form only')
    const headers = { accept: '*/*', ...wishes.headers }
    let answer = await line.send({ url, method, body, from: null }, headers)
    for (let left = wishes.maxRedirects ?? 20; left > 0 && answer.header('location') !== ''; left -= 1) {
      const next = new URL(answer.header('location'), answer.url())
      answer = await line.send({ url: next, method: 'GET', body: null, from: null }, headers)
    }
    return answer
  }
  return withSentence(
    {
      get: (address: string, wishes?: Wishes) => inTurn(() => send('GET', address, wishes)),
      post: (address: string, wishes?: Wishes) => inTurn(() => send('POST', address, wishes)),
    },
    'request',
  )
}
