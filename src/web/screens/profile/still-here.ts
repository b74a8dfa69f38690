// Whether this browser is still logged in, and as whom, as far as a page may say; no screen. Asking is using the session.

import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, pageContext } from '../../page/request-context.ts'

/** 503 where the server could not be asked: then nothing is known. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { signedIn, whose } = context.get(pageContext)
  if (!signedIn) return Response.json({ here: false, whose: '' })
  const asked = await context.get(apiContext).getProfile({})
  if (asked.ok) return Response.json({ here: true, whose })
  return asked.problem.kind === 'signedOut'
    ? Response.json({ here: false, whose: '' })
    : Response.json(null, { status: 503 })
}
