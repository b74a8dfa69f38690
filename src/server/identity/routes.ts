// The calls of login, launch, logout and deletion.

import { open, type Routes, signedIn } from '../http/call.ts'
import { confirmEmail, startEmailChange } from './change-email.ts'
import { confirmPhoneChange, sendPhoneChangeCode, startPhoneChange } from './change-phone.ts'
import { deleteAccount, sendDeletionCode } from './delete-account.ts'
import { askPasskeyEnrolment, listPasskeys, removePasskey, savePasskey } from './enrol-passkey.ts'
import { getContact } from './get-contact.ts'
import { askPasskeyLogin, logIn, logInByPasskey, logOut } from './log-in.ts'
import { getLaunchTicket, openPageSession } from './open-page-session.ts'
import { getLoginTerms, sendLoginCode, sendVoiceCode } from './send-login-code.ts'

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
