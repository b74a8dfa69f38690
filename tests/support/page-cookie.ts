// A borrower's page session as a browser keeps it, for tests that speak HTTP without a browser.

import { appAt } from './app.ts'
import type { RunningServer } from './server.ts'

/** Opens a page as a sample borrower; answers the `Cookie` header of the session that began. */
export async function pageCookieOf({ origin }: RunningServer, persona: string): Promise<string> {
  const { launch } = await appAt(origin).persona(persona)
  const opened = await fetch(`${origin}/order?${launch}`, { redirect: 'manual' })
  return opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
