// Links a reference of the lender to a borrower, by a phone that somebody has proved.

import type { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import type { PartnerCallName, PartnerRefusalName, PartnerRefused, partnerCalls } from '../../contracts/partner.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import type { Deps } from '../deps.ts'
import type { Answer } from '../http/answer.ts'
import type { UncheckedFields } from '../http/read-input.ts'
import { type Borrower, createBorrower, findBorrowerByPhone } from '../people/borrower/door.ts'
import type { PartnerKey } from './key-store.ts'
import { linkReference } from './reference-store.ts'

/** Why a call is not done, with the fields that are wrong. */
export interface PartnerRefusal<Name extends PartnerRefusalName = PartnerRefusalName> {
  readonly refusedAs: Name
  readonly fields?: readonly string[]
}

/** A refusal of the product, passed on as the borrower's own call would answer it. */
interface PassedOn {
  readonly passedOn: Answer
}

interface PartnerMeans {
  readonly deps: Deps
  readonly key: PartnerKey
  /** Makes a call of the borrower's contract for that borrower, by the same rules. */
  readonly callFor: (endpoint: Endpoint, fields: UncheckedFields, borrower: Borrower) => Promise<Answer>
}

export type PartnerHandler<Name extends PartnerCallName> = (
  input: z.output<(typeof partnerCalls)[Name]['input']>,
  means: PartnerMeans,
) => Promise<z.output<(typeof partnerCalls)[Name]['output']> | PartnerRefusal<PartnerRefused<Name>> | PassedOn>

class NotLinked extends Error {
  readonly why: 'referenceIsTaken' | 'borrowerHasReference'
  constructor(why: NotLinked['why']) {
    super(why)
    this.why = why
  }
}

export const knowBorrower: PartnerHandler<'knowBorrower'> = async ({ reference, phone, phoneProvedBy }, { deps }) => {
  const market = markets[deps.config.policyPack]
  const national = readPhone(phone, market.phone)
  if (national === null) return { refusedAs: 'badInput', fields: ['phone'] }
  try {
    return await deps.db.transaction(async (tx) => {
      const found = await findBorrowerByPhone(tx, market.id, national)
      if (found === null && phoneProvedBy === 'us') return { refusedAs: 'phoneIsNotProved' as const }
      const of = { market: market.id, phone: national, language: deps.config.defaultLanguage, knownToHost: true }
      const { borrowerId, isNew } =
        found === null ? await createBorrower(tx, deps, of) : { borrowerId: found.id, isNew: false }
      const linked = await linkReference(tx, { reference, borrowerId, now: deps.clock.now() })
      // Thrown, so that a borrower who was made for it is not there either.
      if (linked !== 'linked') throw new NotLinked(linked)
      return { reference, userId: borrowerId, isNew }
    })
  } catch (error) {
    if (error instanceof NotLinked) return { refusedAs: error.why }
    throw error
  }
}
