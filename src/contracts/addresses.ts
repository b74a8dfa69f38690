// The addresses of the screens. Those under `renamable` a lender may change; the rest is known to hosts and old links.

/** A lender edits the values here and builds again; nothing else spells these addresses. */
const renamable = {
  loginFailed: '/login-failed',
  loanDetail: '/loan-detail',
  order: '/order',
  confirm: '/confirm',
  repay: '/repay',
  rollover: '/repay-delay',
  customerService: '/customer-service',
  loanAgreement: '/loan-agreement',
  aboutUs: '/about-us',
  privacyPolicy: '/privacy-policy',
  complaint: '/complaint',
  bindCard: '/bind-card',
  paymentGuide: '/payment-guide',
  payway: '/payway',
  register: '/register',
} as const

const fixed = {
  payCode: '/repaymentOfCode',
  payCodeSteps: '/repaymentOfCode2',
  /** An open code page polls it for data; no screen. */
  payCodeState: '/repaymentOfCode/state',
  testPreview: '/testPreview',
  /** Opens a page as a sample borrower, with a fresh ticket; no screen. */
  testPreviewOpen: '/testPreview/open',
  confirmClassic: '/confirm-classic',
  complaintEntry: '/complainPage',
  complaintNext: '/complainPageNext',
  /** Takes one picture of an open complaint form; no screen. */
  complaintPicture: '/complainPageNext/picture',
  complaintList: '/complaintList',
  complaintDetails: '/complainDetails',
  paidNotShown: '/paid-not-shown',
  moveDate: '/move-date',
  hardship: '/cannot-pay',
  stopReminders: '/stop-reminders',
  /** Automatic repayment of a loan by a saved card. */
  autopay: '/automatic-repayment',
  stopAutopay: '/stop-automatic-repayment',
  newsLink: '/news-by-mail',
  payInstruction: '/carpmm',
  deleteAccount: '/de-user',
  home: '/',
  about: '/About',
  policy: '/Policy',
  loanTerms: '/Loan',
  reviews: '/Reviews',
  compare: '/compare',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  borrowDetail: '/borrowDetail',
  addCard: '/addnormalcard',
  walletRepayment: '/alipayrepayment',
  /** The captcha picture of the registration; no screen. */
  captchaPicture: '/register/captcha',
  /** The same captcha, spoken; no screen. */
  captchaSound: '/register/captcha-sound',
  downloadTemplate: '/downloadTemplate',
  agreementTemplate: '/agreementTemplate',
  login: '/login',
  logout: '/logout',
  borrowerHome: '/home',
  inbox: '/inbox',
  orders: '/orders',
  product: '/product',
  apply: '/apply',
  settleEarly: '/settle',
  coolingOff: '/cooling-off',
  payAmount: '/pay-amount',
  credit: '/credit',
  papers: '/papers',
  faq: '/faq',
  /** The service worker caches this page and shows it while the phone is offline. */
  offline: '/offline',
  me: '/me',
  myDocuments: '/me/documents',
  mySettings: '/me/settings',
  myMessages: '/me/messages',
  myPrivacy: '/me/privacy',
  myLogins: '/me/logins',
  myPasskeys: '/me/passkeys',
  myCards: '/me/cards',
  /** Draws the fields of the card processor; the only page of ours that lets its scripts through. */
  addSavedCard: '/me/cards/add',
  myPhone: '/me/phone',
  myEmail: '/me/email',
  myAddress: '/me/address',
  myName: '/me/name',
  emailLink: '/email',
  /** An open page calls it to keep the session alive; no screen. */
  stillHere: '/me/still-here',
  /** An open page polls it to learn whether its data has changed; no screen. */
  news: '/news',
  /** A copy of the borrower's data as a file; no screen. */
  myData: '/me/data.json',
  /** An open page asks for the outcome of a request that timed out; no screen. */
  outcome: '/outcome',
  /** Takes one picture of an identity document; no screen. */
  applyPicture: '/apply/picture',
  demoKit: '/demo/kit',
} as const

export const addresses = { ...renamable, ...fixed } as const

/** The script that draws a card processor's fields on the page that adds a card; served where there are such fields. */
export const cardFieldsScript = '/card-fields.js'

/** Old hash links that arrive at `/` and are sent on to the address of the same name with their query. */
export const hashAddresses: readonly string[] = [
  fixed.borrowDetail,
  fixed.addCard,
  fixed.walletRepayment,
  fixed.downloadTemplate,
  fixed.agreementTemplate,
]

/** An address with a query; empty and undefined values are left out. The order of `query` is kept. */
export function addressWith(address: string, query: Readonly<Record<string, string | number | undefined>>): string {
  let text = ''
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '')
      text += `${text === '' ? '?' : '&'}${written(name)}=${written(String(value))}`
  }
  return address + text
}

/** As a form writes it. Most of what our addresses say stays as it is: that is told faster than written. */
const written = (text: string): string =>
  /^[\w.*-]*$/.test(text) ? text : new URLSearchParams({ '': text }).toString().slice(1)

/** Of the complaint's pages. */
export const complaintParams = {
  type: 'problemType',
  subType: 'problemSonType',
  orderId: 'orderNo',
  caseId: 'problemId',
} as const

/** Of the registration landing page: its template, and where its visitors come from. */
export const promotionParams = {
  templateId: 'templateId',
  pageId: 'page_id',
  source: 'user_from',
  appSource: 'app_from',
  utmTag: 'utm_tag',
  inviteCode: 'invite_code',
} as const

/** Marks the address of `/me` that a login leads to where the page that asked for it still waits. */
export const againParam = 'back'

/** Modules of `service/event/save` (WIRE-15), and of the app's own tracking points beside it. */
export const eventModules = { borrowAgain: 30, offerAccepted: 31, productClick: 32 } as const

/** In links to papers that the alternate confirmation's own call opens. */
export const classicVariant = 'classic'

/** In the address of an order that has just been applied for (OFFER-9), and of one that has just been paid: its money may be seen later. */
export const fromParam = { name: 'from', confirm: 'confirm', payment: 'payment' } as const
