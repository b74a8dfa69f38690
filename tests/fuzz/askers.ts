// Who asks in the two matrices of access (calls and pages), and for whose thing.

import { byTurns, isLong } from '../support/proof-length.ts'

export type Asker = 'nobody' | 'another' | 'expired' | 'deleted' | 'own'
export type Asked = 'own' | "other's" | 'absent' | 'malformed'

/** Everybody but the owner: asked first, since what is the owner's must be as it was when they are through. */
export const strangers: readonly Asker[] = ['nobody', 'another', 'expired', 'deleted']
const allAsked: readonly Asked[] = ['own', "other's", 'absent', 'malformed']

/**
 * What an asker asks for. Only the owner has another's beside the own: in everybody else's eyes the owner's thing is another's. Without a
 * session nothing is read of the value, in whatever form it comes: a long proof sends the malformed one as well.
 */
export function askedBy(asker: Asker): readonly Asked[] {
  if (asker === 'own') return allAsked
  if (asker === 'another' || isLong) return ['own', 'absent', 'malformed']
  return ['own', 'absent']
}

/** Sessions that count for none, by one rule before any call: each row meets one of them by turns, in a long proof both. */
const ended: readonly Asker[] = ['expired', 'deleted']

/** Those among `all` who ask in the row at this place of the table. */
export const askersOf = (all: readonly Asker[], place: number): readonly Asker[] =>
  all.filter((asker) => !ended.includes(asker) || byTurns(ended, place, 1).includes(asker))
