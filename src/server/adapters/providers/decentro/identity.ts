// Identity documents of India, asked about in the public registries: by number, with the name and the birth date that they give.

import { z } from 'zod'
import type { CheckReason, IdentityFinding } from '../../../../core/application/outside-check.ts'
import { compareNames } from '../../../../core/name-match.ts'
import type { CheckedPerson, IdentityService } from '../../../ports/outside-check.ts'
import type { ProviderMeans } from '../provider.ts'
import { askModule, type DecentroSettings, referenceOf, withoutFinding } from './settings.ts'

const answer = z.object({
  status: z.literal('SUCCESS'),
  kycStatus: z.string(),
  decentroTxnId: z.string().min(1),
  kycResult: z
    .object({
      name: z.string().optional(),
      idNumber: z.string().optional(),
      epicNo: z.string().optional(),
      drivingLicenseNumber: z.string().optional(),
      idStatus: z.string().optional(),
      dateOfBirth: z.string().optional(),
    })
    .optional(),
  error: z.object({ responseCode: z.string() }).optional(),
})
type Result = NonNullable<z.output<typeof answer>['kycResult']>

/** 'No records found for the given ID.' */
const noRecord = 'E00026'
/** Between 20 and 50 signs. */
const purpose = 'Identity check for a loan asked for'

/**
 * What is asked about this document; null where no registry can be asked by this number. An Aadhaar number is not sent: it can only be
 * checked with a file that its owner downloads. A passport is asked about by its file number.
 */
function documentOf({ idType, idNumber, birthDate, fullName }: CheckedPerson): Record<string, string> | null {
  const number = idNumber.toUpperCase().replaceAll(/[\s/]/g, '')
  switch (idType) {
    case 'nationalId':
      if (/^[A-Z]{5}\d{4}[A-Z]$/.test(number)) return { document_type: 'PAN', id_number: number }
      return /^[A-Z]{3}\d{7}$/.test(number) ? { document_type: 'VOTERID', id_number: number } : null
    case 'driversLicence':
      return /^[A-Z]{2}-?[A-Z0-9-]{8,16}$/.test(number)
        ? { document_type: 'DRIVING_LICENSE', id_number: number, dob: birthDate }
        : null
    case 'passport':
      return /^[A-Z0-9]{2}\w{10,13}$/.test(number)
        ? { document_type: 'PASSPORT', id_number: number, dob: birthDate, name: fullName }
        : null
  }
}

export function identityAt(means: ProviderMeans<DecentroSettings>, moduleSecret: string): IdentityService {
  return {
    name: 'decentro',
    markets: ['india'],
    async check({ ref, person }) {
      const document = documentOf(person)
      if (document === null) {
        return {
          outcome: 'found',
          finding: { outcome: 'cannotTell', reasons: ['documentCannotBeAsked'] },
          reference: '',
        }
      }
      const asked = await askModule(means, moduleSecret, '/kyc/public_registry/validate', {
        reference_id: referenceOf(ref),
        ...document,
        consent: 'Y',
        consent_purpose: purpose,
      })
      const read = asked.outcome === 'answered' ? answer.safeParse(asked.body) : null
      if (read?.success !== true) return withoutFinding(asked)
      const { kycStatus, kycResult, error, decentroTxnId: reference } = read.data
      if (error?.responseCode === noRecord) return { outcome: 'found', finding: unknownDocument, reference }
      if (kycStatus !== 'SUCCESS' || kycResult === undefined) return withoutFinding(asked)
      // The registry's answer about another document is none.
      if (!isAbout(kycResult, document.id_number ?? '')) return { outcome: 'unknown' }
      return { outcome: 'found', finding: judged(kycResult, person), reference }
    },
  }
}

const unknownDocument: IdentityFinding = { outcome: 'noMatch', reasons: ['documentUnknown'] }

function isAbout({ idNumber, epicNo, drivingLicenseNumber }: Result, asked: string): boolean {
  const told = idNumber ?? epicNo ?? drivingLicenseNumber
  const plain = (number: string): string => number.replaceAll(/\W/g, '').toUpperCase()
  return told === undefined || plain(told) === plain(asked)
}

/** A registry without a name cannot confirm anybody. */
function judged({ name = '', idStatus, dateOfBirth = '' }: Result, person: CheckedPerson): IdentityFinding {
  const against: CheckReason[] = []
  if (idStatus !== undefined && idStatus.toUpperCase() !== 'VALID') against.push('documentNotValid')
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(dateOfBirth) ?? []
  if (year !== undefined && `${year}-${month}-${day}` !== person.birthDate) against.push('birthDateDiffers')
  const names = name.trim() === '' ? null : compareNames(person.fullName, name)
  if (names === 'other') against.push('nameDiffers')
  if (against.length > 0) return { outcome: 'noMatch', reasons: against }
  if (names === null) return { outcome: 'cannotTell', reasons: [] }
  return names === 'same' ? { outcome: 'match', reasons: [] } : { outcome: 'partly', reasons: ['nameIsSimilar'] }
}
