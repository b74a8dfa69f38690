// The state of a payment for its open page: asked every few seconds, answered as data, never stored on the way.

import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../page/page-query.ts'
import { loadCode } from './pay-code-view.ts'
import { tappedParam } from './poll.ts'

/**
 * Answers the page's own view as JSON; without a session the redirect of every page, which the asking page follows. What the
 * page asks by itself does not count as using the session; a tap does.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const ref = readId(url.searchParams.get('ref'))
  if (ref === '') return Response.json(null, { status: 404 })
  const unattended = !url.searchParams.has(tappedParam)
  const view = await loadCode(context, ref, '', unattended)
  if (view.kind === 'code') return Response.json(view)
  return Response.json(view, {
    status: view.kind === 'problem' && (view.isUnknown || view.problem.kind === 'badInput') ? 404 : 503,
  })
}
