// The state of a payment for its open page: asked every few seconds, answered as data, never stored on the way.

import type { LoaderFunctionArgs } from 'react-router'
import { unattendedHeader } from '../../../contracts/page-headers.ts'
import { markStamp } from '../../page/page-data.ts'
import { readId } from '../../page/page-query.ts'
import { stampHeader } from '../../page/wake-request.ts'
import { codeMark } from './code-mark.ts'
import { loadCode } from './pay-code-view.ts'
import { tappedParam } from './poll.ts'

/**
 * Answers the page's own view as JSON, a page that sleeps the stamp of its mark alone; without a session the redirect of every page, which the asking page follows. What the
 * page asks by itself does not count as using the session; a tap does.
 */
export async function loader({ url, context, request }: LoaderFunctionArgs): Promise<Response> {
  const ref = readId(url.searchParams.get('ref'))
  if (ref === '') return Response.json(null, { status: 404 })
  const unattended = !url.searchParams.has(tappedParam)
  const view = await loadCode(context, ref, '', unattended)
  if (view.kind === 'code') {
    const headers = { [stampHeader]: markStamp(codeMark(view.code)) }
    const sleeps = request.headers.has(unattendedHeader.name)
    return sleeps ? new Response(null, { status: 204, headers }) : Response.json(view, { headers })
  }
  const isGone = view.kind === 'problem' && (view.isUnknown || view.problem.kind === 'badInput')
  return Response.json(view, isGone ? { status: 404, headers: { [stampHeader]: 'gone' } } : { status: 503 })
}
