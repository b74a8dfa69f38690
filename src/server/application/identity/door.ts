// Who an applicant says to be: what the other rooms may use.

export { typedIdentity } from './identity-seen.ts'
