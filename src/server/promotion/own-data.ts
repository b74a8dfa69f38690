// Registrations by campaign: copied, and without the campaign once the account is gone.

import { copied, type OwnData } from '../own-data.ts'
import { eraseRegistration } from './registration-store.ts'

export const promotionData: OwnData<unknown> = {
  room: 'promotion',
  tables: [
    copied(
      'promotion_registration',
      'registration',
      'registered_at',
      `borrower_id template_id invite_code source app_source utm_tag app_name merchant_number
        registered_at`,
    ),
  ],
  leftOut: {
    captcha: 'secrets',
    promotion_count: 'nobody',
  },
  erase: (tx, _deps, { borrowerId }) => eraseRegistration(tx, borrowerId),
}
