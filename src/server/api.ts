// The table of contents: every call of the contract with its use case, every job topic with its handler, what each room keeps of a
// borrower, and who is told what.

import { termLimits } from '../core/loan/terms.ts'
import { accountData } from './account/own-data.ts'
import { booksJobs } from './accounting/jobs.ts'
import { booksData } from './accounting/own-data.ts'
import { sealedDetails, sealedPictures } from './application/form/application-store.ts'
import { applicationData } from './application/own-data.ts'
import { oldFindings, sealedFindings } from './application/review/check-store.ts'
import { sealedReviews } from './application/review/review-store.ts'
import { applicationRoutes } from './application/routes.ts'
import { applicationJobs } from './application/verdict/outside-checks.ts'
import { catalogueData } from './catalogue/own-data.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { answerMatchedClaim } from './complaint/answer-claim.ts'
import { complaintJobs } from './complaint/jobs.ts'
import { sealedNameChanges } from './complaint/name-change-store.ts'
import { complaintData } from './complaint/own-data.ts'
import { complaintRoutes } from './complaint/routes.ts'
import { forgetBudgets } from './db/budget.ts'
import { forgetRequestKeys } from './db/idempotency.ts'
import type { Deps } from './deps.ts'
import { deskJobs } from './desk/bulk-jobs.ts'
import { oldMessages } from './desk/old-messages.ts'
import { deskData } from './desk/own-data.ts'
import { documentsRoutes } from './documents/routes.ts'
import { exportJobs } from './export/jobs.ts'
import { exportOwnData } from './export/own-data.ts'
import { homeRoutes } from './home/routes.ts'
import type { Hooks } from './hooks.ts'
import type { Routes } from './http/call.ts'
import { emailLinkJobs } from './identity/change-email.ts'
import { sealedContactChanges } from './identity/contact-change-store.ts'
import { identityData } from './identity/own-data.ts'
import { identityRoutes } from './identity/routes.ts'
import { inboxData } from './inbox/own-data.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { sealCheckJobs } from './jobs/check-seals.ts'
import { fileErasureJobs } from './jobs/file-erasure.ts'
import { type Forgetting, forgettingJobs } from './jobs/forget-old.ts'
import { monthJobs } from './jobs/keep-months.ts'
import { sealedLastingKeys } from './jobs/lasting-key.ts'
import { forgetParts } from './jobs/parts.ts'
import { forgetDoneJobs, forgetJobKeys } from './jobs/queue.ts'
import { resealingJobs, type SealedPlace } from './jobs/reseal.ts'
import type { JobHandlers } from './jobs/run-jobs.ts'
import { offerData } from './offer/own-data.ts'
import { offerRoutes } from './offer/routes.ts'
import { officerJobs } from './officer/jobs.ts'
import { forgetOfficerSessions } from './officer/login/officer-session-store.ts'
import { officerData } from './officer/own-data.ts'
import { planIsOnOffer } from './order/hardship/door.ts'
import { orderJobs } from './order/jobs.ts'
import { orderData } from './order/own-data.ts'
import { isReminderOver } from './order/reminder/door.ts'
import { orderRoutes } from './order/routes.ts'
import { outboxData } from './outbox/own-data.ts'
import { smsJobs, unsentTexts } from './outbox/sms/sms.ts'
import { groundData, type OwnDataOfRooms } from './own-data.ts'
import { papersData } from './papers/own-data.ts'
import { partnerData } from './partner/own-data.ts'
import { oldEvents, paymentJobs } from './payment/jobs.ts'
import { paymentData } from './payment/own-data.ts'
import { paymentRoutes } from './payment/routes.ts'
import { sealedNames } from './payout-account/name-check-store.ts'
import { payoutAccountData } from './payout-account/own-data.ts'
import { bankListJobs } from './payout-account/refresh-bank-lists.ts'
import { payoutAccountRoutes } from './payout-account/routes.ts'
import { heldBlockJobs } from './people/borrower/held-block-store.ts'
import { peopleData } from './people/own-data.ts'
import { sealedAccountChanges } from './people/payout-account/account-change-store.ts'
import { sealedAccounts } from './people/payout-account/payout-account-store.ts'
import { findSession, forgetSessions } from './people/session/session-store.ts'
import { oldLists } from './portfolio/door.ts'
import { portfolioJobs } from './portfolio/jobs.ts'
import { portfolioData } from './portfolio/own-data.ts'
import { deviceDataJobs, unansweredQuestions } from './profile/device-data/jobs.ts'
import { profileData } from './profile/own-data.ts'
import { profileRoutes } from './profile/routes.ts'
import { promiseData } from './promise/own-data.ts'
import { promotionData } from './promotion/own-data.ts'
import { promotionRoutes } from './promotion/routes.ts'
import { proposalData } from './proposal/own-data.ts'
import { forgetLostParts } from './reconciliation/door.ts'
import { reconciliationJobs } from './reconciliation/jobs.ts'
import { reconciliationData } from './reconciliation/own-data.ts'
import { newsJobs, newsLinkDays } from './service/news-link.ts'
import { serviceData } from './service/own-data.ts'
import { serviceRoutes } from './service/routes.ts'
import { forgetAnsweredVisitors, forgetUnconfirmed } from './service/site-message-store.ts'
import { endedWebhooks, webhookJobs } from './webhook/jobs.ts'
import { webhookOwnData } from './webhook/own-data.ts'

/** A call without a use case, or with two, does not compile. */
export const routes: Routes = {
  ...catalogueRoutes,
  ...offerRoutes,
  ...orderRoutes,
  ...homeRoutes,
  ...inboxRoutes,
  ...applicationRoutes,
  ...paymentRoutes,
  ...documentsRoutes,
  ...payoutAccountRoutes,
  ...complaintRoutes,
  ...identityRoutes,
  ...profileRoutes,
  ...promotionRoutes,
  ...serviceRoutes,
}

/** Rows that would grow for ever, and how long each is kept: docs/retention.md lists the same, and all else that is deleted automatically. */
export const forgettings: readonly Forgetting[] = [
  { what: 'requestKeys', keptDays: 30, forget: forgetRequestKeys },
  // Longer than the longest loan runs: until then, what was done for it is not done again.
  { what: 'jobKeys', keptDays: termLimits.maxTermDays + 35, forget: forgetJobKeys },
  // What went wrong with one was seen by then.
  { what: 'doneJobs', keptDays: 35, byMonth: true, forget: forgetDoneJobs },
  oldEvents,
  unansweredQuestions,
  { what: 'lostReportParts', keptDays: 3, forget: forgetLostParts },
  unsentTexts,
  ...oldMessages,
  oldFindings,
  // A device on which a borrower logged in within this time is known (IDENTITY-20).
  { what: 'oldLogins', keptDays: 400, byMachineTime: true, forget: forgetSessions },
  { what: 'officerLogins', keptDays: 400, byMachineTime: true, forget: forgetOfficerSessions },
  { what: 'endedLimits', keptDays: 5, forget: forgetBudgets },
  { what: 'answeredVisitors', keptDays: 180, forget: forgetAnsweredVisitors },
  { what: 'unconfirmedAddresses', keptDays: 2 * newsLinkDays, forget: forgetUnconfirmed },
  endedWebhooks,
  { what: 'workParts', keptDays: 35, forget: forgetParts },
  ...oldLists,
]

/** Everything that is sealed under FIELD_ENCRYPTION_KEY. */
export const sealedPlaces: readonly SealedPlace[] = [
  sealedAccounts,
  sealedAccountChanges,
  sealedContactChanges,
  sealedDetails,
  sealedPictures,
  sealedNameChanges,
  sealedReviews,
  sealedFindings,
  sealedNames,
  sealedLastingKeys,
]

export const jobHandlers: JobHandlers = {
  ...applicationJobs,
  ...officerJobs,
  ...deskJobs,
  ...orderJobs,
  ...paymentJobs,
  ...smsJobs,
  ...complaintJobs,
  ...deviceDataJobs,
  ...fileErasureJobs,
  ...heldBlockJobs,
  ...newsJobs,
  ...portfolioJobs,
  ...exportJobs,
  ...booksJobs,
  ...emailLinkJobs,
  ...reconciliationJobs,
  ...bankListJobs,
  ...webhookJobs,
  ...forgettingJobs(forgettings),
  ...sealCheckJobs,
  ...monthJobs,
  ...resealingJobs(sealedPlaces),
}

export const ownData: OwnDataOfRooms<Deps> = {
  person: peopleData,
  others: [
    groundData,
    outboxData,
    officerData,
    webhookOwnData,
    catalogueData,
    accountData,
    applicationData,
    papersData,
    paymentData,
    promiseData,
    offerData,
    orderData,
    reconciliationData,
    payoutAccountData,
    complaintData,
    identityData,
    profileData,
    promotionData,
    serviceData,
    partnerData,
    deskData,
    inboxData,
    proposalData,
    portfolioData,
    exportOwnData,
    booksData,
  ],
}

export const hooks: Hooks<Deps> = { claimMatched: answerMatchedClaim, planIsOnOffer, isReminderOver, findSession }
