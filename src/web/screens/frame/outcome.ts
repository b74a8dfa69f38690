// Whether something that was sent has arrived: asked by the open page that got no answer, told as data.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { readId, redirect } from '../../page/page-query.ts'
import { apiContext, pageContext } from '../../page/request-context.ts'

/**
 * Answers `{arrived}`; 503 where that cannot be told now. Asking does not count as using the session. A page of a login that is
 * over here, because another tab logged out, or in as another borrower, gets 409: under the login of now its key is not known.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const key = readId(url.searchParams.get('key'))
  if (key === '') throw redirect(context, addresses.home)
  if ((url.searchParams.get('as') ?? '') !== context.get(pageContext).whose) {
    return Response.json({ arrived: null }, { status: 409 })
  }
  const asked = await context.get(apiContext).getOutcome({ key }, { unattended: true })
  return asked.ok
    ? Response.json({ arrived: asked.data.arrived })
    : Response.json({ arrived: null }, { status: 503, headers: { 'Retry-After': '1' } })
}
