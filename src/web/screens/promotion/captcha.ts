// The picture of a captcha, drawn again whenever it is asked for; no screen.

import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../page/page-query.ts'
import { apiContext } from '../../page/request-context.ts'

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const sid = readId(url.searchParams.get('sid'))
  const drawn = sid === '' ? null : await context.get(apiContext).getCaptchaImage({ sid })
  if (drawn === null || !drawn.ok) return new Response(null, { status: drawn?.problem.kind === 'busy' ? 429 : 404 })
  const { bytes, mediaType } = drawn.data
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': mediaType } })
}
