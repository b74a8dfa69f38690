// Every form of the product that a borrower sends. `tests/bad-moments.test.ts` says which is missing.

import { accountForms } from './sent-account-forms.ts'
import type { SentForm } from './sent-form.ts'
import { loanForms } from './sent-loan-forms.ts'
import { loginForms } from './sent-login-forms.ts'

export const sentForms: readonly SentForm[] = [...loanForms, ...accountForms, ...loginForms].map((form) => ({
  leadsTo: null,
  ...form,
}))
