// The titles of messages in the inbox, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { inbox as english } from '../en/inbox.ts'

const written = writtenDate('hi')

export const inbox: typeof english = {
  approved: (v) => `आपका ${v.product} मंज़ूर हुआ`,
  declined: (v) => `${v.product} का आपका आवेदन नामंज़ूर हुआ`,
  lookedAgain: (v) => `${v.product} का आपका आवेदन हमारे एक कर्मचारी ने फिर देखा`,
  paidOut: (v) => `हमने आपको ${v.amount} भेजे`,
  payoutFailed: (v) => `${v.amount} आपके खाते में नहीं पहुँचे`,
  receipt: (v) => `रसीद: ${v.amount} आ गए`,
  reminder: (v) => `याद दिलाने के लिए: ${v.product} की किस्त ${written(v.date)} तक`,
  reminderLate: (v) => `${v.product} की एक किस्त में ${v.days} दिन की देर थी`,
  closed: (v) => `${v.product} बंद हो गया`,
  closedText: 'समापन पत्र',
  refund: (v) => `हमने आपको ${v.amount} वापस भेजना शुरू किया`,
  refundPaid: (v) => `हमने आपको ${v.amount} वापस भेजे`,
  takenBack: (v) => `${v.amount} का भुगतान वापस ले लिया गया`,
  partBack: (v) => `एक भुगतान में से ${v.amount} वापस ले लिए गए: हम जाँच कर रहे हैं`,
  refundFailed: (v) => `${v.amount} आप तक वापस नहीं पहुँचे`,
  creditUsed: (v) => `आपके ज़्यादा भुगतान में से ${v.amount} ${v.product} में जमा हुए`,
  creditOffered: (v) => `आप अपने ज़्यादा भुगतान में से ${v.amount} ${v.product} के लिए इस्तेमाल कर सकते हैं`,
  caseOpened: 'हमें आपकी शिकायत मिली',
  caseAnswered: 'हमने आपकी शिकायत का जवाब दिया',
  caseAcknowledged: 'हमने आपकी शिकायत पढ़ी',
  caseAsked: 'हमने आपकी शिकायत के बारे में एक सवाल पूछा',
  caseEscalated: 'हमने आपकी शिकायत आगे भेज दी',
  caseReopened: 'आपकी शिकायत फिर से खोली गई',
  dataAsked: 'हमें आपके डेटा के बारे में आपका अनुरोध मिला',
  dataAnswered: 'हमने आपके डेटा के बारे में आपके अनुरोध का जवाब दिया',
  dataNews: 'आपके डेटा के बारे में आपके अनुरोध पर नई जानकारी',
  phoneChanged: 'आपका फ़ोन नंबर बदला गया',
  emailChanged: 'आपका ईमेल बदला गया',
  autopayNotice: (v) => `सूचना: ${written(v.date)} को ${v.amount} का अपने-आप भुगतान`,
  autopayFailed: (v) => `आपके बैंक ने कार्ड से ${v.amount} के लिए मना किया`,
  autopayUnclear: (v) => `यह साफ़ नहीं था कि आपके कार्ड से ${v.amount} लिए गए या नहीं`,
  autopayMissed: (v) => `हम आपके कार्ड से ${v.amount} नहीं ले सके`,
  caseNumber: (v) => `नंबर ${v.number}`,
}
