// Who an applicant says to be, as an officer compares it: what is typed now, the pictures now, and what was said of exactly that.

import {
  type AskedAgain,
  type FieldStanding,
  type IdentityField,
  identityFields,
  missingFields,
  stepOfAsked,
} from '../../../core/application/identity-check.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { identityPictures, openDetails } from '../form/application-store.ts'
import { type AskedOfBorrower, newestSaid, type SaidOfField } from './identity-store.ts'

export type TypedIdentity = Readonly<Record<IdentityField, string>>

/** What is typed; null where the lender's app has it, and once it is erased. */
export async function typedIdentity(db: Queries, deps: Deps, borrowerId: string): Promise<TypedIdentity | null> {
  const personal = (await openDetails(db, deps, { borrowerId, step: 'personal' }))?.details
  const identity = (await openDetails(db, deps, { borrowerId, step: 'identity' }))?.details
  if (personal === undefined || identity === undefined) return null
  return {
    fullName: personal.fullName ?? '',
    birthDate: personal.birthDay ?? '',
    idType: identity.idType ?? '',
    idNumber: identity.idNumber ?? '',
    address: [personal.address, personal.city].filter((part) => part !== undefined && part !== '').join(', '),
  }
}

export interface SeenField extends FieldStanding {
  readonly typed: string
  /** Stands for the field and the pictures as they are now. */
  readonly seen: Uint8Array
  /** The newest thing said of the field, which may be of an older state of it. */
  readonly said: SaidOfField | null
}

/** Every field with what was said of it; null without details. */
export async function seenFields(db: Queries, deps: Deps, borrowerId: string): Promise<readonly SeenField[] | null> {
  const typed = await typedIdentity(db, deps, borrowerId)
  if (typed === null) return null
  const pictures = (await identityPictures(db, borrowerId)).map(({ name }) => name)
  const newest = await newestSaid(db, borrowerId)
  return identityFields.map((field) => {
    const seen = deps.codeHasher.fingerprint(JSON.stringify(['identity', borrowerId, field, typed[field], ...pictures]))
    const said = newest.find((one) => one.field === field) ?? null
    const stands = said !== null && Buffer.from(said.seen).equals(seen)
    return { field, typed: typed[field], seen, said, verdict: stands ? said.verdict : null }
  })
}

/**
 * What an officer sends back with a verdict: that borrower's only, only of what this officer was shown unmasked, and over once another verdict
 * came between.
 */
export function markOf({ codeHasher }: Pick<Deps, 'codeHasher'>, officerId: string, field: SeenField): string {
  const { seen, said } = field
  const shown = ['shown', officerId, field.field, Buffer.from(seen).toString('hex'), said?.id ?? '']
  return Buffer.from(codeHasher.fingerprint(JSON.stringify(shown))).toString('hex')
}

/** The demanded fields that are not confirmed; empty where the lender's own app knows its people, and asked for nothing here. */
export async function unconfirmedFields(
  db: Queries,
  deps: Deps,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<readonly IdentityField[]> {
  const fields = await seenFields(db, deps, borrowerId)
  return fields === null ? [] : missingFields(market, fields)
}

/** What of the things that were asked for has not come since. */
export async function stillAsked(
  db: Queries,
  deps: Deps,
  borrowerId: string,
  { asked, askedAt }: Pick<AskedOfBorrower, 'asked' | 'askedAt'>,
): Promise<readonly AskedAgain[]> {
  const pictures = await identityPictures(db, borrowerId)
  const savedAt = {
    personal: (await openDetails(db, deps, { borrowerId, step: 'personal' }))?.savedAt ?? null,
    identity: (await openDetails(db, deps, { borrowerId, step: 'identity' }))?.savedAt ?? null,
  }
  return asked.filter((one) => {
    const at =
      one === 'front' || one === 'back'
        ? (pictures.find(({ side }) => side === one)?.createdAt ?? null)
        : savedAt[stepOfAsked[one]]
    return at === null || at <= askedAt
  })
}
