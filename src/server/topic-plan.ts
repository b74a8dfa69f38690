// Where each topic's jobs are done, and when another process may take them over from one that is silent.

import type { TopicPlan } from './jobs/worker.ts'

/**
 * `money` moves money, or says what became of it; `messages` speaks to borrowers and to the lender's systems; `nightly` is work by
 * the day, and all work that no caller waits for.
 *
 * Taken over `atOnce` is what may be done twice at the same time: by one transaction, by parts that are locked one by one, or by a
 * provider that takes a key once. The rest waits for the end of its lease (120 s), since a process that is silent may still be at it:
 * messages would be read twice, a bureau would be paid twice, and files would be written by two.
 */
export const topicPlan: TopicPlan = {
  decideApplication: { pool: 'money', takenOver: 'atOnce' },
  askOutside: { pool: 'money', takenOver: 'byLease' },
  askForScore: { pool: 'money', takenOver: 'atOnce' },
  payOut: { pool: 'money', takenOver: 'atOnce' },
  askPayout: { pool: 'money', takenOver: 'atOnce' },
  retryPayout: { pool: 'money', takenOver: 'atOnce' },
  reconcilePayment: { pool: 'money', takenOver: 'atOnce' },
  askAboutPayment: { pool: 'money', takenOver: 'atOnce' },
  askAboutReturn: { pool: 'money', takenOver: 'atOnce' },
  payRefund: { pool: 'money', takenOver: 'atOnce' },
  cancelPayCode: { pool: 'money', takenOver: 'atOnce' },
  autopay: { pool: 'money', takenOver: 'atOnce' },
  forgetCard: { pool: 'money', takenOver: 'atOnce' },
  askCardSetup: { pool: 'money', takenOver: 'atOnce' },
  askAboutCharge: { pool: 'money', takenOver: 'atOnce' },
  askCardReturn: { pool: 'money', takenOver: 'atOnce' },
  reconcileCardPayment: { pool: 'money', takenOver: 'atOnce' },

  remind: { pool: 'messages', takenOver: 'atOnce' },
  sendMessages: { pool: 'messages', takenOver: 'byLease' },
  sendNewsLink: { pool: 'messages', takenOver: 'byLease' },
  sendEmailLink: { pool: 'messages', takenOver: 'byLease' },
  sendWebhook: { pool: 'messages', takenOver: 'atOnce' },

  countBulk: { pool: 'nightly', takenOver: 'atOnce' },
  doBulk: { pool: 'nightly', takenOver: 'atOnce' },
  closeDay: { pool: 'nightly', takenOver: 'atOnce' },
  closePart: { pool: 'nightly', takenOver: 'atOnce' },
  endDay: { pool: 'nightly', takenOver: 'atOnce' },
  closeStep: { pool: 'nightly', takenOver: 'atOnce' },
  planLapsed: { pool: 'nightly', takenOver: 'atOnce' },
  countPortfolio: { pool: 'nightly', takenOver: 'atOnce' },
  countPart: { pool: 'nightly', takenOver: 'atOnce' },
  listPortfolioDay: { pool: 'nightly', takenOver: 'atOnce' },
  planExports: { pool: 'nightly', takenOver: 'atOnce' },
  writeExport: { pool: 'nightly', takenOver: 'byLease' },
  adjustBooks: { pool: 'nightly', takenOver: 'byLease' },
  bookReport: { pool: 'nightly', takenOver: 'byLease' },
  listSettlements: { pool: 'nightly', takenOver: 'byLease' },
  compareAgain: { pool: 'nightly', takenOver: 'byLease' },
  refreshBankList: { pool: 'nightly', takenOver: 'byLease' },
  forgetUnusedPicture: { pool: 'nightly', takenOver: 'atOnce' },
  forgetDeviceFact: { pool: 'nightly', takenOver: 'atOnce' },
  eraseUpload: { pool: 'nightly', takenOver: 'byLease' },
  roleHolds: { pool: 'nightly', takenOver: 'atOnce' },
  forgetHeldBlocks: { pool: 'nightly', takenOver: 'atOnce' },
  forgetOld: { pool: 'nightly', takenOver: 'atOnce' },
  keepMonths: { pool: 'nightly', takenOver: 'atOnce' },
  checkSeals: { pool: 'nightly', takenOver: 'atOnce' },
  resealFields: { pool: 'nightly', takenOver: 'byLease' },
}

/** The topics whose jobs are taken over from a silent process at once. */
export const takenOverAtOnce: readonly string[] = Object.entries(topicPlan).flatMap(([topic, { takenOver }]) =>
  takenOver === 'atOnce' ? [topic] : [],
)
