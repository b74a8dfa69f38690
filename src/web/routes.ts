// THE route table: address -> screen, in the specification's order; first match wins.

import { existsSync } from 'node:fs'
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addresses } from '../contracts/addresses.ts'

/** Several addresses may show one screen; each route then needs an id of its own. */
function screen(file: string, ...at: readonly string[]): RouteConfigEntry[] {
  return at.map((address) => route(address.slice(1), `screens/${file}.tsx`, { id: `${file} ${address}` }))
}

export default [
  // — screens of the specification stand here, in its order —
  ...screen('frame/login-failed', addresses.loginFailed),
  ...screen('loan/order-details', addresses.loanDetail, addresses.order, addresses.borrowDetail),
  ...screen('loan/confirm', addresses.confirm),
  ...screen('loan/confirm-classic', addresses.confirmClassic),
  ...screen('loan/loan-agreement', addresses.loanAgreement),
  ...(existsSync('src/web/screens/demo/kit.tsx') ? screen('demo/kit', addresses.demoKit) : []),
  route('*', 'screens/frame/not-found.tsx'),
] satisfies RouteConfigEntry[]
