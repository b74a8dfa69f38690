// The table of contents of the desk: every call of its contract with its use case.

import { booksRoutes } from './accounting/routes.ts'
import { applicationDeskRoutes } from './application/desk-routes.ts'
import { complaintDeskRoutes } from './complaint/desk-routes.ts'
import { deskRoomRoutes } from './desk/routes.ts'
import { exportRoutes } from './export/routes.ts'
import type { DeskRoutes } from './officer/call/door.ts'
import { officerRoutes } from './officer/routes.ts'
import { orderDeskRoutes } from './order/desk-routes.ts'
import { paymentDeskRoutes } from './payment/desk-routes.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { promiseDeskRoutes } from './promise/desk-routes.ts'
import { proposalRoutes } from './proposal/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { serviceDeskRoutes } from './service/desk-routes.ts'
import { webhookRoutes } from './webhook/routes.ts'

/** A call without a use case, or with two, does not compile. */
export const deskRoutes: DeskRoutes = {
  ...officerRoutes,
  ...deskRoomRoutes,
  ...applicationDeskRoutes,
  ...complaintDeskRoutes,
  ...orderDeskRoutes,
  ...paymentDeskRoutes,
  ...promiseDeskRoutes,
  ...proposalRoutes,
  ...reconciliationRoutes,
  ...serviceDeskRoutes,
  ...portfolioRoutes,
  ...exportRoutes,
  ...webhookRoutes,
  ...booksRoutes,
}
