// Whose things each page is asked for: the rows of the matrix of pages. An address without a row does not compile.

import { addresses } from '../../src/contracts/addresses.ts'
import { newsOfOrder } from '../../src/web/news/news-marks.ts'

/** A thing that belongs to a borrower and stands in the address or the form of a page. */
export type PageThing = 'order' | 'case' | 'payCode' | 'offer' | 'application' | 'card' | 'cardPayment' | 'product'

export interface PageRow {
  /** The name in the query that names the thing. */
  readonly field: string
  readonly thing: PageThing
  /** Whose: the sample borrower who has one. */
  readonly whose?: string
  /** Everything else that the page wants, so that the thing is what decides. */
  readonly with?: (things: Readonly<Record<PageThing, string>>) => Readonly<Record<string, string>>
  /** The page does not look it up: it only carries the name to the next one, which has a row of its own. */
  readonly isCarried?: true
  /** Anybody may open the page: without the thing it shows what is public. */
  readonly isOpen?: true
}

/** `anybody`: shows nothing of anybody. `own`: shows the session's own borrower, and has no name of a thing in its address. */
type Rows = 'anybody' | 'own' | readonly PageRow[]

const ofOrder: readonly PageRow[] = [{ field: 'orderId', thing: 'order' }]
const ofComplaint: readonly PageRow[] = [
  { field: 'orderNo', thing: 'order', with: () => ({ problemType: '2' }) },
  { field: 'orderId', thing: 'order', with: () => ({ problemType: '2' }) },
]
const ofPayCode: readonly PageRow[] = [{ field: 'ref', thing: 'payCode' }]

export const pageRows = {
  loginFailed: 'anybody',
  loanDetail: ofOrder,
  order: ofOrder,
  borrowDetail: ofOrder,
  confirm: 'own',
  confirmClassic: 'own',
  repay: ofOrder,
  rollover: ofOrder,
  moveDate: ofOrder,
  hardship: ofOrder,
  customerService: 'anybody',
  loanAgreement: [
    { field: 'orderId', thing: 'order', isOpen: true, with: () => ({ document: 'loanAgreement' }) },
    { field: 'offerId', thing: 'offer', isOpen: true, with: () => ({ document: 'keyFacts' }) },
  ],
  aboutUs: 'anybody',
  privacyPolicy: 'anybody',
  complaint: ofComplaint,
  complaintEntry: ofComplaint,
  complaintNext: ofComplaint,
  complaintList: 'own',
  complaintDetails: [{ field: 'problemId', thing: 'case', whose: 'complaint-answered' }],
  paidNotShown: ofComplaint,
  bindCard: [{ field: 'orderId', thing: 'order', isCarried: true }],
  addCard: [{ field: 'orderId', thing: 'order', isCarried: true }],
  paymentGuide: 'anybody',
  payInstruction: 'anybody',
  payway: [
    { field: 'orderId', thing: 'order', whose: 'payway-code' },
    {
      field: 'record',
      thing: 'cardPayment',
      whose: 'payway-code',
      // What the server knows of the payment under way counts, whatever the address says of it.
      isCarried: true,
      with: ({ order, card }) => ({ orderId: order, card, sent: '1', step: 'code' }),
    },
  ],
  walletRepayment: [{ field: 'orderId', thing: 'order', whose: 'payway-wallet' }],
  register: 'anybody',
  payCode: ofPayCode,
  payCodeSteps: ofPayCode,
  payCodeState: ofPayCode,
  testPreview: 'anybody',
  testPreviewOpen: 'anybody',
  // Asked by the script of an open page, as data: each says by itself that there is no session.
  complaintPicture: 'anybody',
  stopReminders: 'anybody',
  autopay: ofOrder,
  stopAutopay: 'anybody',
  newsLink: 'anybody',
  deleteAccount: 'anybody',
  home: 'anybody',
  about: 'anybody',
  policy: 'anybody',
  loanTerms: 'anybody',
  reviews: 'anybody',
  compare: 'anybody',
  sitemap: 'anybody',
  robots: 'anybody',
  captchaPicture: 'anybody',
  captchaSound: 'anybody',
  downloadTemplate: 'anybody',
  agreementTemplate: 'anybody',
  login: 'anybody',
  logout: 'anybody',
  borrowerHome: 'anybody',
  inbox: 'own',
  orders: 'own',
  product: 'anybody',
  apply: [
    {
      field: 'applicationId',
      thing: 'application',
      whose: 'application-half',
      with: ({ product }) => ({ productId: product }),
    },
  ],
  settleEarly: ofOrder,
  coolingOff: ofOrder,
  payAmount: ofOrder,
  credit: ofOrder,
  papers: ofOrder,
  faq: 'anybody',
  offline: 'anybody',
  me: 'own',
  myDocuments: 'own',
  mySettings: 'anybody',
  myMessages: 'own',
  myPrivacy: 'own',
  myLogins: 'own',
  myPasskeys: 'own',
  myCards: 'own',
  addSavedCard: 'own',
  myPhone: 'own',
  myEmail: 'own',
  myAddress: 'own',
  myName: 'own',
  emailLink: 'anybody',
  stillHere: 'anybody',
  news: [{ field: newsOfOrder, thing: 'order' }],
  myData: 'own',
  // The key is the secret: who has just deleted the account has no session, and asks as well.
  outcome: 'anybody',
  applyPicture: 'anybody',
  demoKit: 'anybody',
} as const satisfies Readonly<Record<keyof typeof addresses, Rows>>

/** Each page with one row; null where it names nothing. */
export const pagesTried = (Object.keys(addresses) as (keyof typeof addresses)[]).flatMap((name) => {
  const rows: Rows = pageRows[name]
  const named: readonly (PageRow | null)[] = typeof rows === 'string' ? [null] : rows
  return named.map((row) => ({
    name,
    address: addresses[name] as string,
    row,
    isOpen: rows === 'anybody' || row?.isOpen === true,
  }))
})
