// Stands around every screen: the gate before it, and where a failure of one is shown inside the page, with its styles and scripts.

import { Outlet, useRouteError } from 'react-router'
import { pageGate } from '../../page/page-gate.ts'
import { InsteadOfScreen } from './error-screen.tsx'

export const middleware = [pageGate]

export default function Shell() {
  return <Outlet />
}

/** An unknown address, a form that contradicts itself, or a failure of ours. */
export function ErrorBoundary() {
  return <InsteadOfScreen error={useRouteError()} />
}
