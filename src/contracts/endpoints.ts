// Every call of the product by name: all that the files of the rooms define. The typed client, the handlers and the OpenAPI document
// are made from this table.

import * as application from './application.ts'
import * as catalogue from './catalogue.ts'
import * as complaint from './complaint.ts'
import * as documents from './documents.ts'
import { callsOf, type Endpoint, type InputOf, named, type OutputOf, type RefusedBy } from './endpoint.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as inbox from './inbox.ts'
import * as offer from './offer.ts'
import * as order from './order.ts'
import * as dateMove from './order-date-move.ts'
import * as hardship from './order-hardship.ts'
import * as payment from './payment.ts'
import * as paymentCard from './payment-card.ts'
import * as paymentReceipts from './payment-receipts.ts'
import * as payoutAccount from './payout-account.ts'
import * as profile from './profile.ts'
import * as promotion from './promotion.ts'
import * as service from './service.ts'

export const endpoints = named(
  callsOf(
    application,
    catalogue,
    complaint,
    documents,
    home,
    identity,
    inbox,
    offer,
    order,
    dateMove,
    hardship,
    payment,
    paymentCard,
    paymentReceipts,
    payoutAccount,
    profile,
    promotion,
    service,
  ),
)

type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type CallInput<Name extends EndpointName> = InputOf<Endpoints[Name]>
export type CallOutput<Name extends EndpointName> = OutputOf<Endpoints[Name]>
/** What the use case of a call may refuse. */
export type CallRefused<Name extends EndpointName> = RefusedBy<Endpoints[Name]>

export const endpointList: readonly Endpoint[] = Object.values(endpoints) as unknown as readonly Endpoint[]
