// Officers and their acts: no data of borrowers, except acts that name one, which are kept as proof of how the lender treated them.

import type { Deps } from '../deps.ts'
import type { OwnData } from '../own-data.ts'

export const officerData: OwnData<Deps> = {
  room: 'officer',
  tables: [],
  leftOut: {
    officer: 'nobody',
    officer_session: 'secrets',
    officer_launch: 'secrets',
    officer_invitation: 'secrets',
    officer_passkey: 'secrets',
    officer_challenge: 'secrets',
    officer_identity: 'nobody',
    officer_grant: 'nobody',
    officer_notice: 'nobody',
    officer_provider_login: 'secrets',
    desk_act: 'books',
    desk_take: 'nobody',
  },
  kept: { desk_act: 'books' },
}
