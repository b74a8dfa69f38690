// The call of the borrower's home page, and its use case.

import { type Routes, signedIn } from '../http/call.ts'
import { getHome } from './get-home.ts'

export const homeRoutes = {
  getHome: signedIn(getHome),
} satisfies Partial<Routes>
