// Every call of the product by name. The typed client, the handlers and the OpenAPI document are made from this table.

import * as application from './application.ts'
import * as classic from './classic.ts'
import * as complaint from './complaint.ts'
import * as deviceData from './device-data.ts'
import * as documents from './documents.ts'
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts'
import * as identity from './identity.ts'
import * as loan from './loan.ts'
import * as order from './order.ts'
import * as payoutAccount from './payout-account.ts'
import * as payway from './payway.ts'
import * as profile from './profile.ts'
import * as promotion from './promotion.ts'
import * as receipts from './receipts.ts'
import * as reminder from './reminder.ts'
import * as repayment from './repayment.ts'
import * as repaymentQuotes from './repayment-quotes.ts'
import * as service from './service.ts'

export const endpoints = {
  getOffer: loan.getOffer,
  listAgreements: loan.listAgreements,
  openAgreement: loan.openAgreement,
  readPaper: loan.readPaper,
  readPrivacyPolicy: loan.readPrivacyPolicy,
  acceptOffer: loan.acceptOffer,
  getOrder: loan.getOrder,
  withdraw: loan.withdraw,
  scoreApp: loan.scoreApp,
  saveEvent: loan.saveEvent,
  getLoginFailure: loan.getLoginFailure,
  listProducts: application.listProducts,
  getProduct: application.getProduct,
  getHome: application.getHome,
  startApplication: application.startApplication,
  submitApplication: application.submitApplication,
  getApplicationForm: application.getApplicationForm,
  listApplicationSteps: application.listApplicationSteps,
  savePersonalInfo: application.savePersonalInfo,
  saveJobInfo: application.saveJobInfo,
  saveExtInfo: application.saveExtInfo,
  saveIdentityInfo: application.saveIdentityInfo,
  uploadIdentityImage: application.uploadIdentityImage,
  removeIdentityImage: application.removeIdentityImage,
  listIdentityImages: application.listIdentityImages,
  listDataConsents: application.listDataConsents,
  saveDataConsents: application.saveDataConsents,
  getCreditFlow: application.getCreditFlow,
  listOrders: order.listOrders,
  getInstalmentPlan: order.getInstalmentPlan,
  getContract: order.getContract,
  getPayTypes: order.getPayTypes,
  getRolloverDetail: order.getRolloverDetail,
  getClassicOffer: classic.getClassicOffer,
  listClassicAgreements: classic.listClassicAgreements,
  openClassicAgreement: classic.openClassicAgreement,
  acceptClassicOffer: classic.acceptClassicOffer,
  openProduct: classic.openProduct,
  getAmountDue: repayment.getAmountDue,
  getRollover: repayment.getRollover,
  createPayCode: repayment.createPayCode,
  getPayCode: repayment.getPayCode,
  checkPayLink: repayment.checkPayLink,
  getSettlementQuote: repaymentQuotes.getSettlementQuote,
  getCoolingOffQuote: repaymentQuotes.getCoolingOffQuote,
  previewPayment: repaymentQuotes.previewPayment,
  listReceipts: receipts.listReceipts,
  requestRefund: receipts.requestRefund,
  readDocument: documents.readDocument,
  getPayWays: payway.getPayWays,
  commitCardPayment: payway.commitCardPayment,
  confirmCardPayment: payway.confirmCardPayment,
  payByWallet: payway.payByWallet,
  getAccountForm: payoutAccount.getAccountForm,
  saveAccount: payoutAccount.saveAccount,
  changeAccount: payoutAccount.changeAccount,
  startComplaint: complaint.startComplaint,
  uploadComplaintImage: complaint.uploadComplaintImage,
  saveComplaint: complaint.saveComplaint,
  submitPaymentReference: complaint.submitPaymentReference,
  listComplaints: complaint.listComplaints,
  getComplaint: complaint.getComplaint,
  rateComplaint: complaint.rateComplaint,
  sendLoginCode: identity.sendLoginCode,
  getLoginTerms: identity.getLoginTerms,
  sendVoiceCode: identity.sendVoiceCode,
  logIn: identity.logIn,
  getLaunchTicket: identity.getLaunchTicket,
  logOut: identity.logOut,
  openPageSession: identity.openPageSession,
  sendDeletionCode: identity.sendDeletionCode,
  deleteAccount: identity.deleteAccount,
  getProfile: profile.getProfile,
  savePreferences: profile.savePreferences,
  listSessions: profile.listSessions,
  endSessions: profile.endSessions,
  listConsents: profile.listConsents,
  withdrawConsent: profile.withdrawConsent,
  listDocuments: profile.listDocuments,
  exportData: profile.exportData,
  getUserMenu: identity.getUserMenu,
  getTemplate: promotion.getTemplate,
  trackVisit: promotion.trackVisit,
  trackClick: promotion.trackClick,
  getCaptchaSession: promotion.getCaptchaSession,
  getCaptchaImage: promotion.getCaptchaImage,
  sendRegistrationCode: promotion.sendRegistrationCode,
  register: promotion.register,
  stopReminders: reminder.stopReminders,
  refuseContacts: deviceData.refuseContacts,
  askDeviceConsent: deviceData.askDeviceConsent,
  saveLocation: deviceData.saveLocation,
  saveDeviceInfo: deviceData.saveDeviceInfo,
  withdrawDeviceConsent: deviceData.withdrawDeviceConsent,
  getSupport: service.getSupport,
  getWhatsApp: service.getWhatsApp,
  getSupportInfo: service.getSupportInfo,
  subscribe: service.subscribe,
  sendContactForm: service.sendContactForm,
  listFaq: service.listFaq,
  getCompany: service.getCompany,
  getAbout: service.getAbout,
  listReviews: service.listReviews,
  listPayWays: service.listPayWays,
  getExample: service.getExample,
  getOutcome: service.getOutcome,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type CallInput<Name extends EndpointName> = InputOf<Endpoints[Name]>
export type CallOutput<Name extends EndpointName> = OutputOf<Endpoints[Name]>

/** The table as a list, for what looks at all of them alike. */
export const endpointList: readonly Endpoint[] = Object.values(endpoints) as unknown as readonly Endpoint[]
