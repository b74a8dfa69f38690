// What the server says about offers, agreements and loan accounts, in Hindi.

import type { ClosedBy } from '../../../core/loan/loan-book.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { LoanWords } from '../en/loan.ts'

const written = writtenDate('hi')

/** How a loan was closed, and when. */
const closedBy: Record<ClosedBy, (on: string) => string> = {
  payment: (on) => `आपने ${on} को सब चुका दिया।`,
  settlement: (on) => `आपने ${on} को समय से पहले ही सब चुका दिया।`,
  coolingOffExit: (on) => `आपने ${on} को लोन रद्द किया और सिर्फ़ उतने दिनों का खर्च दिया जितने दिन पैसा आपके पास रहा।`,
}

export const loanWords: LoanWords = {
  day: written,
  days: (count) => `${count} दिन`,
  statusNames: {
    inReview: 'जाँच जारी',
    declined: 'नामंज़ूर',
    approved: 'मंज़ूर',
    active: 'चालू',
    due: 'देय',
    overdue: 'समय पर नहीं चुकाया',
    settled: 'चुकता',
  },

  agreedName: 'सहमति दी',

  notice: {
    inReview: (v) =>
      `हम आपका आवेदन जाँच रहे हैं। ${v.answerBy === null ? 'इसमें हमारे बताए समय से ज़्यादा लग रहा है। हम SMS से जवाब देंगे।' : `हम ${written(v.answerBy)} तक SMS से जवाब देंगे।`} आप यह पेज बंद कर सकते हैं।`,
    referred: (v) =>
      `हमारा एक कर्मचारी आपका आवेदन देख रहा है। ${v.answerBy === null ? 'इसमें हमारे बताए समय से ज़्यादा लग रहा है। हम SMS से जवाब देंगे।' : `हम ${written(v.answerBy)} तक SMS से जवाब देंगे।`} आप यह पेज बंद कर सकते हैं।`,
    agreed: (v) =>
      `आपने सहमति दे दी। ${v.answerBy === null ? 'हम आपकी जानकारी एक बार फिर जाँच रहे हैं और फिर पैसा भेजेंगे। इसमें हमारे बताए समय से ज़्यादा लग रहा है।' : `हम ${written(v.answerBy)} तक आपकी जानकारी एक बार फिर जाँचेंगे और फिर पैसा भेजेंगे।`} हम SMS करेंगे। आप यह पेज बंद कर सकते हैं।`,
    declined: (v) => (v.retryOn === null ? v.reason : `${v.reason} आप ${written(v.retryOn)} से फिर आवेदन कर सकते हैं।`),
    readyToWithdraw: (v) =>
      `आपका लोन तैयार है। ${written(v.until)} तक ${v.netProceeds} निकाल लें। उसके बाद मंज़ूरी खत्म हो जाएगी; इसका कोई खर्च नहीं है।`,
    payoutUnderWay: (v) =>
      `हम आपके खाते ${v.account} में ${v.netProceeds} भेज रहे हैं। ${v.by === null ? 'इसमें सामान्य से ज़्यादा समय लग रहा है: पैसे न पहुँचे हों तो हमसे बात करें।' : `ये ${written(v.by)} तक पहुँच जाएँगे।`}`,
    payoutChecked: (v) =>
      `${v.netProceeds} भेजने से पहले हम जाँच रहे हैं कि खाता ${v.account} आपके नाम पर है। आपको कुछ नहीं करना है: पैसे भेजने पर, या दूसरा खाता चाहिए होने पर, हम आपको संदेश भेजेंगे।`,
    payoutFailed: (v) =>
      `${v.netProceeds} आपके खाते तक नहीं पहुँचे: ${v.reason} ${written(v.until)} तक दूसरा बैंक खाता जोड़ें, और हम फिर भेजेंगे।`,
    active: (v) => `आज कुछ नहीं देना है। अगली किस्त, ${v.amount}, ${v.days} दिन बाद है।`,
    dueToday: (v) => `किस्त ${v.n} आज देय है: ${v.amount}।`,
    dueInGrace: (v) => `किस्त ${v.n} ${written(v.dueDate)} को देय थी। ${written(v.until)} तक चुकाएँ, तो कुछ नहीं जुड़ेगा।`,
    overdue: (v) => `किस्त ${v.n} में ${v.days} दिन की देर है। ${v.added}`,
    overdueSeveral: (v) => `${v.count} किस्तों में देर है, किस्त ${v.n} में ${v.days} दिन की। ${v.added}`,
    added: {
      perDay: (v) => `हर अगले दिन ${v.nextDay} और जुड़ेंगे।`,
      limit: 'अब और कुछ नहीं जुड़ेगा: शुल्क अपनी सीमा तक पहुँच गए हैं।',
      paused: (v) => `${written(v.until)} तक कोई देरी शुल्क नहीं जुड़ेगा।`,
      stopped: 'अब और देरी शुल्क नहीं जुड़ेगा। यहाँ दिखाई गई राशि अब भी बाकी है।',
    },
    settled: (v) => `${closedBy[v.by](written(v.on))} ${v.name === null ? 'धन्यवाद।' : `धन्यवाद, ${v.name}।`}`,
  },

  declineReasons: {
    tooYoung: 'हम सिर्फ़ 18 साल से ज़्यादा उम्र वालों को लोन देते हैं।',
    blocked: 'फ़िलहाल हम इस खाते को लोन नहीं दे सकते। ग्राहक सेवा आपको कारण बताएगी।',
    paysLate: 'किसी और लोन की किस्त में देर है।',
    wasVeryLate: 'पिछले एक साल में किसी और लोन की किस्त बहुत देर से आई।',
    notAffordable: 'किस्तें आपकी आमदनी का बहुत बड़ा हिस्सा ले लेंगी।',
    tooManyLoans: 'हम एक साथ जितने लोन देते हैं, उतने आपके पास पहले से हैं।',
    amountNotOffered: 'इस लोन में यह राशि अब नहीं मिलती।',
    identityNotConfirmed: 'आपने अपनी पहचान के बारे में जो बताया, वह सरकारी रिकॉर्ड से मेल नहीं खाता।',
    scoreTooLow: 'आपका क्रेडिट स्कोर इस लोन के लिए हमारी ज़रूरत से कम है।',
    loansElsewhere: 'दूसरी जगहों पर आपके चालू लोन हमारी सीमा से ज़्यादा हैं।',
    lateElsewhere: 'दूसरी जगह के आपके किसी लोन की किस्त बहुत देर से दी गई।',
    approvalHasLapsed: 'आपका लोन मंज़ूर हुआ था, पर आपने पैसा समय पर नहीं लिया। आपका कोई खर्च नहीं हुआ।',
    decidedByPerson: 'हमारे एक कर्मचारी ने आपका आवेदन देखा और उसे नामंज़ूर किया।',
  },

  payoutFailures: {
    accountUnknown: 'बैंक को यह खाता नहीं मिला।',
    accountClosed: 'खाता बंद है।',
    nameDiffers: 'खाता आपके नाम पर नहीं है।',
    nameNotTold: 'हम पता नहीं कर पाए कि खाता किसका है।',
    limitReached: 'खाते में यह राशि नहीं आ सकती।',
    other: 'बैंक ने लौटा दिया।',
  },

  fees: {
    service: 'सेवा शुल्क',
    processing: 'प्रोसेसिंग शुल्क',
    document: 'दस्तावेज़ शुल्क',
    insurance: 'बीमा',
    other: 'शुल्क',
  },
  feeDeducted: (v) => `${v.fee}, पैसा देते समय काटा गया`,
  feeAdded: (v) => `${v.fee}, पहली किस्त में`,
  noFees: 'कोई शुल्क नहीं',
  taxes: {
    fee: (v) => `शुल्क में शामिल ${v.name} (${v.rate})`,
    interest: (v) => `ब्याज में शामिल ${v.name} (${v.rate})`,
    late: (v) => `देरी शुल्क में ${v.name} (${v.rate}) शामिल है।`,
    rollover: (v) => `इस शुल्क में ${v.name} (${v.rate}) शामिल है।`,
  },
  inYourOffer: 'प्रस्ताव में लिखे दिन',
  dayCount: (count) => `${count} दिन`,
  fundingTime: (from, to) => (from === 0 || from === to ? `${to} दिन में` : `${from} से ${to} दिन में`),

  rows: {
    loanAmount: 'लोन राशि',
    loanTerm: 'लोन अवधि',
    youGet: 'आपको मिलेगा',
    youReceived: 'आपको मिला',
    youPayBack: 'आप लौटाएँगे',
    youPaidBack: 'आपने लौटाया',
    interest: (v) => `ब्याज, ${v.days} दिन`,
    interestPaid: 'ब्याज',
    costs: 'आपके लिए लोन का खर्च',
    apr: 'सालाना दर (APR), सभी खर्चों सहित',
    monthlyRate: 'प्रभावी मासिक दर, सभी खर्चों सहित',
    applied: 'आवेदन',
    costSoFar: 'अब तक का खर्च',
    paidOut: 'पैसा दिया गया',
    account: 'खाता',
    orderNumber: 'लोन नंबर',
    lateCharges: 'देरी शुल्क',
    rolloverFees: 'मोहलत शुल्क',
    feesGivenBack: 'लौटाए गए शुल्क',
    credit: 'आपका ज़्यादा भुगतान (वापस मिलेगा)',
    noChargesFrom: 'देरी शुल्क नहीं, शुरुआत',
    noChargesUntil: 'देरी शुल्क नहीं, इस दिन तक',
    noChargesSince: 'देरी शुल्क नहीं, इस दिन से',
    decided: 'फ़ैसला',
    approvalEnds: 'मंज़ूरी कब तक',
    closed: 'बंद हुआ',
    firstPayment: 'पहली किस्त',
  },
  term: (v) =>
    v.instalments === 1
      ? `${v.termDays} दिन बाद 1 किस्त`
      : v.isEven
        ? `${v.instalments} × ${v.daysEach} दिन`
        : `${v.termDays} दिनों में ${v.instalments} किस्तें`,

  rate: {
    day: (v) => `${v.rate} प्रतिदिन`,
    month: (v) => `${v.rate} प्रतिमाह`,
    year: (v) => `${v.rate} सालाना`,
    yearOnOwed: (v) => `बाकी लोन पर ${v.rate} सालाना`,
    from: (v) => `${v.rate} से`,
  },
  aprName: { year: 'APR', month: 'प्रभावी दर' },
  aprBasis: {
    eu: 'प्रभावी सालाना दर: सभी खर्च, 365 दिन के साल पर।',
    usActuarial: 'सालाना प्रतिशत दर: सभी खर्च, एक्चुरियल विधि।',
    indiaIrr12: 'सालाना प्रतिशत दर: जो राशि आपको सच में मिलती है, उस पर मासिक आंतरिक दर × 12।',
    phMonthlyEir: 'प्रभावी मासिक ब्याज दर: जो आपको सच में मिलता है, उसके मुकाबले सभी भुगतान।',
    mxCat: 'कुल सालाना खर्च: VAT के बिना सभी खर्च, 365 दिन के साल पर।',
  },

  late: {
    once: (v) => `एक बार ${v.amount}`,
    firstTier: (v) =>
      v.fromDay === 1
        ? `न चुकाई गई राशि का ${v.rate} प्रतिदिन`
        : `दिन ${v.fromDay} से न चुकाई गई राशि का ${v.rate} प्रतिदिन`,
    laterTier: (v) => `दिन ${v.fromDay} से ${v.rate}`,
    grace: (v) => `अंतिम तारीख के बाद पहले ${v.days} दिन कुछ नहीं जुड़ता।`,
    nothing: 'देर से भुगतान पर कुछ अतिरिक्त नहीं लगता।',
    rule: (v) => `${v.once === null ? '' : v.tiers.length === 0 ? v.once : `${v.once}, फिर `}${v.tiers.join(', ')}`,
    capOnce: (v) => `एक बार, अधिकतम ${v.amount}`,
    capDaily: (v) => `देर वाली किस्त का ${v.rate} प्रतिदिन`,
    capMonthly: (v) => `देर वाली किस्त का ${v.rate} प्रतिमाह`,
    capAllIn: (v) => `सब मिलाकर ${v.rate} प्रतिदिन`,
    capTotal: (v) => `सभी खर्च मिलाकर ${v.amount} से कभी ज़्यादा नहीं`,
    noCap: 'यहाँ कोई कानूनी सीमा तय नहीं है',
    capRule: (v) =>
      v.caps === null
        ? 'यहाँ कोई कानूनी सीमा तय नहीं है।'
        : `कानून ने सीमा तय की है: ${v.caps}। अगर हमारा सामान्य शुल्क इससे ज़्यादा हो, तो आप सिर्फ़ सीमा तक देते हैं।`,
    graceRule: (v) =>
      v.days === 0
        ? 'गिनती अंतिम तारीख के बाद के पहले दिन से शुरू होती है।'
        : `अंतिम तारीख के बाद पहले ${v.days} दिन कोई शुल्क नहीं लगता। गिनती उनके बाद शुरू होती है।`,
    example: (v) => `${v.unpaid} पर ${v.days} दिन की देर का अतिरिक्त खर्च`,
    exampleCapped: (v) => `${v.charged} (हमारा सामान्य शुल्क: ${v.nominal})`,
  },

  ways: {
    coolingOff: (v) =>
      v.days === 0
        ? 'इस लोन में रद्द करने की अवधि नहीं है।'
        : `${written(v.until)} तक (पैसा मिलने के ${v.days} दिन बाद तक) आप लोन रद्द कर सकते हैं और सिर्फ़ उतने दिनों का खर्च देंगे जितने दिन पैसा आपके पास रहा: प्रतिदिन ब्याज और हर शुल्क का उतना ही हिस्सा, कोई देरी शुल्क नहीं।`,
    rollover: (v) =>
      `किस्त के समय पैसों की तंगी हो, तो आप बाकी लोन राशि का ${v.percent} चुका सकते हैं, और जो बाकी है सब ${v.days} दिन बाद देय होगा, ${v.limit === 1 ? 'एक बार' : `अधिकतम ${v.limit} बार`}। ऐप खर्च पहले दिखाता है। अब तक का देरी शुल्क देना ही होगा।`,
    noRollover: 'इस लोन में मोहलत नहीं मिलती।',
    dateMove: (v) =>
      `जब तक कुछ देय नहीं है, आप अगली किस्त की तारीख ${v.days} दिन तक आगे बढ़ा सकते हैं, ${v.times === 1 ? 'एक बार' : `अधिकतम ${v.times} बार`}। इसका खर्च उन अतिरिक्त दिनों का इसी लोन का ब्याज है। ऐप खर्च पहले दिखाता है।`,
  },

  retention: {
    title: 'क्या आप जाना चाहते हैं?',
    text: (v) => `जब तक आप “अभी लोन लें” न दबाएँ, कुछ तय नहीं होता। आप ${written(v.until)} तक इस प्रस्ताव पर लौट सकते हैं।`,
  },
  promo: { buttonText: 'खर्च देखें' },
  classicButton: 'अभी लोन लें',

  products: {
    seeCost: 'खर्च देखें',
    range: (v) => (v.from === v.to ? v.from : `${v.from} से ${v.to}`),
    rangeLabel: 'लोन राशि',
    description: (v) =>
      v.instalments === 1 ? `${v.termDays} दिन बाद एक किस्त` : `${v.termDays} दिनों में ${v.instalments} किस्तें`,
  },

  accountPrompt: {
    title: 'पैसा नहीं पहुँचा',
    text: (v) => `हम आपका पैसा नहीं पहुँचा सके: ${v.reason} दूसरा बैंक खाता जोड़ें, और हम तुरंत फिर भेजेंगे।`,
  },
  withdrawPrompt: {
    title: 'आपका लोन तैयार है',
    text: (v) => `आपके खाते ${v.account} में ${v.netProceeds} आएँगे, और आप ${v.totalRepayable} लौटाएँगे।`,
  },
  repaymentNotice: {
    partlyPaid: (v) => `किस्त ${v.n}: इसमें से ${v.paid} आ चुके हैं।`,
    credit: (v) => `आपने बाकी राशि से ${v.amount} ज़्यादा चुकाए। यह आपका है; माँगने पर हम लौटाएँगे।`,
  },
  yourAccount: 'आपका खाता',

  documents: {
    keyFacts: 'मुख्य बातें',
    loanAgreement: 'लोन अनुबंध',
    privacy: 'निजता नीति',
    closureLetter: 'समापन पत्र',
  },
  blank: 'पैसा देते समय तय होगा',

  loginFailure: {
    notice: 'आप लॉग इन नहीं हैं',
    expired: 'जिस लिंक से आप आए, उसकी अवधि खत्म हो गई है। पेज ऐप से फिर खोलें।',
    used: 'यह लिंक पहले इस्तेमाल हो चुका है। हर लिंक एक पेज, एक बार खोलता है। पेज ऐप से फिर खोलें।',
    foreign: 'यह लिंक किसी और खाते या डिवाइस का है। पेज उस ऐप से फिर खोलें जिसमें आप लॉग इन हैं।',
    missing: 'इस पेज पर आपका अपना लोन या खाता दिखता है।',
    ended:
      'आपकी सुरक्षा के लिए हम 15 मिनट इस्तेमाल न होने पर, और 12 घंटे बाद, आपको लॉग आउट कर देते हैं। भेजा या सहेजा हुआ सुरक्षित है: लॉग इन करें और आगे बढ़ें।',
    unavailable: 'अभी लॉग इन जाँचा नहीं जा सका। कुछ नहीं बदला। कृपया एक मिनट में फिर कोशिश करें।',
    other: 'लॉग इन नहीं हुआ। पेज ऐप से फिर खोलें।',
  },

  messages: {
    referred: (v) => `${v.lender}: हमारा एक कर्मचारी आपका आवेदन देख रहा है। जवाब ${written(v.by)} तक मिलेगा।`,
    approved: (v) => `${v.lender}: आपका लोन मंज़ूर है। हम ${v.netProceeds} भेज रहे हैं; ${written(v.by)} तक पहुँचेगा।`,
    readyToWithdraw: (v) => `${v.lender}: आपका लोन तैयार है। ${written(v.until)} तक ऐप में ${v.netProceeds} निकाल लें।`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.lender}: हम आपको यह लोन नहीं दे सकते। कारण ऐप में है।`
        : `${v.lender}: अभी हम आपको यह लोन नहीं दे सकते। कारण ऐप में है। आप ${written(v.retryOn)} से फिर आवेदन कर सकते हैं।`,
    paidOut: (v) =>
      `${v.lender}: ${v.netProceeds} आपके खाते में आ रहे हैं। पहली किस्त: ${written(v.firstDueDate)} तक ${v.firstAmount}।`,
    payoutFailed: (v) => `${v.lender}: हम आपका पैसा नहीं पहुँचा सके: ${v.reason} कृपया ऐप में दूसरा बैंक खाता जोड़ें।`,
    dueSoon: (v) => `${v.lender}: ${written(v.dueDate)} को ${v.amount} देय है।`,
    dueToday: (v) => `${v.lender}: आज ${v.amount} देय है।`,
    overdue: (v) =>
      `${v.lender}: एक किस्त में ${v.days} दिन की देर है। अभी देना है: ${v.amount}। पैसों की तंगी हो, तो ऐप बताता है कि क्या हो सकता है।`,
    stopReminders: (v) => `याद दिलाना बंद करने के लिए: ${v.url}`,
    settled: (v) => `${v.lender}: आपका लोन पूरा चुक गया है। समापन पत्र ${v.number} ऐप में है।`,
    cancelled: (v) => `${v.lender}: आपका लोन रद्द हो गया है और कुछ भी चुकाना बाकी नहीं है। समापन पत्र ${v.number} ऐप में है।`,
    waived: (v) => `${v.lender}: हमने आपके लोन के ${v.amount} माफ़ किए। बाकी: ${v.left}।`,
    chargesPaused: (v) =>
      v.from === null
        ? `${v.lender}: ${written(v.until)} तक आपके लोन पर कोई देरी शुल्क नहीं जुड़ेगा।`
        : `${v.lender}: ${written(v.from)} से ${written(v.until)} तक आपके लोन पर कोई देरी शुल्क नहीं जुड़ेगा। उससे पहले कुछ नहीं बदलेगा।`,
    planAgreed: (v) =>
      `${v.lender}: आपकी भुगतान योजना ${written(v.from)} से शुरू होगी। उससे पहले कुछ नहीं बदलेगा। उस दिन से ${written(v.until)} तक न देरी शुल्क लगेगा, न याद दिलाया जाएगा। अगली किस्त: ${written(v.dueDate)} तक ${v.amount}।`,
    planBegun: (v) =>
      `${v.lender}: आपकी भुगतान योजना शुरू हो गई है। ${written(v.until)} तक न देरी शुल्क लगेगा, न याद दिलाया जाएगा। अगली किस्त: ${written(v.dueDate)} तक ${v.amount}।`,
    dateMoved: (v) =>
      `${v.lender}: किस्त ${v.n} अब ${written(v.from)} के बजाय ${written(v.to)} को देनी है। तब तक ${v.amount} चुकाएँ; इसमें ज़्यादा दिनों का ${v.cost} ब्याज शामिल है।`,
    writtenOff: (v) =>
      `${v.lender}: हमने आपका लोन बट्टे खाते में डाल दिया है और अब देरी शुल्क नहीं जोड़ेंगे। आपके ${v.left} अब भी बाकी हैं; हर भुगतान से यह राशि घटेगी।`,
    corrected: (v) => `${v.lender}: हमने आपके लोन खाते में सुधार किया है। बाकी: ${v.left}।`,
  },
}
