// Every screen that the test page opens, with what its address needs beside the borrower.

import { addresses, complaintParams } from '../../../contracts/addresses.ts'

export const idNames = ['productId', 'orderId', 'problemId'] as const
export type Ids = Readonly<Partial<Record<(typeof idNames)[number], string>>>

export interface PreviewLink {
  readonly address: string
  /** What the address carries beside productId and orderId. */
  readonly query?: (ids: Ids) => Readonly<Record<string, string>>
}

/** The first type that is not about collection (type 1 is: COMPLAINT-2). */
const plainComplaintType = '2'

/** Example values for the page that shows one channel's instruction. They carry no signature, so no code is shown. */
const unsigned = { requestType: '1', amount: '140000', payCode: '8710440299135527' }

const loan = {
  confirm: { address: addresses.confirm },
  confirmClassic: { address: addresses.confirmClassic },
  loanDetail: { address: addresses.loanDetail },
  order: { address: addresses.order },
  loanAgreement: { address: addresses.loanAgreement },
  loginFailed: { address: addresses.loginFailed, query: () => ({ reason: 'expired' }) },
} as const satisfies Record<string, PreviewLink>

const repayment = {
  repay: { address: addresses.repay },
  rollover: { address: addresses.rollover },
  settleEarly: { address: addresses.settleEarly },
  coolingOff: { address: addresses.coolingOff },
  payAmount: { address: addresses.payAmount },
  credit: { address: addresses.credit },
  papers: { address: addresses.papers },
  payway: { address: addresses.payway },
  walletRepayment: { address: addresses.walletRepayment },
  paymentGuide: { address: addresses.paymentGuide },
  payInstruction: { address: addresses.payInstruction, query: () => unsigned },
} as const satisfies Record<string, PreviewLink>

const complaint = {
  complaint: { address: addresses.complaint },
  complaintNext: {
    address: addresses.complaintNext,
    query: ({ orderId = '' }: Ids) => ({
      [complaintParams.type]: plainComplaintType,
      [complaintParams.orderId]: orderId,
    }),
  },
  paidNotShown: { address: addresses.paidNotShown },
  complaintList: { address: addresses.complaintList },
  complaintDetails: {
    address: addresses.complaintDetails,
    query: ({ problemId = '' }: Ids) => ({ [complaintParams.caseId]: problemId }),
  },
} as const satisfies Record<string, PreviewLink>

const account = {
  bindBank: { address: addresses.bindCard },
  bindBankLoan: { address: addresses.bindCard, query: () => ({ source: 'loanDetail' }) },
  bindBankConfirm: { address: addresses.bindCard, query: () => ({ source: 'confirmUrl' }) },
  deleteAccount: { address: addresses.deleteAccount },
  login: { address: addresses.login },
  borrowerHome: { address: addresses.borrowerHome },
  orders: { address: addresses.orders },
  me: { address: addresses.me },
  stopReminders: { address: addresses.stopReminders },
  myDocuments: { address: addresses.myDocuments },
  mySettings: { address: addresses.mySettings },
  myMessages: { address: addresses.myMessages },
  myPrivacy: { address: addresses.myPrivacy },
  myLogins: { address: addresses.myLogins },
  myPasskeys: { address: addresses.myPasskeys },
  myCards: { address: addresses.myCards },
  autopay: { address: addresses.autopay },
  stopAutopay: { address: addresses.stopAutopay },
  myPhone: { address: addresses.myPhone },
  myEmail: { address: addresses.myEmail },
  myAddress: { address: addresses.myAddress },
  myName: { address: addresses.myName },
  product: { address: addresses.product },
  apply: { address: addresses.apply },
} as const satisfies Record<string, PreviewLink>

const publicPages = {
  home: { address: addresses.home },
  about: { address: addresses.about },
  policy: { address: addresses.policy },
  loanTerms: { address: addresses.loanTerms },
  reviews: { address: addresses.reviews },
  compare: { address: addresses.compare },
  aboutUs: { address: addresses.aboutUs },
  faq: { address: addresses.faq },
  customerService: { address: addresses.customerService },
  privacyPolicy: { address: addresses.privacyPolicy },
  register: { address: addresses.register },
  downloadTemplate: { address: addresses.downloadTemplate },
  agreementTemplate: { address: addresses.agreementTemplate },
  notFound: { address: '/nowhere' },
} as const satisfies Record<string, PreviewLink>

export const previewGroups = { loan, repayment, complaint, account, public: publicPages } as const
export type PreviewGroup = keyof typeof previewGroups

const previewLinks = { ...loan, ...repayment, ...complaint, ...account, ...publicPages } as const
export type PreviewName = keyof typeof previewLinks

/** The link of this name; null for any other text. */
export function previewLink(unchecked: string | null): PreviewLink | null {
  return unchecked !== null && Object.hasOwn(previewLinks, unchecked) ? previewLinks[unchecked as PreviewName] : null
}
