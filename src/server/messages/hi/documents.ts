// The words of receipts and statements, and of the frame around every file, in Hindi.

import type { Part } from '../../../core/loan/terms.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { DocumentWords } from '../en/documents.ts'

const written = writtenDate('hi')

export const documentWords: DocumentWords = {
  day: written,
  receipt: {
    title: 'रसीद',
    listed: (v) => `रसीद, ${written(v.day)}`,
    thanks: (v) =>
      `${v.lender} को ${v.borrower} से ${v.amount} मिले। यह ${written(v.day)} से गिना जाता है, जिस दिन भुगतान किया गया।`,
    whatItPaid: 'इससे क्या चुका',
    afterwards: 'इसके बाद',
    rolledOver: 'इससे मोहलत ली गई: जो बाकी था, सब बाद में देय होगा।',
    settled: 'इससे लोन समय से पहले बंद हुआ।',
    gaveBack: 'इससे लोन रद्द करने की अवधि के भीतर रद्द हुआ।',
    recovered: 'लोन बट्टे खाते में है और देरी शुल्क नहीं जुड़ता: यह पूरा भुगतान आपकी बाकी राशि घटाता है।',
  },
  statement: {
    title: 'खाता विवरण',
    intro: (v) =>
      `${written(v.from)} से ${written(v.to)} तक, दोनों दिन मिलाकर, ${v.lender} ने क्या लिया और ${v.borrower} ने क्या चुकाया।`,
    dayByDay: 'दिन-प्रतिदिन',
    nothing: 'इस समय में न कुछ लिया गया, न चुकाया गया।',
    creditNote: 'शून्य से कम राशि आपका ज़्यादा भुगतान है: वह आपकी है, और माँगने पर हम लौटाएँगे।',
    columns: { day: 'दिन', what: 'विवरण', charged: 'लिया गया', paid: 'चुकाया', balance: 'बाकी' },
    lines: {
      payout: 'पैसा दिया गया; कुल लौटाना है',
      lateCharge: (v) => `देरी शुल्क, ${v.days} दिन`,
      rolloverFee: (v) => `मोहलत शुल्क, रसीद ${v.number}`,
      payment: (v) => `भुगतान, रसीद ${v.number}`,
      returned: 'वापस लिया गया भुगतान',
      waiver: 'माफ़ किया गया',
      refund: 'आपको लौटाया गया',
      creditUse: 'दूसरे लोन में इस्तेमाल',
      notCharged: 'नहीं लिया गया, क्योंकि लोन पहले खत्म हुआ',
      recalculated: 'वापस लिए गए भुगतान के बाद के शुल्क',
      corrected: 'सुधार',
      chargeHoliday: 'इन दिनों कोई देरी शुल्क नहीं',
      hardshipPlan: 'भुगतान योजना: इन दिनों कोई देरी शुल्क नहीं',
      dateMove: 'बढ़ाई गई तारीख का ब्याज',
      writeOff: 'देरी शुल्क यहीं खत्म; बाकी राशि वही रहेगी',
    },
    dayRange: (v) => `${written(v.from)} से ${written(v.to)}`,
  },
  relief: {
    titles: {
      waiver: 'एक राशि माफ़ की गई',
      chargeHoliday: 'देरी शुल्क रोका गया',
      hardshipPlan: 'आपकी भुगतान योजना',
      writeOff: 'देरी शुल्क खत्म हुआ',
    },
    listed: (v) => `${v.title}, ${written(v.day)}`,
    waived: (v) =>
      `${written(v.day)} को ${v.lender} ने ${v.borrower} के इस लोन के ${v.amount} माफ़ किए। यह राशि नहीं चुकानी है।`,
    paused: (v) =>
      `${v.lender} ${written(v.from)} से ${written(v.to)} तक, दोनों दिन मिलाकर, इस लोन पर कोई देरी शुल्क नहीं जोड़ता।`,
    planned: (v) =>
      `${v.lender} और ${v.borrower} ने एक भुगतान योजना तय की। ${written(v.from)} से ${written(v.to)} तक, दोनों दिन मिलाकर, न देरी शुल्क लगेगा, न याद दिलाया जाएगा।`,
    ended: (v) => `${written(v.day)} के बाद ${v.lender} इस लोन पर और देरी शुल्क नहीं जोड़ता। चुकाना बाकी राशि वही रहेगी।`,
    what: 'क्या माफ़ किया गया',
    before: 'पहले चुकाना बाकी',
    payments: 'अब से किस्तें',
    payment: (v) => `किस्त ${v.n}, ${written(v.day)} तक`,
    figuresAhead: (v) =>
      `राशियाँ पहले दिन, ${written(v.day)}, की हैं, अगर उससे पहले कुछ न चुकाया जाए। भुगतान से यह पत्र नहीं बदलता।`,
    figures: (v) => `ये राशियाँ ${written(v.day)} की हैं, जिस दिन यह आपके खाते में लिखा गया। बाद के भुगतान इन्हें नहीं बदलते।`,
  },
  yearlyInterest: {
    title: 'सालाना ब्याज विवरण',
    listed: (v) => `सालाना ब्याज विवरण, ${v.year}`,
    intro: (v) =>
      `${written(v.from)} से ${written(v.to)} तक, दोनों दिन मिलाकर, ${v.lender} के इस लोन पर ${v.borrower} का कितना खर्च हुआ।`,
    soFar: (v) => `साल अभी पूरा नहीं हुआ: ये आँकड़े ${written(v.to)} तक के हैं।`,
    charged: 'इस साल लिया गया',
    chargedNote:
      'ब्याज तब गिना जाता है जब वह देय हो या चुकाया जाए, जो पहले हो; देरी शुल्क अपने दिन पर। भुगतान उस दिन का गिना जाता है जिस दिन किया गया।',
    paid: 'इस साल चुकाया गया',
    feesNote: 'पैसा देते समय काटे गए शुल्क उसी दिन चुकाए गए गिने जाते हैं।',
    end: 'साल के अंत में',
    year: 'साल',
    interest: 'ब्याज',
    fees: 'शुल्क',
    penalty: 'देरी शुल्क',
    forgiven: 'माफ़ किया गया',
    interestPaid: 'चुकाया गया ब्याज',
    feesPaid: 'चुकाए गए शुल्क',
    penaltyPaid: 'चुकाया गया देरी शुल्क',
    principalPaid: 'लौटाई गई लोन राशि',
    principalLeft: 'बाकी लोन राशि',
    costPaid: 'चुकाया गया ब्याज, शुल्क और देरी शुल्क',
  },
  rows: {
    number: 'नंबर',
    orderNumber: 'लोन नंबर',
    product: 'उत्पाद',
    borrower: 'लोन लेने वाला',
    amount: 'मिली राशि',
    paidAt: 'भुगतान का समय',
    paidBy: 'भुगतान का तरीका',
    reference: 'भुगतान कंपनी का नंबर',
    leftToPay: 'चुकाना बाकी',
    credit: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    sentBack: 'भुगतान की गलती से आपको लौटाई गई राशि',
    usedBack: 'भुगतान वापस लिए जाने से पहले दूसरे लोन में लगाई गई राशि',
    short: 'कम पड़ी राशि, माफ़ की गई',
    rolloverFee: 'मोहलत शुल्क',
    tax: (v) => `इसमें ${v.name} (${v.rate}) शामिल`,
    from: 'से',
    to: 'तक',
    opening: 'इससे पहले बाकी',
    charged: 'लिया गया',
    paid: 'चुकाया',
    closing: 'अंत में बाकी',
  },
  partOfPayment: (v) => `किस्त ${v.n}: ${partNames[v.part]}`,
  card: 'कार्ड',
  ownCredit: 'दूसरे लोन पर आपका ज़्यादा भुगतान',
  contact: (v) => `यह दस्तावेज़ हस्ताक्षर के बिना मान्य है। इसका नंबर आप हमसे जाँच सकते हैं: फ़ोन ${v.phone}, ईमेल ${v.email}।`,
  frame: {
    agreedAt: (v) => `${written(v.at)} को सहमति दी`,
    fingerprint: 'फ़िंगरप्रिंट (sha256)',
    page: (v) => `पेज ${v.n}, कुल ${v.count}`,
  },
}

const partNames: Record<Part, string> = {
  penalty: 'देरी शुल्क',
  fee: 'शुल्क',
  interest: 'ब्याज',
  principal: 'लोन राशि',
}
