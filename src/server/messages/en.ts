// All words of the server in English, section by section. English is the measure: every other language has the same.

import { application } from './en/application.ts'
import { calendar } from './en/calendar.ts'
import { complaint } from './en/complaint.ts'
import { deskWords as desk } from './en/desk.ts'
import { deviceData } from './en/device-data.ts'
import { documentWords as documents } from './en/documents.ts'
import { hardshipWords as hardship } from './en/hardship.ts'
import { identity } from './en/identity.ts'
import { inbox } from './en/inbox.ts'
import { loanWords as loan } from './en/loan.ts'
import { payoutAccount } from './en/payout-account.ts'
import { profile } from './en/profile.ts'
import { promotion } from './en/promotion.ts'
import { push } from './en/push.ts'
import { refusals } from './en/refusals.ts'
import { repaymentWords as repayment } from './en/repayment.ts'
import { service } from './en/service.ts'

export const en = {
  /** Before the names of the fields that were malformed. */
  badInput: 'Please check these fields:',
  /** After an unexpected failure of ours; the request id stands beside it. */
  failed: 'Something went wrong on our side. Please try again.',
  /** While the database does not answer or takes no writes. What was asked may have been stored. */
  outOfReach: 'We cannot reach our records right now. Please try again in a moment: nothing is counted twice.',
  bodyIsTooLarge: 'This is too large to send: 1 MB at most.',
  /** For an address that is there under another method. */
  wrongMethod: 'This address does not take that kind of call.',
  /** For a form that was sent to a page which takes none. */
  noFormHere: {
    title: 'This page takes no form',
    text: 'Nothing was sent and nothing was changed. Please open the page and begin from there.',
    open: 'Open the page',
  },
  /** For a page that is more than the machine can do at this moment. */
  busyPage: {
    title: 'One moment, please',
    text: 'Many people are here right now. Please open this page again in a few seconds.',
    nothingSent:
      'Many people are here right now, and what you sent was not taken. Please go back and send it again in a few seconds.',
  },
  refusals,
  hardship,
  identity,
  inbox,
  loan,
  repayment,
  payoutAccount,
  calendar,
  complaint,
  deviceData,
  application,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}

/** Every word that the server can say. A language that lacks one does not compile. */
export type ServerWords = typeof en
