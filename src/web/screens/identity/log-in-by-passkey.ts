// What the login page does with a phone's answer: brings it to the server, and begins the session.

import type { Problem } from '../../../contracts/client.ts'
import { apiContext, type Context, pageContext } from '../../page/request-context.ts'
import { beginSession } from '../../session/session-cookies.ts'

/** A text of a form, or '' for anything else: the call itself looks at what it is. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 8192) : ''
}

/** Logs in by what the phone has signed. The problem where that is refused. */
export async function loggedInByPasskey(form: FormData, context: Context): Promise<Problem | null> {
  const api = context.get(apiContext)
  const result = await api.logInByPasskey({
    credentialId: textIn(form, 'credentialId'),
    clientData: textIn(form, 'clientData'),
    authenticatorData: textIn(form, 'authenticatorData'),
    signature: textIn(form, 'signature'),
    holder: 'browser',
  })
  if (!result.ok) return result.problem
  // The borrower before is logged out: one cookie, one session.
  if (context.get(pageContext).signedIn) await api.logOut({})
  beginSession(context, result.data, result.data.shortName)
  return null
}
