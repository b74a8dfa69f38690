// The fields of each step of an application, by their codes.

import { type ApplicationField, applicationFields, type FormStep, formSteps } from './application-fields.ts'

export type FieldCodeOf<Step extends FormStep> = (typeof applicationFields)[Step][number]['code']

export type ApplicationFieldCode = FieldCodeOf<FormStep>

/** The fields of a step, as the table's wide type. */
export function fieldsOf(step: FormStep): readonly (ApplicationField & { readonly code: ApplicationFieldCode })[] {
  return applicationFields[step]
}

/** Questions that one borrower is asked at most, the pictures of the document not counted. */
export const questionsAtMost = formSteps.reduce((sum, step) => sum + fieldsOf(step).length, 0)
