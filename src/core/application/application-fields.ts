// What an application asks for: its steps in their order, and the fields of each. The forms and their checks read this table.

/** The steps, in their order. Steps that lead to most refusals come first. */
export const applicationSteps = ['personal', 'job', 'ext', 'identity', 'consent'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** The steps that are a form of typed fields. `identity` asks for a picture as well, `consent` only for agreement. */
export const formSteps = ['personal', 'job', 'ext', 'identity'] as const
export type FormStep = (typeof formSteps)[number]

const workKinds = ['employed', 'selfEmployed', 'dailyWages', 'pension', 'student', 'none'] as const
export type WorkKind = (typeof workKinds)[number]

const loanPurposes = ['bills', 'education', 'family', 'health', 'home', 'business', 'other'] as const

export const identityDocuments = ['nationalId', 'passport', 'driversLicence'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

/** Sides of the identity document. The front is needed, the back taken where there is one. */
export const pictureSides = ['front', 'back'] as const
export type PictureSide = (typeof pictureSides)[number]

/** The consents. An application requires the first two; `news` is optional. */
export const dataPurposes = ['dataUse', 'creditCheck', 'news'] as const
export type DataPurpose = (typeof dataPurposes)[number]
export const neededPurposes: readonly DataPurpose[] = ['dataUse', 'creditCheck']
/** How often a borrower gives consents in a day; each is kept as long as the account. Taking back is never refused. */
export const consentsGivenADay = 20

/** `money`: minor units as digits. `digits`: a whole number. */
type ApplicationFieldKind =
  | { readonly kind: 'choice' | 'text' | 'money' | 'day' | 'email' }
  | { readonly kind: 'digits'; readonly atMost: number }

export type ApplicationField = ApplicationFieldKind & {
  readonly code: string
  readonly required: boolean
  /** Characters at most, for what is typed. */
  readonly maxLength?: number
  readonly choices?: readonly string[]
  /** Asked only of those whose work is one of these. */
  readonly workKinds?: readonly WorkKind[]
}

/** Characters of a full name at most. */
export const fullNameMax = 80

/** Only fields that a decision needs: no address book, no relatives, no device data. */
export const applicationFields = {
  personal: [
    { code: 'birthDay', kind: 'day', required: true },
    { code: 'fullName', kind: 'text', required: true, maxLength: fullNameMax },
    { code: 'city', kind: 'text', required: true, maxLength: 80 },
    { code: 'address', kind: 'text', required: true, maxLength: 160 },
    { code: 'email', kind: 'email', required: false, maxLength: 254 },
  ],
  job: [
    { code: 'workKind', kind: 'choice', required: true, choices: workKinds },
    { code: 'employer', kind: 'text', required: true, maxLength: 120, workKinds: ['employed'] },
    { code: 'monthlyIncome', kind: 'money', required: true, maxLength: 15 },
  ],
  ext: [
    { code: 'purpose', kind: 'choice', required: true, choices: loanPurposes },
    { code: 'otherPayments', kind: 'money', required: true, maxLength: 15 },
    { code: 'dependants', kind: 'digits', required: false, maxLength: 2, atMost: 20 },
  ],
  identity: [
    { code: 'idType', kind: 'choice', required: true, choices: identityDocuments },
    { code: 'idNumber', kind: 'text', required: true, maxLength: 30 },
  ],
} as const satisfies Record<FormStep, readonly ApplicationField[]>

/** The first step that is not done; null when all are. */
export function nextStep(done: ReadonlySet<ApplicationStep>): ApplicationStep | null {
  return applicationSteps.find((step) => !done.has(step)) ?? null
}

/** The field in which the version of the words comes that a yes answers. */
export const consentVersionField = <Purpose extends DataPurpose>(purpose: Purpose) => `${purpose}Version` as const
