// Names in the addresses of pages that the specification fixes. Without schemas: screens may import them into the browser.

/** Of the complaint's pages (spec section 2). */
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
