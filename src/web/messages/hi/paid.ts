// Words of the leaf that ends a payment, in Hindi: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { paid as english } from '../en/paid.ts'

const written = unbrokenDate('hi')

export const paid: typeof english = {
  stamp: (date) => `${written(date)} को चुकाया`,
  arrived: 'आपका भुगतान आ गया',
  note: (time, where, product) =>
    where === '' ? `${written(time)}, ${product} के लिए` : `${written(time)}, ${where}, ${product} के लिए`,
  went: 'यह कहाँ गया',
  parts: {
    principal: 'लोन राशि में से',
    interest: 'ब्याज',
    fee: 'शुल्क',
    penalty: 'देरी शुल्क',
    rollover: 'मोहलत शुल्क',
    sentBack: 'गलती से आपको लौटाई गई राशि',
    usedBack: 'गलती से दूसरे लोन में लगाई गई राशि',
    credit: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
  },
  paid: 'चुकाया',
  upToDate: 'आपकी किसी किस्त में देर नहीं है।',
  dueYet: 'आज और चुकाना है',
  left: 'क्या बाकी है',
  next: (n, date) => `किस्त ${n}, ${written(date)} तक`,
  nextDue: (n) => `किस्त ${n}, अभी चुकानी है`,
  whole: 'पूरे लोन में से',
  calendar: 'तारीख मेरे कैलेंडर में जोड़ें',
  moved: 'आपकी तारीखें आगे बढ़ गईं। इस शुल्क से बाकी राशि कम नहीं होती।',
  short: 'कम पड़ी राशि, हमने माफ़ की:',
  closed: 'आपका लोन बंद हो गया। आप पर कुछ बाकी नहीं।',
  cancelled: 'आपने लोन रद्द कर दिया। आप पर कुछ बाकी नहीं।',
  closedOn: (date) => `${written(date)} को बंद`,
  letter: 'समापन पत्र',
  letterText: 'इसमें लिखा है कि लोन चुक गया और आप पर कुछ बाकी नहीं। इसे संभालकर रखें।',
  credit: 'आपने ज़्यादा चुकाया। अपने लोन में इसे वापस माँगें।',
  receipt: 'रसीद',
  save: 'सहेजें',
  share: 'शेयर करें',
  read: 'रसीद पढ़ें',
  notShared: 'शेयर नहीं हुआ। इसे सहेज लें।',
}
