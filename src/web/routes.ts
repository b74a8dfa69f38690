// THE route table: address -> screen, in the specification's order; first match wins.

import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { addresses } from '../contracts/addresses.ts'

/** Several addresses may show one screen; each route then needs an id of its own. */
function screen(file: string, ...at: readonly string[]): RouteConfigEntry[] {
  return at.map((address) => {
    const path = address === addresses.home ? address : address.slice(1)
    return route(path, `screens/${file}.tsx`, { id: `${file} ${address}` })
  })
}

/** Answers a text, or leads on: nothing to look at. */
function answer(file: string, address: string): RouteConfigEntry {
  return route(address.slice(1), `screens/${file}.ts`, { id: `${file} ${address}` })
}

const screens: RouteConfigEntry[] = [
  // — screens of the specification stand here, in its order —
  ...screen('repayment/pay-code', addresses.payCode),
  ...screen('repayment/pay-code-steps', addresses.payCodeSteps),
  ...screen('demo/test-preview', addresses.testPreview),
  answer('demo/test-preview-open', addresses.testPreviewOpen),
  ...screen('frame/login-failed', addresses.loginFailed),
  ...screen('loan/order-details', addresses.loanDetail, addresses.order, addresses.borrowDetail),
  ...screen('loan/confirm', addresses.confirm),
  ...screen('loan/confirm-classic', addresses.confirmClassic),
  ...screen('repayment/repay', addresses.repay),
  ...screen('service/customer-service', addresses.customerService),
  ...screen('loan/loan-agreement', addresses.loanAgreement),
  ...screen('marketing/about-us', addresses.aboutUs),
  ...screen('legal/privacy-policy', addresses.privacyPolicy),
  ...screen('repayment/rollover', addresses.rollover),
  ...screen('complaint/entry', addresses.complaint, addresses.complaintEntry),
  ...screen('complaint/list', addresses.complaintList),
  ...screen('complaint/write', addresses.complaintNext),
  ...screen('complaint/details', addresses.complaintDetails),
  ...screen('complaint/paid-not-shown', addresses.paidNotShown),
  ...screen('payout-account/account', addresses.bindCard, addresses.addCard),
  ...screen('repayment/payment-guide', addresses.paymentGuide),
  ...screen('repayment/pay-instruction', addresses.payInstruction),
  ...screen('identity/delete-account', addresses.deleteAccount),
  ...screen('marketing/home', addresses.home),
  ...screen('marketing/about', addresses.about),
  ...screen('marketing/policy', addresses.policy),
  ...screen('marketing/loan-terms', addresses.loanTerms),
  ...screen('marketing/reviews', addresses.reviews),
  answer('marketing/sitemap', addresses.sitemap),
  answer('marketing/robots', addresses.robots),
  ...screen('payway/payway', addresses.payway),
  ...screen('payway/wallet', addresses.walletRepayment),
  ...screen('promotion/register', addresses.register),
  answer('promotion/captcha', addresses.captchaPicture),
  ...screen('promotion/download', addresses.downloadTemplate),
  ...screen('promotion/agreement', addresses.agreementTemplate),
  ...screen('identity/login', addresses.login),
  ...screen('identity/logout', addresses.logout),
  ...screen('repayment/settle', addresses.settleEarly),
  ...screen('repayment/cooling-off', addresses.coolingOff),
  ...screen('repayment/pay-amount', addresses.payAmount),
  ...screen('repayment/credit', addresses.credit),
  ...screen('documents/papers', addresses.papers),
  ...screen('service/faq', addresses.faq),
  ...screen('frame/offline', addresses.offline),
  ...screen('profile/me', addresses.me),
  ...screen('profile/documents', addresses.myDocuments),
  ...screen('profile/settings', addresses.mySettings),
  ...screen('profile/privacy', addresses.myPrivacy),
  ...screen('profile/logins', addresses.myLogins),
  ...screen('profile/stop-reminders', addresses.stopReminders),
  answer('profile/still-here', addresses.stillHere),
  answer('profile/my-data', addresses.myData),
  answer('frame/outcome', addresses.outcome),
  answer('frame/news', addresses.news),
  answer('complaint/picture', addresses.complaintPicture),
  ...screen('application/home', addresses.borrowerHome),
  ...screen('application/product', addresses.product),
  ...screen('application/apply', addresses.apply),
  answer('application/picture', addresses.applyPicture),
  ...screen('loan/order-list', addresses.orders),
  ...screen('repayment/pay-code-state', addresses.payCodeState),
  ...screen('demo/kit', addresses.demoKit),
  route('*', 'screens/frame/not-found.tsx'),
]

export default [layout('screens/frame/shell.tsx', screens)] satisfies RouteConfigEntry[]
