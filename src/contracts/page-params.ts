// Names in the addresses of pages, and numbers of counted events, that hosts and older links know. Without schemas: screens may import
// them into the browser.

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
