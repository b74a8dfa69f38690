// Which jobs that wait go along when a borrower moves to another cell, and why the rest stays. A test holds that no topic is forgotten.
// Meanwhile they rest.

import type { Queries } from '../db/database.ts'
import { freeJobs, holdJobs } from '../jobs/queue.ts'

/** By the field of the payload that names something of hers: what it may be, where $1 is the borrower. */
const named = {
  orderId: 'select id from loan_order where borrower_id = $1',
  ref: 'select ref from payment_intent where borrower_id = $1',
  payment: 'select transaction_id from payment where borrower_id = $1',
  refundId: 'select id from credit_refund where borrower_id = $1',
  autopayId: 'select id from autopay where borrower_id = $1',
  cardId: 'select id from payment_card where borrower_id = $1',
  setupId: 'select id from card_setup where borrower_id = $1',
  recordId: 'select id from card_payment where borrower_id = $1',
  // A processor names a charge by our id or by its own.
  key: `select id from card_payment where borrower_id = $1
    union all select transaction_id from payment where borrower_id = $1`,
  checkId: 'select id from application_check where borrower_id = $1',
  changeId: 'select id from contact_change where borrower_id = $1',
  messageId: 'select id from site_message where borrower_id = $1',
  name: 'select name from complaint_image where borrower_id = $1',
} as const

/** The topics whose jobs go along, by the field that says whose they are. */
export const movedJobs: Readonly<Record<string, keyof typeof named | 'consentRef'>> = {
  ...{ decideApplication: 'orderId', askForScore: 'orderId', askOutside: 'checkId' },
  ...{ payOut: 'orderId', askPayout: 'orderId', retryPayout: 'orderId', planLapsed: 'orderId', remind: 'orderId' },
  ...{ reconcilePayment: 'ref', askAboutPayment: 'ref', cancelPayCode: 'ref', askAboutReturn: 'payment' },
  ...{ payRefund: 'refundId', autopay: 'autopayId', forgetCard: 'cardId', askCardSetup: 'setupId' },
  ...{ askAboutCharge: 'recordId', reconcileCardPayment: 'recordId', askCardReturn: 'key' },
  ...{ sendEmailLink: 'changeId', sendNewsLink: 'messageId' },
  ...{ forgetUnusedPicture: 'name', forgetDeviceFact: 'consentRef' },
}

/** The topics whose jobs do not go along. `cell`: about all borrowers of the cell. `withRow`: about a row that does not move. `anywhere`: every cell is able to do it. */
export const stayingJobs: Readonly<Record<string, 'cell' | 'withRow' | 'anywhere'>> = {
  ...{ closeDay: 'cell', closePart: 'cell', endDay: 'cell', closeStep: 'cell', countPortfolio: 'cell' },
  ...{ countPart: 'cell', listPortfolioDay: 'cell', planExports: 'cell', writeExport: 'cell', adjustBooks: 'cell' },
  ...{ bookReport: 'cell', listSettlements: 'cell', compareAgain: 'cell', refreshBankList: 'cell', roleHolds: 'cell' },
  ...{ forgetHeldBlocks: 'cell', forgetOld: 'cell', keepMonths: 'cell', checkSeals: 'cell', resealFields: 'cell' },
  // A message that is not sent yet, an event, and an act on many loans, with which she does not move.
  ...{ sendMessages: 'withRow', sendWebhook: 'withRow', countBulk: 'withRow', doBulk: 'withRow' },
  eraseUpload: 'anywhere',
}

/** Whether a job is hers, done or not. */
export const herJob = `(${Object.entries(movedJobs)
  .map(([topic, field]) =>
    field === 'consentRef'
      ? // Only the hash of what it names is stored.
        `topic = '${topic}' and sha256(convert_to(payload ->> 'consentRef', 'UTF8')) in
          (select ref_hash from device_consent where borrower_id = $1)`
      : `topic = '${topic}' and payload ->> '${field}' in (${named[field]})`,
  )
  .join(' or ')})`

/** Jobs that are still to be done for her. */
export const herJobs = `done_at is null and dead_at is null and ${herJob}`
/** In the place of a process that has taken them. */
export const moving = 'move-borrower'
/** The lease that keeps the borrower's jobs from workers until the move ends, also one that was killed: both cells would do them. Its end tells when the move began. */
export const rest = `statement_timestamp() + interval '100 years'`
/** A move takes seconds: one that has rested her jobs for so long was killed. */
const killed = `statement_timestamp() + interval '100 years' - interval '1 day'`

/** How many jobs rest for a move that was killed a day ago or longer, and was not run again. */
export async function jobsOfKilledMoves(db: Queries): Promise<number> {
  return (
    (await db.value<number>(
      `select count(*) as jobs from job
      where done_at is null and dead_at is null and locked_by = '${moving}' and locked_until < ${killed}`,
    )) ?? 0
  )
}

/** Lets no worker of a cell begin what waits for her. What one has begun stays its own. */
export const restJobs = (db: Queries, borrowerId: string): Promise<void> =>
  holdJobs(db, { which: herJobs, values: [borrowerId], by: moving, until: rest })

/** Lets a cell do what waits for her there. */
export const wakeJobs = (db: Queries, borrowerId: string): Promise<void> =>
  freeJobs(db, { which: herJobs, values: [borrowerId], by: moving })
