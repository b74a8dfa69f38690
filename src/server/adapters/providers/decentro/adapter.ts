// The adapter `decentro` for India: identity documents in the public registries, and the report of a credit bureau.
//
// Checked against the pages in `checkedAgainst` and the OpenAPI description of its KYC module (github.com/decentro-in/decentro-in-kyc-sdk-go,
// commit 09cef07, api/openapi.yaml: /kyc/public_registry/validate); never against a live account. Of the credit report there is no published
// schema: the question follows the documented page, the fields of the answer an excerpt of its example and client code that others have
// published. How it says that there is no file, and its codes of payment states, are assumed: try both at a staging account before a
// borrower is asked about. Whatever else stands in it is left unread. Both calls answer at once and send no notices. Neither can be asked about by reference: a reference that was used is refused, so that a lost answer stays lost.

import { adapter, movesNoMoney, type ProviderMeans } from '../provider.ts'
import { bureauAt } from './bureau.ts'
import { identityAt } from './identity.ts'
import { type DecentroSettings, settings, stagingUrl } from './settings.ts'

export const decentro = adapter({
  manifest: {
    name: 'decentro',
    capabilities: ['identity', 'bureau'],
    ...movesNoMoney,
    countries: ['IN'],
    pricesUrl: 'https://decentro.tech/pricing',
    settings,
    credential: 'DECENTRO_CLIENT_SECRET',
    isTestAccount: ({ DECENTRO_URL = '' }) => DECENTRO_URL.startsWith(stagingUrl),
    checkedAgainst: [
      'https://docs.decentro.tech/reference/kyc-and-onboarding-api-reference-identities-verification-services-customer-verification-validate-api',
      'https://docs.decentro.tech/docs/kyc-and-onboarding-identities-verification-services-customer-verification',
      'https://docs.decentro.tech/docs/response-keys-kyc',
      'https://docs.decentro.tech/reference/financial_api-generate-credit-report',
      'https://docs.decentro.tech/docs/bytes-credit-bureau',
      'https://docs.decentro.tech/docs/response-keys-financial-services',
    ],
  },
  connect(means: ProviderMeans<DecentroSettings>) {
    const { DECENTRO_KYC_SECRET: kyc, DECENTRO_BUREAU_SECRET: bureau } = means.settings
    return {
      ...(kyc === undefined ? {} : { identity: identityAt(means, kyc) }),
      ...(bureau === undefined ? {} : { bureau: bureauAt(means, bureau) }),
    }
  },
})
