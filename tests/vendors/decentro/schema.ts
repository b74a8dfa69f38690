// What Decentro takes, in our own words: the request of /kyc/public_registry/validate as its published OpenAPI description has it
// (github.com/decentro-in/decentro-in-kyc-sdk-go, commit 09cef07), with the lengths of https://docs.decentro.tech/docs/response-keys-kyc,
// and the request of the credit report as https://docs.decentro.tech/docs/bytes-credit-bureau has it. Unknown fields are refused.

import { z } from 'zod'

const text = z.string().min(1)
/** 'Purpose should be at least 20 characters in length', 'at most 50 characters'. */
const purpose = z.string().min(20).max(50)
const day = z.iso.date()

const common = { reference_id: text, consent: z.literal('Y'), consent_purpose: purpose }

export const validateRequest = z.discriminatedUnion('document_type', [
  z.strictObject({ ...common, document_type: z.literal('PAN'), id_number: z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/) }),
  z.strictObject({ ...common, document_type: z.literal('VOTERID'), id_number: z.string().regex(/^[A-Z]{3}\d{7}$/) }),
  z.strictObject({ ...common, document_type: z.literal('DRIVING_LICENSE'), id_number: text, dob: day }),
  z.strictObject({ ...common, document_type: z.literal('PASSPORT'), id_number: text, dob: day, name: text }),
])

export const reportRequest = z.strictObject({
  reference_id: text,
  consent: z.literal(true),
  consent_purpose: purpose,
  name: text,
  date_of_birth: day,
  mobile: z.string().regex(/^[6-9]\d{9}$/),
  inquiry_purpose: z.enum(['BL', 'CL', 'CC', 'GL', 'HL', 'PL']),
  document_type: z.enum(['PAN']).optional(),
  document_id: z.string().optional(),
})
