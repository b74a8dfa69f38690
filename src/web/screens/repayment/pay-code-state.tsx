// The state of a payment for its open page: asked every few seconds, answered as data, never stored on the way.

import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../page-query.ts'
import { loadCode } from './pay-code-view.ts'

/** Answers the page's own view as JSON; without a session the redirect of every page, which the asking page follows. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const view = await loadCode(context, readId(url.searchParams.get('ref')), '')
  if (view.kind === 'code') return Response.json(view)
  return Response.json(view, { status: view.kind === 'problem' && view.isUnknown ? 404 : 503 })
}
