// The calls of login, launch, logout and deletion.

import { open, type Routes, signedIn } from '../http/call.ts'
import { askPasskeyLogin } from './ask-passkey-login.ts'
import { confirmEmail, startEmailChange } from './change-email.ts'
import { confirmPhoneChange, sendPhoneChangeCode, startPhoneChange } from './change-phone.ts'
import { deleteAccount } from './delete-account.ts'
import { askPasskeyEnrolment, savePasskey } from './enrol-passkey.ts'
import { getContact } from './get-contact.ts'
import { getLaunchTicket } from './get-launch-ticket.ts'
import { getLoginTerms } from './get-login-terms.ts'
import { logIn } from './log-in.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { logOut } from './log-out.ts'
import { openPageSession } from './open-page-session.ts'
import { listPasskeys, removePasskey } from './own-passkeys.ts'
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
  askPasskeyLogin: open(askPasskeyLogin),
  logInByPasskey: open(logInByPasskey),
  askPasskeyEnrolment: signedIn(askPasskeyEnrolment),
  savePasskey: signedIn(savePasskey),
  listPasskeys: signedIn(listPasskeys),
  removePasskey: signedIn(removePasskey),
  getContact: signedIn(getContact),
  startPhoneChange: signedIn(startPhoneChange),
  sendPhoneChangeCode: signedIn(sendPhoneChangeCode),
  confirmPhoneChange: signedIn(confirmPhoneChange),
  startEmailChange: signedIn(startEmailChange),
  confirmEmail: open(confirmEmail),
} satisfies Partial<Routes>
