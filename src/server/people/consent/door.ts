// What borrowers agreed to beside the papers of a loan: what the other rooms may use.

export {
  agreementText,
  changesConsent,
  type DataConsent,
  keepAgreementText,
  listDataConsents,
  sayDataConsent,
  wordsHash,
} from './data-consent-store.ts'
