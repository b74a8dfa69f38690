// The fields that a refusal names, as the caller spelled them.

import { complaintFieldNames } from '../../contracts/complaint.ts'
import type { Refusal, RefusalName } from '../../core/refusal.ts'

export function inWireNames<Name extends RefusalName>(refusal: Refusal<Name>): Refusal<Name> {
  const { fields } = refusal
  return fields === undefined
    ? refusal
    : { ...refusal, fields: fields.map((field) => complaintFieldNames[field] ?? field) }
}
