// What is kept of borrowers themselves, and what of it goes with the account.

import type { Deps } from '../deps.ts'
import { copied, type OwnData } from '../own-data.ts'
import { eraseBorrower } from './borrower/borrower-store.ts'
import { eraseCodes } from './code/code-store.ts'
import { eraseAccountChanges } from './payout-account/account-change-store.ts'
import { erasePayoutAccounts } from './payout-account/payout-account-store.ts'
import { forgetFormerPhones } from './phone/former-phone-store.ts'
import { endAllSessions } from './session/session-store.ts'

export const peopleData: OwnData<Deps> = {
  room: 'people',
  tables: [
    copied(
      'borrower',
      'you',
      'id',
      `id market phone name birth_date email language client_kind blocked_until blocked_reason
        known_to_host created_at deleted_at email_confirmed_at`,
      { where: 'id = $1' },
    ),
    copied(
      'session',
      'logins',
      'created_at, token_hash',
      'borrower_id kind device_id params created_at last_seen_at expires_at ended_at by_passkey',
      { without: { token_hash: 'secrets' } },
    ),
    copied('former_phone', 'formerPhones', 'left_at', 'borrower_id phone send_to had_from left_at'),
    copied(
      'payout_account',
      'bankAccounts',
      'created_at, id',
      'id borrower_id card_type channel_number bank_code bank_name last_four created_at replaced_at',
      { without: { secret: 'accountNumber' } },
    ),
    copied('data_consent', 'dataConsents', 'id', 'id borrower_id purpose agreed language text_hash said_at', {
      without: { address_hash: 'secrets', device_hash: 'secrets' },
    }),
    copied('agreement_text', 'agreementTexts', 'hash', 'hash body first_used_at', {
      where: `hash in (select text_hash from consent where borrower_id = $1
        union select text_hash from data_consent where borrower_id = $1)`,
    }),
  ],
  leftOut: {
    one_time_code: 'secrets',
    payout_account_change: 'secrets',
    // A block whose account is gone: no account has one there.
    held_block: 'nobody',
  },
  kept: {
    data_consent: 'agreements',
  },
  async erase(tx, deps, { borrowerId, market, phone }) {
    await endAllSessions(tx, deps, borrowerId)
    await eraseCodes(tx, deps, { market, phone })
    await forgetFormerPhones(tx, borrowerId)
    await eraseAccountChanges(tx, borrowerId)
    await erasePayoutAccounts(tx, borrowerId, deps.clock.now())
    await eraseBorrower(tx, deps, borrowerId)
  },
}
