// All words of the server in Filipino.

import type { ServerWords } from './en.ts'
import { application } from './fil/application.ts'
import { calendar } from './fil/calendar.ts'
import { complaint } from './fil/complaint.ts'
import { deskWords as desk } from './fil/desk.ts'
import { deviceData } from './fil/device-data.ts'
import { documentWords as documents } from './fil/documents.ts'
import { hardshipWords as hardship } from './fil/hardship.ts'
import { identity } from './fil/identity.ts'
import { inbox } from './fil/inbox.ts'
import { loanWords as loan } from './fil/loan.ts'
import { payoutAccount } from './fil/payout-account.ts'
import { profile } from './fil/profile.ts'
import { promotion } from './fil/promotion.ts'
import { push } from './fil/push.ts'
import { refusals } from './fil/refusals.ts'
import { repaymentWords as repayment } from './fil/repayment.ts'
import { service } from './fil/service.ts'

export const fil: ServerWords = {
  badInput: 'Pakitingnan ang mga patlang na ito:',
  failed: 'May nasira sa panig namin. Pakisubukang muli.',
  outOfReach:
    'Hindi namin maabot ang aming mga tala ngayon. Pakisubukang muli mayamaya: walang mabibilang nang dalawang beses.',
  bodyIsTooLarge: 'Masyado itong malaki: hanggang 1 MB ang isang kahilingan.',
  wrongMethod: 'Hindi tumatanggap ng ganitong uri ng tawag ang address na ito.',
  noFormHere: {
    title: 'Walang form na tinatanggap ang pahinang ito',
    text: 'Walang naipadala at walang nabago. Pakibuksan ang pahina at doon magsimula.',
    open: 'Buksan ang pahina',
  },
  busyPage: {
    title: 'Sandali lang po',
    text: 'Marami ang nandito ngayon. Pakibuksang muli ang page na ito pagkalipas ng ilang segundo.',
    nothingSent:
      'Marami ang nandito ngayon, at hindi natanggap ang ipinadala ninyo. Pakibalik at ipadala muli pagkalipas ng ilang segundo.',
  },
  refusals,
  hardship,
  identity,
  inbox,
  loan,
  repayment,
  payoutAccount,
  calendar,
  complaint,
  application,
  deviceData,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}
