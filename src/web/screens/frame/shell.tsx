// Stands around every screen, so that a failure of one is shown inside the page: the document, its styles and scripts stay.

import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

export default function Shell() {
  return <Outlet />
}

/** An unknown address, or a failure of ours. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorScreen kind={isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed'} />
}
