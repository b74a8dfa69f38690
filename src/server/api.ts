// The table of contents: every call of the contract with its use case, every job topic with its handler.

import { applicationRoutes } from './application/routes.ts'
import { fileErasureJobs } from './books/file-erasure.ts'
import { heldBlockJobs } from './books/held-block-book.ts'
import { reminderJobs } from './books/reminder-book.ts'
import { smsJobs } from './books/sms.ts'
import { complaintJobs } from './complaint/jobs.ts'
import { complaintRoutes } from './complaint/routes.ts'
import { deviceDataJobs } from './device-data/jobs.ts'
import { deviceDataRoutes } from './device-data/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import type { Routes } from './http/call.ts'
import { identityRoutes } from './identity/routes.ts'
import type { JobHandlers } from './jobs/run-jobs.ts'
import { loanJobs } from './loan/jobs.ts'
import { loanRoutes } from './loan/routes.ts'
import { payoutAccountRoutes } from './payout-account/routes.ts'
import { paywayJobs } from './payway/jobs.ts'
import { paywayRoutes } from './payway/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { promotionRoutes } from './promotion/routes.ts'
import { reminderRoutes } from './reminder/routes.ts'
import { repaymentJobs } from './repayment/jobs.ts'
import { repaymentRoutes } from './repayment/routes.ts'
import { serviceRoutes } from './service/routes.ts'

/** A call without a use case, or with two, does not compile. */
export const routes: Routes = {
  ...loanRoutes,
  ...applicationRoutes,
  ...repaymentRoutes,
  ...documentRoutes,
  ...paywayRoutes,
  ...payoutAccountRoutes,
  ...complaintRoutes,
  ...identityRoutes,
  ...profileRoutes,
  ...promotionRoutes,
  ...serviceRoutes,
  ...deviceDataRoutes,
  ...reminderRoutes,
}

export const jobHandlers: JobHandlers = {
  ...loanJobs,
  ...repaymentJobs,
  ...paywayJobs,
  ...reminderJobs,
  ...smsJobs,
  ...complaintJobs,
  ...deviceDataJobs,
  ...fileErasureJobs,
  ...heldBlockJobs,
}
