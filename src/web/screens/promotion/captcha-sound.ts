// The digits of a captcha as they are spoken, whole or in the parts that a player asks for; no screen.

import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'

export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const sid = readId(url.searchParams.get('sid'))
  const look = readId(url.searchParams.get('look'))
  const spoken =
    sid === '' ? null : await context.get(apiContext).getCaptchaSound({ sid, ...(look === '' ? {} : { look }) })
  if (spoken === null || !spoken.ok) return new Response(null, { status: spoken?.problem.kind === 'busy' ? 429 : 404 })
  const { bytes, mediaType } = spoken.data
  return partOf(new Uint8Array(bytes), mediaType, request.headers.get('Range'))
}

/** Safari plays nothing that it cannot have in parts. One part is answered; a list of them, or what is no part, gets the whole. */
export function partOf(bytes: Uint8Array<ArrayBuffer>, mediaType: string, range: string | null): Response {
  const headers = { 'Content-Type': mediaType, 'Accept-Ranges': 'bytes' }
  const [, first = '', last = ''] = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(range ?? '') ?? []
  const isNoPart = first === '' ? last === '' : last !== '' && Number(last) < Number(first)
  if (isNoPart) return new Response(bytes, { headers })
  const size = bytes.byteLength
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size)
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  return new Response(bytes.slice(from, to + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` },
  })
}
