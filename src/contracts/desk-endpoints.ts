// The table of all calls of the desk: each name leads to one definition, one right and one use case.

import type { z } from 'zod'
import * as accounting from './accounting.ts'
import * as application from './application-desk.ts'
import * as complaint from './complaint-desk.ts'
import * as desk from './desk.ts'
import * as bulk from './desk-bulk.ts'
import type { DeskRefusedBy } from './desk-call.ts'
import * as collections from './desk-collections.ts'
import * as contact from './desk-contact.ts'
import * as work from './desk-work.ts'
import { callsOf } from './endpoint.ts'
import * as exported from './export.ts'
import * as officer from './officer.ts'
import * as order from './order-desk.ts'
import * as payment from './payment-desk.ts'
import * as portfolio from './portfolio.ts'
import * as promise from './promise.ts'
import * as proposal from './proposal.ts'
import * as reconciliation from './reconciliation.ts'
import * as service from './service-desk.ts'
import * as webhook from './webhook-desk.ts'

export const deskEndpoints = callsOf(
  accounting,
  application,
  complaint,
  desk,
  bulk,
  collections,
  contact,
  work,
  exported,
  officer,
  order,
  payment,
  portfolio,
  promise,
  proposal,
  reconciliation,
  service,
  webhook,
)

export type DeskCallName = keyof typeof deskEndpoints
export type DeskInput<Name extends DeskCallName> = z.output<(typeof deskEndpoints)[Name]['input']>
/** What the use case of a call may refuse. */
export type DeskCallRefused<Name extends DeskCallName> = DeskRefusedBy<(typeof deskEndpoints)[Name]>
export type DeskOutput<Name extends DeskCallName> = z.input<(typeof deskEndpoints)[Name]['output']>
