// What was agreed to with a loan: copied, and kept as proof.

import { copied, type OwnData } from '../own-data.ts'

export const papersData: OwnData<unknown> = {
  room: 'papers',
  tables: [
    copied(
      'consent',
      'agreements',
      'agreed_at, order_id, position',
      `order_id position offer_id borrower_id document title language version text_hash ticked_by_default
        agreed_at`,
      { without: { address_hash: 'secrets', device_hash: 'secrets' } },
    ),
  ],
  leftOut: {
    document_link: 'secrets',
  },
  kept: {
    consent: 'agreements',
    document_link: 'shortLived',
  },
}
