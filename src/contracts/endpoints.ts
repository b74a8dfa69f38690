// Every call of the product by name. The typed client, the handlers and the OpenAPI document are made from this table.

import * as application from './application.ts'
import * as catalogue from './catalogue.ts'
import * as complaint from './complaint.ts'
import * as documents from './documents.ts'
import { type Endpoint, type InputOf, named, type OutputOf, type RefusedBy } from './endpoint.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as identityContact from './identity-contact.ts'
import * as identityPasskey from './identity-passkey.ts'
import * as inbox from './inbox.ts'
import * as offer from './offer.ts'
import * as order from './order.ts'
import * as dateMove from './order-date-move.ts'
import * as hardship from './order-hardship.ts'
import * as payment from './payment.ts'
import * as paymentAutopay from './payment-autopay.ts'
import * as paymentCard from './payment-card.ts'
import * as paymentCredit from './payment-credit.ts'
import * as paymentQuotes from './payment-quotes.ts'
import * as paymentReceipts from './payment-receipts.ts'
import * as payoutAccount from './payout-account.ts'
import * as profile from './profile.ts'
import * as deviceData from './profile-device-data.ts'
import * as promotion from './promotion.ts'
import * as service from './service.ts'

export const endpoints = named({
  getOffer: offer.getOffer,
  listAgreements: documents.listAgreements,
  openAgreement: documents.openAgreement,
  readPaper: documents.readPaper,
  readPrivacyPolicy: documents.readPrivacyPolicy,
  acceptOffer: offer.acceptOffer,
  getOrder: order.getOrder,
  withdraw: order.withdraw,
  scoreApp: order.scoreApp,
  saveEvent: catalogue.saveEvent,
  getLoginFailure: service.getLoginFailure,
  listProducts: catalogue.listProducts,
  listPrices: catalogue.listPrices,
  getProduct: application.getProduct,
  getHome: home.getHome,
  listMessages: inbox.listMessages,
  markMessagesSeen: inbox.markMessagesSeen,
  startApplication: application.startApplication,
  submitApplication: application.submitApplication,
  askSecondLook: application.askSecondLook,
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
  getDateMove: dateMove.getDateMove,
  moveDueDate: dateMove.moveDueDate,
  getHardship: hardship.getHardship,
  askHardship: hardship.askHardship,
  withdrawHardship: hardship.withdrawHardship,
  answerPlan: hardship.answerPlan,
  getContract: documents.getContract,
  getPayTypes: payment.getPayTypes,
  getRolloverDetail: payment.getRolloverDetail,
  getClassicOffer: offer.getClassicOffer,
  listClassicAgreements: documents.listClassicAgreements,
  openClassicAgreement: documents.openClassicAgreement,
  acceptClassicOffer: offer.acceptClassicOffer,
  openProduct: catalogue.openProduct,
  getAmountDue: payment.getAmountDue,
  getRollover: payment.getRollover,
  createPayCode: payment.createPayCode,
  getPayCode: payment.getPayCode,
  checkPayLink: payment.checkPayLink,
  getSettlementQuote: paymentQuotes.getSettlementQuote,
  getCoolingOffQuote: paymentQuotes.getCoolingOffQuote,
  previewPayment: paymentQuotes.previewPayment,
  listReceipts: paymentReceipts.listReceipts,
  requestRefund: paymentReceipts.requestRefund,
  getCreditUses: paymentCredit.getCreditUses,
  spendCredit: paymentCredit.spendCredit,
  readDocument: documents.readDocument,
  getPayWays: paymentCard.getPayWays,
  commitCardPayment: paymentCard.commitCardPayment,
  confirmCardPayment: paymentCard.confirmCardPayment,
  askCardPayment: paymentCard.askCardPayment,
  payByWallet: paymentCard.payByWallet,
  listSavedCards: paymentCard.listSavedCards,
  beginCardSetup: paymentCard.beginCardSetup,
  askCardSetup: paymentCard.askCardSetup,
  nameSavedCard: paymentCard.nameSavedCard,
  removeSavedCard: paymentCard.removeSavedCard,
  getAutopay: paymentAutopay.getAutopay,
  startAutopay: paymentAutopay.startAutopay,
  stopAutopay: paymentAutopay.stopAutopay,
  stopAutopayByLink: paymentAutopay.stopAutopayByLink,
  getAccountForm: payoutAccount.getAccountForm,
  saveAccount: payoutAccount.saveAccount,
  changeAccount: payoutAccount.changeAccount,
  startComplaint: complaint.startComplaint,
  uploadComplaintImage: complaint.uploadComplaintImage,
  saveComplaint: complaint.saveComplaint,
  submitPaymentReference: complaint.submitPaymentReference,
  listComplaints: complaint.listComplaints,
  getComplaint: complaint.getComplaint,
  writeToCase: complaint.writeToCase,
  rateComplaint: complaint.rateComplaint,
  getNameChange: complaint.getNameChange,
  askNameChange: complaint.askNameChange,
  askAboutData: complaint.askAboutData,
  sendLoginCode: identity.sendLoginCode,
  getLoginTerms: identity.getLoginTerms,
  sendVoiceCode: identity.sendVoiceCode,
  logIn: identity.logIn,
  getLaunchTicket: identity.getLaunchTicket,
  logOut: identity.logOut,
  openPageSession: identity.openPageSession,
  askPasskeyLogin: identityPasskey.askPasskeyLogin,
  logInByPasskey: identityPasskey.logInByPasskey,
  askPasskeyEnrolment: identityPasskey.askPasskeyEnrolment,
  savePasskey: identityPasskey.savePasskey,
  listPasskeys: identityPasskey.listPasskeys,
  removePasskey: identityPasskey.removePasskey,
  getContact: identityContact.getContact,
  startPhoneChange: identityContact.startPhoneChange,
  sendPhoneChangeCode: identityContact.sendPhoneChangeCode,
  confirmPhoneChange: identityContact.confirmPhoneChange,
  startEmailChange: identityContact.startEmailChange,
  confirmEmail: identityContact.confirmEmail,
  sendDeletionCode: identity.sendDeletionCode,
  deleteAccount: identity.deleteAccount,
  getProfile: profile.getProfile,
  savePreferences: profile.savePreferences,
  savePushPhone: profile.savePushPhone,
  forgetPushPhone: profile.forgetPushPhone,
  listSessions: profile.listSessions,
  endSessions: profile.endSessions,
  listConsents: profile.listConsents,
  withdrawConsent: profile.withdrawConsent,
  listDocuments: profile.listDocuments,
  exportData: profile.exportData,
  getUserMenu: profile.getUserMenu,
  getTemplate: promotion.getTemplate,
  trackVisit: promotion.trackVisit,
  trackClick: promotion.trackClick,
  getCaptchaSession: promotion.getCaptchaSession,
  getCaptchaImage: promotion.getCaptchaImage,
  getCaptchaSound: promotion.getCaptchaSound,
  sendRegistrationCode: promotion.sendRegistrationCode,
  register: promotion.register,
  stopReminders: order.stopReminders,
  refuseContacts: deviceData.refuseContacts,
  askDeviceConsent: deviceData.askDeviceConsent,
  saveLocation: deviceData.saveLocation,
  saveDeviceInfo: deviceData.saveDeviceInfo,
  withdrawDeviceConsent: deviceData.withdrawDeviceConsent,
  getSupport: service.getSupport,
  getWhatsApp: service.getWhatsApp,
  getSupportInfo: service.getSupportInfo,
  subscribe: service.subscribe,
  confirmNews: service.confirmNews,
  stopNewsByLink: service.stopNewsByLink,
  sendContactForm: service.sendContactForm,
  listFaq: service.listFaq,
  getCompany: service.getCompany,
  getAbout: service.getAbout,
  listReviews: service.listReviews,
  listPayWays: service.listPayWays,
  getExample: service.getExample,
  getOutcome: service.getOutcome,
})

type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type CallInput<Name extends EndpointName> = InputOf<Endpoints[Name]>
export type CallOutput<Name extends EndpointName> = OutputOf<Endpoints[Name]>
/** What the use case of a call may refuse. */
export type CallRefused<Name extends EndpointName> = RefusedBy<Endpoints[Name]>

/** The table as a list. */
export const endpointList: readonly Endpoint[] = Object.values(endpoints) as unknown as readonly Endpoint[]
