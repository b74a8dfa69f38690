// Whether a code is paid by money that is all there: what the title, the heading and the leaf of a paid code derive from.

import type { CallOutput } from '../../../contracts/endpoints.ts'

/** False once a part of the payment was reversed: until somebody has looked at it, nothing on the page says that all is well. */
export function stands({ state, overBy }: Pick<CallOutput<'getPayCode'>, 'state' | 'overBy'>): boolean {
  return state === 'paid' && overBy !== 'partBack'
}
