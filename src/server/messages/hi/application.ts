// What the server says about products, applications and what needs the borrower now, in Hindi.

import { shortDate, writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('hi')
const short = shortDate('hi')

export const application: ApplicationWords = {
  costLine: (v) =>
    `आपको ${v.netProceeds} मिलेंगे और आप ${v.termDays} दिनों में ${v.instalments} ${v.instalments === 1 ? 'किस्त' : 'किस्तों'} में ${v.totalRepayable} लौटाएँगे: खर्च ${v.totalCost} है।`,
  conditions: {
    age: (v) => `आपकी उम्र ${v.years} साल से ज़्यादा है।`,
    phone: 'जिस फ़ोन से आपने लॉग इन किया, वह आपका है।',
    account: 'आपके अपने नाम पर बैंक खाता या ई-वॉलेट है।',
    noLatePayment: 'यहाँ के किसी और लोन की किस्त में देर नहीं है।',
    affordable: (v) => `आपके सभी लोन की किस्तें मिलाकर महीने की कमाई के ${v.percent} से ज़्यादा नहीं हैं।`,
  },
  needed: {
    personal: 'आपका नाम, जन्म तिथि और पता',
    job: 'आपका काम और महीने की आमदनी',
    ext: 'लोन किसलिए है, और आपके दूसरे लोन की किस्तें',
    identity: 'पहचान पत्र की तस्वीर',
    consent: 'आपकी सहमति, जिसे आप वापस ले सकते हैं',
  },

  steps: {
    personal: { title: 'आपके बारे में', text: 'आप कौन हैं और कहाँ रहते हैं।' },
    job: { title: 'काम और आमदनी', text: 'आप कैसे कमाते हैं, और कितना।' },
    ext: { title: 'लोन के बारे में', text: 'यह किसलिए है, और आप और क्या चुकाते हैं।' },
    identity: { title: 'आपकी पहचान', text: 'एक दस्तावेज़ और उसकी तस्वीर।' },
    consent: { title: 'आपकी सहमति', text: 'आपने जो बताया, उसका हम क्या कर सकते हैं।' },
  },
  fields: {
    birthDay: { title: 'जन्म तिथि', hint: 'हम सिर्फ़ 18 साल से ज़्यादा उम्र वालों को लोन देते हैं।' },
    fullName: { title: 'पूरा नाम', placeholder: 'जैसा पहचान पत्र पर है' },
    city: { title: 'शहर या कस्बा' },
    address: { title: 'गली और मकान', hint: 'जहाँ आपको चिट्ठी मिले।' },
    email: { title: 'ईमेल', hint: 'न भरें तो भी ठीक: दस्तावेज़ ऐप में हैं।' },
    workKind: { title: 'आप कैसे कमाते हैं?', placeholder: 'एक चुनें' },
    employer: { title: 'नियोक्ता', placeholder: 'कंपनी या व्यक्ति का नाम', hint: 'हम वहाँ फ़ोन नहीं करते।' },
    monthlyIncome: {
      title: 'महीने की आमदनी',
      hint: 'आम महीने में, टैक्स के बाद, जितनी हाथ में आती है।',
    },
    purpose: { title: 'लोन किसलिए है?', placeholder: 'एक चुनें', hint: 'इससे कीमत नहीं बदलती।' },
    otherPayments: {
      title: 'महीने में दूसरे लोन की किस्तें',
      hint: 'सब मिलाकर। न हों तो 0।',
    },
    dependants: {
      title: 'आपकी आमदनी पर कितने लोग निर्भर हैं?',
      placeholder: '0 से 20',
      hint: 'आपके अलावा।',
    },
    idType: { title: 'दस्तावेज़', placeholder: 'एक चुनें' },
    idNumber: { title: 'दस्तावेज़ का नंबर', placeholder: 'जैसा उस पर छपा है' },
  },
  workKinds: {
    employed: 'नौकरी',
    selfEmployed: 'अपना काम, अपना कारोबार',
    dailyWages: 'दिहाड़ी का काम',
    pension: 'पेंशन',
    student: 'पढ़ाई',
    none: 'अपनी कोई आमदनी नहीं',
  },
  purposes: {
    bills: 'बिल',
    education: 'पढ़ाई या प्रशिक्षण',
    family: 'परिवार',
    health: 'इलाज',
    home: 'घर और मरम्मत',
    business: 'मेरा कारोबार',
    other: 'कुछ और',
  },
  documents: {
    nationalId: 'राष्ट्रीय पहचान पत्र',
    passport: 'पासपोर्ट',
    driversLicence: 'ड्राइविंग लाइसेंस',
  },
  sides: { front: 'सामने', back: 'पीछे' },

  consents: {
    dataUse: {
      title: 'मेरे डेटा का उपयोग',
      text: 'आप मेरा भरा हुआ और मेरी भेजी तस्वीरें मेरे आवेदन पर फ़ैसले और लोन चलाने के लिए इस्तेमाल कर सकते हैं। आप इसे बेचेंगे नहीं, और सिर्फ़ उन्हें देंगे जो लोन का काम करते हैं या जहाँ कानून माँगे।',
    },
    creditCheck: {
      title: 'क्रेडिट जाँच',
      text: 'आप यहाँ के मेरे लोन और भुगतान, और मेरी बताई बातें जाँच सकते हैं, ताकि पता चले कि मैं लोन चुका सकता हूँ या नहीं। आप मुझे बताएँगे कि ऐसा फ़ैसला क्यों हुआ, और मैं किसी व्यक्ति से उसे दोबारा दिखवा सकता हूँ।',
    },
    news: {
      title: 'समाचार और ऑफ़र',
      text: 'आप मुझे उत्पादों की खबरें भेज सकते हैं। इसका मेरे लोन पर कोई असर नहीं है।',
    },
  },

  reasons: {
    tooYoung: {
      text: 'हम सिर्फ़ 18 साल से ज़्यादा उम्र वालों को लोन देते हैं।',
      remedy: 'आप अपने जन्मदिन से आवेदन कर सकते हैं।',
    },
    blocked: {
      text: 'फ़िलहाल हम इस फ़ोन नंबर पर लोन नहीं दे सकते।',
      remedy: 'ग्राहक सेवा बताएगी कि क्यों, और आप क्या कर सकते हैं।',
    },
    loanIsOpen: {
      text: 'इस उत्पाद का आवेदन या लोन आपके पास पहले से है।',
      remedy: 'उसे चुकाने के बाद आप फिर आवेदन कर सकते हैं। दूसरे उत्पाद आपके लिए खुले हो सकते हैं।',
    },
    paysLate: {
      text: 'किसी और लोन की किस्त में देर है।',
      remedy: 'जिस दिन आप इसे चुकाएँगे, उसी दिन फिर आवेदन कर सकते हैं।',
    },
    wasVeryLate: {
      text: 'पिछले एक साल में एक किस्त बहुत देर से आई।',
      remedy: 'एक साल बाद यह नहीं गिना जाएगा।',
    },
    tooManyLoans: {
      text: 'आपके पास पहले से उतने लोन हैं जितने हम एक साथ ज़्यादा से ज़्यादा देते हैं।',
      remedy: 'उनमें से एक चुकाने के बाद आप फिर आवेदन कर सकते हैं।',
    },
    tooSoon: {
      text: 'हमने थोड़े समय पहले आपका एक आवेदन नामंज़ूर किया।',
      remedy: 'हमने जो तारीख बताई थी, उससे आप फिर आवेदन कर सकते हैं।',
    },
    amountNotOffered: {
      text: 'इस उत्पाद में यह रकम नहीं दी जाती।',
      remedy: 'उत्पाद की सीमा के भीतर रकम चुनें।',
    },
    notAffordable: {
      text: 'किस्तें आपकी आमदनी का बहुत बड़ा हिस्सा ले लेंगी।',
      remedy: 'छोटी रकम, या दूसरे लोन की कम किस्तों से मदद मिलेगी। आप तुरंत फिर कोशिश कर सकते हैं।',
    },
    approvalHasLapsed: {
      text: 'आपका लोन मंज़ूर हुआ था, पर आपने पैसा समय पर नहीं लिया।',
      remedy: 'आप तुरंत फिर आवेदन कर सकते हैं। इसका कोई खर्च नहीं लगा।',
    },
  },

  tasks: {
    overdue: { title: 'एक किस्त में देर है', button: 'अभी चुकाएँ' },
    due: { title: 'एक किस्त देय है', button: 'अभी चुकाएँ' },
    payoutFailed: { title: 'हम आपका पैसा नहीं भेज सके', button: 'बैंक खाता जोड़ें' },
    withdraw: { title: 'आपका लोन तैयार है', button: 'अभी निकालें' },
    approved: { title: 'आपका आवेदन मंज़ूर है', button: 'प्रस्ताव देखें' },
    application: { title: 'आपका आवेदन अधूरा है', button: 'आगे बढ़ें' },
    inReview: { title: 'हम आपका आवेदन जाँच रहे हैं', button: 'स्थिति देखें' },
    payout: { title: 'अब आपका पैसा आना है', button: 'स्थिति देखें' },
    declined: { title: 'आपका आवेदन नामंज़ूर हुआ', button: 'कारण देखें' },
    active: { title: 'आपका लोन', button: 'लोन देखें' },
  },
  line: {
    titles: { applied: 'आवेदन किया', approved: 'मंज़ूर', agreed: 'सहमति दी', paidOut: 'पैसा भेजा' },
    yourTurn: 'आपकी बारी',
    on: (day) => short(day),
    by: (day) => `${short(day)} तक`,
  },
  waiting: {
    credit: {
      title: 'यह पैसा आपका है',
      text: (v) => `आपने ${v.product} में ज़्यादा चुकाया। बताएँ कि इसे कहाँ भेजें।`,
    },
    refund: {
      title: 'आपका पैसा वापस आ रहा है',
      text: (v) => `आपने ${v.product} में ज़्यादा चुकाया।`,
    },
    case: {
      title: 'आपकी शिकायत',
      text: (v) => (v.by === null ? `नंबर ${v.number}` : `हम ${written(v.by)} तक जवाब देंगे। नंबर ${v.number}`),
    },
  },
  taskText: {
    application: (v) =>
      v.done === v.total ? 'सब भर गया है। देख लें और भेजें।' : `${v.total} में से ${v.done} चरण पूरे हैं। अगला: ${v.next}`,
    approved: (v) => `आप ${v.amount} का यह प्रस्ताव ${written(v.until)} तक ले सकते हैं।`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} आप ${written(v.retryOn)} से फिर आवेदन कर सकते हैं।`,
  },

  menu: {
    home: 'होम',
    orders: 'मेरे लोन',
    profile: 'मेरा खाता',
    papers: 'दस्तावेज़',
    account: 'बैंक खाता',
    complaints: 'मेरी शिकायतें',
    questions: 'सवाल और जवाब',
    support: 'ग्राहक सेवा',
    privacy: 'निजता नीति',
    deleteAccount: 'खाता हटाएँ',
    logOut: 'लॉग आउट',
  },

  payTypes: {
    code: { name: 'भुगतान कोड', text: 'दुकान पर, बैंकिंग ऐप में या QR कोड से चुकाएँ।' },
    card: { name: 'सहेजा गया बैंक कार्ड', text: 'उस कार्ड से चुकाएँ जो आपने यहाँ पहले इस्तेमाल किया।' },
    wallet: { name: 'ई-वॉलेट', text: 'आप वॉलेट पर जाएँगे और यहाँ लौट आएँगे।' },
  },
}
