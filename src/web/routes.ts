// THE route table: address -> screen, first match wins (SCREEN-1).

import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addresses } from '../contracts/addresses.ts'

/** Several addresses may show one screen; each route then needs an id of its own. */
function screen(file: string, ...at: readonly string[]): RouteConfigEntry[] {
  return at.map((address) => {
    const path = address === addresses.home ? address : address.slice(1)
    return route(path, `screens/${file}.tsx`, { id: `${file} ${address}` })
  })
}

/** A route without a screen: answers a text or a redirect. */
function answer(file: string, address: string): RouteConfigEntry {
  return route(address.slice(1), `screens/${file}.ts`, { id: `${file} ${address}` })
}

const screens: RouteConfigEntry[] = [
  // — screens with addresses that hosts and old links know —
  ...screen('payment/pay-code', addresses.payCode),
  ...screen('payment/pay-code-steps', addresses.payCodeSteps),
  ...screen('demo/test-preview', addresses.testPreview),
  answer('demo/test-preview-open', addresses.testPreviewOpen),
  ...screen('frame/login-failed', addresses.loginFailed),
  ...screen('order/order-details', addresses.loanDetail, addresses.order, addresses.borrowDetail),
  ...screen('offer/confirm', addresses.confirm),
  ...screen('offer/confirm-classic', addresses.confirmClassic),
  ...screen('payment/repay', addresses.repay),
  ...screen('service/customer-service', addresses.customerService),
  ...screen('documents/loan-agreement', addresses.loanAgreement),
  ...screen('marketing/about-us', addresses.aboutUs),
  ...screen('legal/privacy-policy', addresses.privacyPolicy),
  ...screen('payment/rollover', addresses.rollover),
  ...screen('order/move-date', addresses.moveDate),
  ...screen('order/hardship', addresses.hardship),
  ...screen('complaint/entry', addresses.complaint, addresses.complaintEntry),
  ...screen('complaint/list', addresses.complaintList),
  ...screen('complaint/write', addresses.complaintNext),
  ...screen('complaint/details', addresses.complaintDetails),
  ...screen('complaint/paid-not-shown', addresses.paidNotShown),
  ...screen('payout-account/account', addresses.bindCard, addresses.addCard),
  ...screen('payment/payment-guide', addresses.paymentGuide),
  ...screen('payment/pay-instruction', addresses.payInstruction),
  ...screen('identity/delete-account', addresses.deleteAccount),
  ...screen('marketing/home', addresses.home),
  ...screen('marketing/about', addresses.about),
  ...screen('marketing/policy', addresses.policy),
  ...screen('marketing/loan-terms', addresses.loanTerms),
  ...screen('marketing/reviews', addresses.reviews),
  ...screen('marketing/compare', addresses.compare),
  answer('marketing/sitemap', addresses.sitemap),
  answer('marketing/robots', addresses.robots),
  ...screen('payment/payway', addresses.payway),
  ...screen('payment/wallet', addresses.walletRepayment),
  ...screen('promotion/register', addresses.register),
  answer('promotion/captcha', addresses.captchaPicture),
  answer('promotion/captcha-sound', addresses.captchaSound),
  ...screen('promotion/download', addresses.downloadTemplate),
  ...screen('promotion/agreement', addresses.agreementTemplate),
  ...screen('identity/login', addresses.login),
  ...screen('identity/logout', addresses.logout),
  ...screen('payment/closing', addresses.settleEarly, addresses.coolingOff),
  ...screen('payment/pay-amount', addresses.payAmount),
  ...screen('payment/credit', addresses.credit),
  ...screen('documents/papers', addresses.papers),
  ...screen('service/faq', addresses.faq),
  ...screen('frame/offline', addresses.offline),
  ...screen('profile/me', addresses.me),
  ...screen('profile/documents', addresses.myDocuments),
  ...screen('profile/settings', addresses.mySettings),
  ...screen('profile/privacy', addresses.myPrivacy),
  ...screen('profile/logins', addresses.myLogins),
  ...screen('identity/passkeys', addresses.myPasskeys),
  ...screen('payment/own-cards', addresses.myCards),
  ...screen('payment/add-card', addresses.addSavedCard),
  ...screen('payment/autopay', addresses.autopay),
  ...screen('payment/stop-autopay', addresses.stopAutopay),
  ...screen('profile/phone', addresses.myPhone),
  ...screen('profile/email', addresses.myEmail),
  ...screen('profile/email-link', addresses.emailLink),
  ...screen('profile/address', addresses.myAddress),
  ...screen('complaint/name', addresses.myName),
  ...screen('profile/stop-reminders', addresses.stopReminders),
  ...screen('marketing/news-link', addresses.newsLink),
  answer('profile/still-here', addresses.stillHere),
  answer('profile/my-data', addresses.myData),
  answer('frame/outcome', addresses.outcome),
  answer('frame/news', addresses.news),
  answer('complaint/picture', addresses.complaintPicture),
  ...screen('home/home', addresses.borrowerHome),
  ...screen('inbox/inbox', addresses.inbox),
  ...screen('inbox/texts', addresses.myMessages),
  ...screen('application/product', addresses.product),
  ...screen('application/apply', addresses.apply),
  answer('application/picture', addresses.applyPicture),
  ...screen('order/order-list', addresses.orders),
  ...screen('payment/pay-code-state', addresses.payCodeState),
  ...screen('demo/kit', addresses.demoKit),
  route('*', 'screens/frame/not-found.tsx'),
]

export default [layout('screens/frame/shell.tsx', screens)] satisfies RouteConfigEntry[]
