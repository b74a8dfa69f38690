// All words of the server in Hindi.

import type { ServerWords } from './en.ts'
import { application } from './hi/application.ts'
import { calendar } from './hi/calendar.ts'
import { complaint } from './hi/complaint.ts'
import { deskWords as desk } from './hi/desk.ts'
import { deviceData } from './hi/device-data.ts'
import { documentWords as documents } from './hi/documents.ts'
import { hardshipWords as hardship } from './hi/hardship.ts'
import { identity } from './hi/identity.ts'
import { inbox } from './hi/inbox.ts'
import { loanWords as loan } from './hi/loan.ts'
import { payoutAccount } from './hi/payout-account.ts'
import { profile } from './hi/profile.ts'
import { promotion } from './hi/promotion.ts'
import { push } from './hi/push.ts'
import { refusals } from './hi/refusals.ts'
import { repaymentWords as repayment } from './hi/repayment.ts'
import { service } from './hi/service.ts'

export const hi: ServerWords = {
  badInput: 'कृपया ये जानकारियाँ जाँचें:',
  failed: 'हमारी ओर से कुछ बिगड़ गया। कृपया फिर कोशिश करें।',
  outOfReach: 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे। कृपया थोड़ी देर में फिर कोशिश करें: कुछ भी दो बार नहीं गिना जाता।',
  bodyIsTooLarge: 'यह भेजने के लिए बहुत बड़ा है: ज़्यादा से ज़्यादा 1 MB।',
  wrongMethod: 'यह पता इस तरह की कॉल नहीं लेता।',
  noFormHere: {
    title: 'यह पेज कोई फ़ॉर्म नहीं लेता',
    text: 'कुछ भी भेजा या बदला नहीं गया है। कृपया पेज खोलें और वहीं से शुरू करें।',
    open: 'पेज खोलें',
  },
  busyPage: {
    title: 'एक पल रुकिए',
    text: 'अभी बहुत लोग यहाँ हैं। कृपया कुछ सेकंड बाद यह पेज फिर खोलें।',
    nothingSent: 'अभी बहुत लोग यहाँ हैं और आपने जो भेजा वह नहीं लिया गया। कृपया पीछे जाएँ और कुछ सेकंड बाद फिर भेजें।',
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
  deviceData,
  application,
  documents,
  desk,
  profile,
  promotion,
  push,
  service,
}
