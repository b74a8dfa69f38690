// Words of the payout account form, in Hindi.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  cardType: { title: 'खाते का प्रकार', bank: 'बैंक खाता', wallet: 'ई-वॉलेट' },
  channelNumber: {
    title: 'कैसे भेजा जाए',
    placeholder: 'तरीका चुनें',
    instant: 'सीधे खाते में',
    counter: 'शाखा से लेना है',
  },
  bankCode: { title: 'बैंक', placeholder: 'अपना बैंक चुनें' },
  accountNumber: { title: 'खाता नंबर', placeholder: 'सिर्फ़ अंक' },
  accountName: { title: 'खाते पर नाम', placeholder: 'जैसा बैंक लिखता है' },
  branch: { title: 'शाखा', placeholder: 'शाखा का नाम' },
  city: { title: 'शहर', placeholder: 'शाखा का शहर चुनें' },
  walletCode: { title: 'ई-वॉलेट', placeholder: 'अपना ई-वॉलेट चुनें' },
  walletNumber: { title: 'वॉलेट नंबर', placeholder: 'वॉलेट का फ़ोन नंबर' },
  birthDay: { title: 'जन्म तिथि', placeholder: 'जैसी वॉलेट में है' },
  digitRange: ({ least, most }) => `${least} से ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }) =>
      `${code} — ${lender} में अपने लोन का पैसा ${bank} ${account} में पाने का कोड। यह ${minutes} मिनट चलेगा। आपने नहीं माँगा? कोड किसी को न बताएँ।`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }) =>
      `${lender}: अब आपके लोन का पैसा ${bank} ${account} में आएगा। अगर यह आपने नहीं किया, तो तुरंत फ़ोन करें: ${support}`,
  },
}
