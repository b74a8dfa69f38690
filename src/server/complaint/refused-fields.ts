// The fields that a refusal names, as the caller spelled them.

import { complaintFieldNames } from '../../contracts/complaint.ts'
import type { Refusal } from '../../core/refusal.ts'

export function inWireNames(refusal: Refusal): Refusal {
  const { fields } = refusal
  return fields === undefined
    ? refusal
    : { ...refusal, fields: fields.map((field) => complaintFieldNames[field] ?? field) }
}
