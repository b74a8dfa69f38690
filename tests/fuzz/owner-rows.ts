// Whose things each call is asked for: the rows of the access matrix. A call without a row does not compile.

import type { EndpointName } from '../../src/contracts/endpoints.ts'

/** A thing that belongs to a borrower, by which it is asked for. */
export type Thing =
  | 'order'
  | 'offer'
  | 'application'
  | 'case'
  | 'picture'
  | 'proofPicture'
  | 'claimPicture'
  | 'casePicture'
  | 'payCode'
  | 'card'
  | 'cardPayment'
  | 'paidRecord'
  | 'cardSetup'
  | 'passkey'
  | 'phoneChange'
  | 'deviceQuestion'
  | 'systemQuestion'
  | 'borrower'
  | 'phone'
  | 'loanConsent'
  | 'helpRequest'
  | 'planOffer'
  | 'requestKey'

/** What is known of the owner when the fields of a request are written. */
export interface Owner {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly productId: string
  readonly phone: string
  readonly things: Readonly<Record<Thing, string>>
  /** A token to pay by card, and the amount for which it is. */
  readonly repayToken: string
  readonly amount: number
  /** The version of the words of automatic repayment that are shown. */
  readonly autopayVersion: string
}

export interface OwnerRow {
  /** The field that names the thing. */
  readonly field: string
  readonly thing: Thing
  /** Whose: the sample borrower who has one. */
  readonly whose?: string
  /** Everything else that the call wants, so that the thing is what decides. */
  readonly with?: (owner: Owner) => Readonly<Record<string, unknown>>
  /** The code for a malformed id where it is not that of a bad field. */
  readonly malformed?: string
}

/** The call names nothing that belongs to somebody: it is about the session's own borrower, or about no borrower. */
const noThing = [] as const

const ofOrder: readonly OwnerRow[] = [{ field: 'orderId', thing: 'order' }]
const withProduct: readonly OwnerRow[] = [
  { field: 'orderId', thing: 'order', with: ({ productId }) => ({ productId }) },
]
const openOf: readonly OwnerRow[] = [
  { field: 'orderId', thing: 'order', with: ({ productId }) => ({ productId, position: 1 }) },
  { field: 'offerId', thing: 'offer', with: ({ productId }) => ({ productId, position: 1 }) },
]
const accept: readonly OwnerRow[] = [
  {
    field: 'offerId',
    thing: 'offer',
    with: ({ productId }) => ({ productId, amount: 100_000, periods: 90, termUnit: 'day', agree: 1 }),
  },
]
const code = { code: '000000' }

export const ownerRows = {
  getOffer: noThing,
  listAgreements: withProduct,
  openAgreement: openOf,
  readPaper: [
    { field: 'orderId', thing: 'order', with: () => ({ document: 'loanAgreement' }) },
    { field: 'offerId', thing: 'offer', with: () => ({ document: 'keyFacts' }) },
  ],
  readPrivacyPolicy: noThing,
  acceptOffer: accept,
  getOrder: ofOrder,
  withdraw: withProduct,
  scoreApp: [{ field: 'orderId', thing: 'order', with: () => ({ stars: 5 }) }],
  saveEvent: noThing,
  getLoginFailure: noThing,
  listProducts: noThing,
  listPrices: noThing,
  getProduct: noThing,
  getHome: noThing,
  listMessages: noThing,
  savePushPhone: noThing,
  forgetPushPhone: noThing,
  markMessagesSeen: noThing,
  startApplication: noThing,
  submitApplication: [{ field: 'applicationId', thing: 'application', whose: 'new-without-account' }],
  askSecondLook: [
    { field: 'applicationId', thing: 'application', whose: 'new-without-account' },
    { field: 'orderId', thing: 'order' },
  ],
  getApplicationForm: noThing,
  listApplicationSteps: noThing,
  savePersonalInfo: noThing,
  saveJobInfo: noThing,
  saveExtInfo: noThing,
  saveIdentityInfo: noThing,
  uploadIdentityImage: noThing,
  removeIdentityImage: noThing,
  listIdentityImages: noThing,
  listDataConsents: noThing,
  saveDataConsents: noThing,
  getCreditFlow: [{ field: 'applicationId', thing: 'application', whose: 'new-without-account' }],
  listOrders: noThing,
  getInstalmentPlan: ofOrder,
  getDateMove: ofOrder,
  moveDueDate: [
    {
      field: 'orderId',
      thing: 'order',
      with: () => ({ n: 1, dueDateBefore: '2026-01-01', dueDate: '2026-01-02', interest: 0 }),
    },
  ],
  getHardship: ofOrder,
  askHardship: [
    {
      field: 'orderId',
      thing: 'order',
      with: () => ({ reason: 'illness', words: 'Ill.', canPay: 1000, payFrom: '2026-12-01' }),
    },
  ],
  withdrawHardship: [
    { field: 'orderId', thing: 'order', with: ({ things }) => ({ requestId: things.helpRequest }) },
    { field: 'requestId', thing: 'helpRequest', with: ({ things }) => ({ orderId: things.order }) },
  ],
  answerPlan: [
    {
      field: 'orderId',
      thing: 'order',
      with: ({ things }) => ({ offerId: things.planOffer, accept: '1', mark: 'none' }),
    },
    {
      field: 'offerId',
      thing: 'planOffer',
      with: ({ things }) => ({ orderId: things.order, accept: '1', mark: 'none' }),
    },
  ],
  getContract: ofOrder,
  getPayTypes: ofOrder,
  getRolloverDetail: ofOrder,
  getClassicOffer: noThing,
  listClassicAgreements: withProduct,
  openClassicAgreement: openOf,
  acceptClassicOffer: accept,
  openProduct: noThing,
  getAmountDue: ofOrder,
  getRollover: ofOrder,
  createPayCode: [
    { field: 'orderId', thing: 'order', with: ({ amount }) => ({ amount, channelNumber: 'corner-store' }) },
  ],
  getPayCode: [{ field: 'ref', thing: 'payCode' }],
  checkPayLink: noThing,
  getSettlementQuote: ofOrder,
  getCoolingOffQuote: ofOrder,
  previewPayment: [{ field: 'orderId', thing: 'order', with: () => ({ amount: 10_000 }) }],
  listReceipts: ofOrder,
  requestRefund: ofOrder,
  getCreditUses: ofOrder,
  spendCredit: [
    { field: 'orderId', thing: 'order', with: ({ things }) => ({ toOrderId: things.order, amount: 1 }) },
    { field: 'toOrderId', thing: 'order', with: ({ things }) => ({ orderId: things.order, amount: 1 }) },
  ],
  readDocument: [{ field: 'orderId', thing: 'order', with: () => ({ document: 'statement' }) }],
  getPayWays: [
    ...ofOrder,
    {
      field: 'repaymentRecordId',
      thing: 'paidRecord',
      whose: 'payway-code',
      with: ({ things }) => ({ orderId: things.order }),
    },
  ],
  commitCardPayment: [
    {
      field: 'orderId',
      thing: 'order',
      whose: 'payway-code',
      with: ({ things, repayToken, amount }) => ({ cardId: things.card, repayToken, amount }),
    },
    {
      field: 'cardId',
      thing: 'card',
      whose: 'payway-code',
      with: ({ things, repayToken, amount }) => ({ orderId: things.order, repayToken, amount }),
    },
  ],
  listSavedCards: noThing,
  beginCardSetup: noThing,
  askCardSetup: [{ field: 'setupId', thing: 'cardSetup' }],
  nameSavedCard: [{ field: 'cardId', thing: 'card', whose: 'payway-code', with: () => ({ label: 'mine' }) }],
  getAutopay: ofOrder,
  startAutopay: [
    { field: 'orderId', thing: 'order', with: () => ({ cardId: 'none', version: '0', agree: 1 }) },
    {
      field: 'cardId',
      thing: 'card',
      whose: 'payway-code',
      with: ({ things, autopayVersion }) => ({ orderId: things.order, version: autopayVersion, agree: 1 }),
    },
  ],
  stopAutopay: ofOrder,
  stopAutopayByLink: noThing,
  removeSavedCard: [{ field: 'cardId', thing: 'card', whose: 'payway-plain' }],
  askCardPayment: [
    {
      field: 'orderId',
      thing: 'order',
      whose: 'payway-code',
      with: ({ things }) => ({ repaymentRecordId: things.cardPayment }),
    },
    {
      field: 'repaymentRecordId',
      thing: 'cardPayment',
      whose: 'payway-code',
      with: ({ things }) => ({ orderId: things.order }),
    },
  ],
  confirmCardPayment: [
    {
      field: 'orderId',
      thing: 'order',
      whose: 'payway-code',
      with: ({ things }) => ({ repaymentRecordId: things.cardPayment, verifyCode: '000000' }),
    },
    {
      field: 'repaymentRecordId',
      thing: 'cardPayment',
      whose: 'payway-code',
      with: ({ things }) => ({ orderId: things.order, verifyCode: '000000' }),
    },
  ],
  payByWallet: [
    { field: 'orderId', thing: 'order', whose: 'payway-wallet', with: ({ amount }) => ({ amount }) },
    {
      field: 'userId',
      thing: 'borrower',
      whose: 'payway-wallet',
      with: ({ things, amount }) => ({ orderId: things.order, amount }),
    },
  ],
  getAccountForm: noThing,
  saveAccount: noThing,
  changeAccount: noThing,
  startComplaint: ofOrder,
  uploadComplaintImage: noThing,
  saveComplaint: [
    {
      field: 'orderNo',
      thing: 'order',
      with: () => ({ problemType: 2, problemDetail: 'Late fee' }),
    },
    {
      field: 'problemImage',
      thing: 'picture',
      with: () => ({ problemType: 2, problemDetail: 'Late fee' }),
    },
  ],
  submitPaymentReference: [
    { field: 'orderId', thing: 'order', with: () => ({ utr: '123456789012' }) },
    {
      field: 'problemImage',
      thing: 'claimPicture',
      whose: 'payway-plain',
      with: ({ things }) => ({ orderId: things.order, utr: '123456789013' }),
    },
  ],
  listComplaints: noThing,
  getComplaint: [{ field: 'problemId', thing: 'case', whose: 'complaint-answered' }],
  writeToCase: [
    {
      field: 'problemId',
      thing: 'case',
      whose: 'complaint-answered',
      with: () => ({ problemDetail: 'It was the last one.' }),
    },
    {
      field: 'problemImage',
      thing: 'casePicture',
      whose: 'complaint-answered',
      with: ({ things }) => ({ problemId: things.case, problemDetail: 'See the picture.' }),
    },
  ],
  getNameChange: noThing,
  askNameChange: [{ field: 'problemImage', thing: 'proofPicture', with: () => ({ fullName: 'Ana Cruz' }) }],
  askAboutData: noThing,
  rateComplaint: [{ field: 'problemId', thing: 'case', whose: 'complaint-answered', with: () => ({ score: 4 }) }],
  sendLoginCode: noThing,
  getLoginTerms: noThing,
  sendVoiceCode: noThing,
  logIn: noThing,
  getLaunchTicket: noThing,
  logOut: noThing,
  openPageSession: noThing,
  askPasskeyLogin: noThing,
  logInByPasskey: noThing,
  askPasskeyEnrolment: noThing,
  savePasskey: noThing,
  listPasskeys: noThing,
  removePasskey: [{ field: 'id', thing: 'passkey' }],
  getContact: noThing,
  startPhoneChange: noThing,
  sendPhoneChangeCode: [{ field: 'changeId', thing: 'phoneChange' }],
  confirmPhoneChange: [{ field: 'changeId', thing: 'phoneChange', with: () => code }],
  startEmailChange: noThing,
  confirmEmail: noThing,
  sendDeletionCode: [{ field: 'phone', thing: 'phone', with: () => ({ type: 'del' }), malformed: '44005' }],
  deleteAccount: [{ field: 'phone', thing: 'phone', with: () => code, malformed: '44005' }],
  getProfile: noThing,
  savePreferences: noThing,
  listSessions: noThing,
  endSessions: noThing,
  listConsents: noThing,
  withdrawConsent: [{ field: 'consentId', thing: 'loanConsent' }],
  listDocuments: noThing,
  exportData: noThing,
  getUserMenu: noThing,
  getTemplate: noThing,
  trackVisit: noThing,
  trackClick: noThing,
  getCaptchaSession: noThing,
  getCaptchaImage: noThing,
  getCaptchaSound: noThing,
  sendRegistrationCode: noThing,
  register: noThing,
  stopReminders: noThing,
  refuseContacts: noThing,
  askDeviceConsent: noThing,
  saveLocation: [
    {
      field: 'consentRef',
      thing: 'deviceQuestion',
      with: () => ({ agree: 1, latitude: '14.5', longitude: '121.0' }),
    },
  ],
  saveDeviceInfo: [{ field: 'consentRef', thing: 'systemQuestion', with: () => ({ agree: 1, os: 'android' }) }],
  withdrawDeviceConsent: noThing,
  getSupport: noThing,
  getWhatsApp: noThing,
  getSupportInfo: noThing,
  subscribe: noThing,
  confirmNews: noThing,
  stopNewsByLink: noThing,
  sendContactForm: noThing,
  listFaq: noThing,
  getCompany: noThing,
  getAbout: noThing,
  listReviews: noThing,
  listPayWays: noThing,
  getExample: noThing,
  getOutcome: [{ field: 'key', thing: 'requestKey' }],
} as const satisfies Readonly<Record<EndpointName, readonly OwnerRow[]>>

/** Names of what has no owner: the catalogue's products, places on a screen, the caller's own device, a link that is its own key. */
export const namesNobodys: readonly string[] = [
  'productId',
  'product_id',
  'moduleId',
  'positionId',
  'deviceId',
  'token',
]

/** Fields that name something of somebody's under another schema than that of an id. */
export const namesSomething = /^(orderNo|problemId|problemImage|ref|consentRef|userId|key)$/
