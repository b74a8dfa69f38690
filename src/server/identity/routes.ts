// The calls of login, launch, logout and deletion.

import { open, type Routes, signedIn } from '../http/call.ts'
import { deleteAccount } from './delete-account.ts'
import { getLaunchTicket } from './get-launch-ticket.ts'
import { getLoginTerms } from './get-login-terms.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { openPageSession } from './open-page-session.ts'
import { sendDeletionCode } from './send-deletion-code.ts'
import { sendLoginCode } from './send-login-code.ts'
import { sendVoiceCode } from './send-voice-code.ts'

export const identityRoutes = {
  getLoginTerms: open(getLoginTerms),
  sendLoginCode: open(sendLoginCode),
  sendVoiceCode: open(sendVoiceCode),
  logIn: open(logIn),
  getLaunchTicket: signedIn(getLaunchTicket),
  openPageSession: open(openPageSession),
  logOut: signedIn(logOut),
  sendDeletionCode: open(sendDeletionCode),
  deleteAccount: open(deleteAccount),
} satisfies Partial<Routes>
