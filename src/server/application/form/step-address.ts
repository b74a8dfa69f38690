// Where a step of an application is filled in.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { ApplicationStep } from '../../../core/application/application-fields.ts'

/** The page of a step; without an application the page finds the newest one. */
export function stepAddress(step: ApplicationStep | 'review', applicationId: string): string {
  return addressWith(addresses.apply, { applicationId, step })
}
