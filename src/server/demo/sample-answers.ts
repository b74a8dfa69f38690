// What the demo's borrowers, and those of the tests, answer to each question of an application.

import type { FormStep } from '../../core/application/application-fields.ts'
import type { FieldCodeOf } from '../../core/application/step-fields.ts'

/** Every question needs an answer here. The e-mail has none: most borrowers give none. */
export const sampleAnswers = {
  personal: { birthDay: '1992-04-17', fullName: 'Ana Reyes', city: 'Cebu City', address: '12 Palm Street' },
  job: { workKind: 'employed', employer: 'Harbour Bakery', monthlyIncome: '1500000' },
  ext: { purpose: 'education', otherPayments: '0', dependants: '2' },
  identity: { idType: 'nationalId', idNumber: 'AB-1234 5678' },
} as const satisfies { readonly [Step in FormStep]: Readonly<Record<Exclude<FieldCodeOf<Step>, 'email'>, string>> }
