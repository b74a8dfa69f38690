// Checks a page's address before any screen sees it: a session where one is needed, and no two values for one parameter.

import type { MiddlewareFunction } from 'react-router'
import { addresses } from '../../contracts/addresses.ts'
import { refuseContradiction } from './page-query.ts'
import { type Context, leaveOtherLogin, leaveToLogin, pageContext, renderContext } from './request-context.ts'

/**
 * What anybody may open (IDENTITY-2): marketing, legal, help, registration, deletion, the pages of
 * a borrower without a host app. Every other screen needs a session.
 */
const publicAddresses: readonly string[] = [
  addresses.home,
  addresses.about,
  addresses.policy,
  addresses.loanTerms,
  addresses.reviews,
  addresses.compare,
  addresses.aboutUs,
  addresses.privacyPolicy,
  // Without an own paper's link it is the public text; with one, the link itself is the key, once.
  addresses.loanAgreement,
  addresses.customerService,
  addresses.faq,
  addresses.paymentGuide,
  addresses.payInstruction,
  addresses.register,
  addresses.captchaPicture,
  addresses.captchaSound,
  addresses.downloadTemplate,
  addresses.agreementTemplate,
  addresses.deleteAccount,
  addresses.loginFailed,
  addresses.login,
  addresses.logout,
  // A visitor without a session is redirected to the lender's own pages.
  addresses.borrowerHome,
  addresses.product,
  // Language and ground of this phone.
  addresses.mySettings,
  // The token in the link of a message or an e-mail authorizes it.
  addresses.stopReminders,
  addresses.stopAutopay,
  addresses.newsLink,
  addresses.emailLink,
  addresses.offline,
  addresses.sitemap,
  addresses.robots,
  // Not there outside of the demo.
  addresses.testPreview,
  addresses.testPreviewOpen,
  addresses.demoKit,
  // Asked by the script of an open page, as data: each says by itself that there is no session.
  addresses.stillHere,
  addresses.outcome,
  addresses.complaintPicture,
  addresses.applyPicture,
]

const needingSession: ReadonlySet<string> = new Set(
  Object.values<string>(addresses).filter((address) => !publicAddresses.includes(address)),
)

/** True where a page's route, as the table writes it, is for a borrower only. Unknown addresses need no session. */
function needsSession(pattern: string): boolean {
  return needingSession.has(`/${pattern.replace(/^\//, '')}`)
}

/**
 * True for a form whose page showed another borrower than the one who is logged in now: since then a second tab, or the app, has logged in
 * another borrower. False for the login's own form, which needs no session, and for a form without the field `as`, from a page of an earlier
 * release.
 */
function isOfOtherLogin(context: Context, pattern: string): boolean {
  const { signedIn, whose } = context.get(pageContext)
  const { sentFrom } = context.get(renderContext)
  return signedIn && Boolean(sentFrom) && sentFrom !== whose && `/${pattern.replace(/^\//, '')}` !== addresses.login
}

/** Runs before every loader and action. A contradictory address is refused before any redirect. */
export const pageGate: MiddlewareFunction<Response> = ({ url, pattern, context }, next) => {
  refuseContradiction(url.searchParams)
  if (needsSession(pattern) && !context.get(pageContext).signedIn) throw leaveToLogin(context)
  if (isOfOtherLogin(context, pattern)) throw leaveOtherLogin(context)
  return next()
}
