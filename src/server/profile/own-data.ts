// What a phone told: copied, and erased with the account; the question and its answer stay as proof.

import { copied, type OwnData } from '../own-data.ts'
import { forgetFactsOf } from './device-data/consent-store.ts'

export const profileData: OwnData<unknown> = {
  room: 'profile',
  tables: [
    copied(
      'device_consent',
      'phoneConsents',
      'asked_at, kind',
      'borrower_id kind question language asked_at expires_at given_at withdrawn_at',
      { without: { ref_hash: 'secrets' } },
    ),
    copied('device_fact', 'phoneFacts', 'kind', 'borrower_id kind data kept_at forget_on', {
      without: { consent_hash: 'secrets' },
    }),
  ],
  kept: {
    device_consent: 'agreements',
  },
  erase: (tx, _deps, { borrowerId }) => forgetFactsOf(tx, borrowerId),
}
