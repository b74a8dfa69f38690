// The table of contents: every call of the contract with its use case, every job topic with its handler.

import { applicationRoutes } from './application/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { complaintJobs } from './complaint/jobs.ts'
import { complaintRoutes } from './complaint/routes.ts'
import { deviceDataJobs } from './device-data/jobs.ts'
import { deviceDataRoutes } from './device-data/routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { homeRoutes } from './home/routes.ts'
import type { Routes } from './http/call.ts'
import { identityRoutes } from './identity/routes.ts'
import { fileErasureJobs } from './jobs/file-erasure.ts'
import type { JobHandlers } from './jobs/run-jobs.ts'
import { offerRoutes } from './offer/routes.ts'
import { orderJobs } from './order/jobs.ts'
import { orderRoutes } from './order/routes.ts'
import { smsJobs } from './outbox/sms.ts'
import { paymentJobs } from './payment/jobs.ts'
import { paymentRoutes } from './payment/routes.ts'
import { payoutAccountRoutes } from './payout-account/routes.ts'
import { heldBlockJobs } from './people/held-block-store.ts'
import { profileRoutes } from './profile/routes.ts'
import { promotionRoutes } from './promotion/routes.ts'
import { reminderJobs } from './reminder/reminder-store.ts'
import { reminderRoutes } from './reminder/routes.ts'
import { serviceRoutes } from './service/routes.ts'

/** A call without a use case, or with two, does not compile. */
export const routes: Routes = {
  ...catalogueRoutes,
  ...offerRoutes,
  ...orderRoutes,
  ...homeRoutes,
  ...applicationRoutes,
  ...paymentRoutes,
  ...documentsRoutes,
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
  ...orderJobs,
  ...paymentJobs,
  ...reminderJobs,
  ...smsJobs,
  ...complaintJobs,
  ...deviceDataJobs,
  ...fileErasureJobs,
  ...heldBlockJobs,
}
