// What borrowers agreed to beside the papers of a loan: what the other rooms may use.

export { agreementText, keepAgreementText } from './agreement-text-store.ts'
export { changesConsent, type DataConsent, listDataConsents, sayDataConsent, wordsHash } from './data-consent-store.ts'
