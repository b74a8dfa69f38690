// Whether a field that was refused may be right by now.

import { countDigits } from '../../core/typed-digits.ts'

/** What a control holds, as far as it can be compared. */
export interface Held {
  readonly type: string
  readonly value: string
  readonly checked: boolean
  /** By the browser's own rules: its type, a pattern, whether it has to be filled in. */
  readonly valid: boolean
  /** Digits at least; 0 where any number will do. */
  readonly digitsAtLeast: number
}

/**
 * Whether a field that was refused may be right now: it holds something else than what was refused, as much as is asked for, and
 * nothing that the browser itself would refuse. Only the server knows the rest.
 */
export function mayBeRight(held: Held, refused: string, optional: boolean): boolean {
  if (held.type === 'checkbox') return held.checked
  if (held.type === 'radio') return true
  if (!held.valid || held.value === refused) return false
  if (held.value.trim() === '') return optional
  return countDigits(held.value) >= held.digitsAtLeast
}
