// Stands around every screen: the gate before it, and where a failure of one is shown inside the page, with its styles and scripts.

import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router'
import { pageGate, refuseContradiction } from '../../page/page-gate.ts'
import { ErrorScreen } from './error-screen.tsx'

export const middleware = [pageGate]

export function loader({ url }: LoaderFunctionArgs): null {
  refuseContradiction(url.searchParams)
  return null
}

/** Asked once for each page that is opened: our own links do not contradict themselves. */
export function shouldRevalidate(): boolean {
  return false
}

export default function Shell() {
  return <Outlet />
}

/** An unknown address, one that contradicts itself, or a failure of ours. */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 400 && isRouteErrorResponse(error))
    return <ErrorScreen kind="badAddress" fields={fieldsOf(error.data)} />
  return <ErrorScreen kind={status === 404 ? 'notFound' : 'failed'} />
}

function fieldsOf(told: unknown): readonly string[] {
  const fields = typeof told === 'object' && told !== null && 'fields' in told ? told.fields : []
  return Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string') : []
}
