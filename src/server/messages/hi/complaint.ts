// Words of complaints, in Hindi.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('hi')

export const complaint: typeof english = {
  types: {
    collection: 'वसूली',
    repayment: 'भुगतान',
    charges: 'शुल्क और शर्तें',
    payout: 'पैसा मिलना',
    account: 'खाता और डेटा',
    app: 'ऐप',
    other: 'कुछ और',
    data: 'मेरा डेटा',
  },
  subTypes: {
    calledTooOften: 'बहुत बार फ़ोन किया',
    calledAtWrongTime: 'बहुत सुबह, देर रात या छुट्टी के दिन फ़ोन किया',
    calledOthers: 'मेरे परिवार, दोस्तों या काम की जगह फ़ोन किया',
    threatened: 'धमकी दी या अपमान किया',
    saidSomethingFalse: 'कुछ झूठ कहा',
    paidAlready: 'चुकाने के बाद भी फ़ोन किया',
    otherConduct: 'वसूली से जुड़ी कोई और बात',
    correct: 'सुधारना है',
    restrict: 'कोई इस्तेमाल रोकना है',
    explain: 'समझाना है',
  },
  tabs: { all: 'सभी', open: 'खुली', answered: 'जवाब मिला' },
  status: {
    inReview: 'जाँच जारी',
    declined: 'नामंज़ूर',
    approved: 'मंज़ूर',
    active: 'चालू',
    due: 'देय',
    overdue: 'समय पर नहीं चुकाया',
    settled: 'चुकता',
  },
  details: { amount: 'लोन राशि', orderNumber: 'लोन नंबर', appliedOn: 'आवेदन की तारीख' },
  escalation: {
    again: 'संतुष्ट नहीं हैं? हमें लिखें',
    officer: 'संतुष्ट नहीं? हमारे शिकायत अधिकारी को लिखें',
    phone: 'या फ़ोन करें',
    regulator: 'उसके बाद आप यहाँ जा सकते हैं',
  },
  claim: {
    content: ({ reference }) => `मैंने भुगतान किया, पर दिख नहीं रहा। रेफ़रेंस: ${reference}`,
    answer: ({ amount, day, number }) =>
      `${written(day)} का आपका ${amount} का भुगतान मिल गया (नंबर ${number})। यह आपके लोन में जुड़ गया है और भुगतान के दिन से गिना जाता है।`,
    smsMatched: ({ lender, amount, caseNumber }) =>
      `${lender}: आपका ${amount} का भुगतान मिल गया। यह आपके लोन में जुड़ गया है, और केस ${caseNumber} बंद है।`,
  },
  nameChange: {
    proof: 'आपके दस्तावेज़ की तस्वीर',
    content: ({ name }) => `कृपया मेरा नाम बदलकर यह करें: ${name}`,
    accepted: ({ name }) => `अब से आपका नाम ${name} है। जिन दस्तावेज़ों पर आप पहले सहमत हो चुके हैं, उनमें उस दिन का नाम रहेगा।`,
    refused: ({ reason }) => `हम आपका नाम नहीं बदल सके। ${reason}`,
    smsOpened: ({ lender, caseNumber, support }) =>
      `${lender}: नाम बदलने का आपका अनुरोध मिला (${caseNumber})। आपने नहीं किया? ${support} पर फ़ोन करें।`,
    smsDecided: ({ lender, caseNumber }) => `${lender}: आपके नए नाम पर फ़ैसला हो गया (${caseNumber})। पढ़ने के लिए ऐप खोलें।`,
  },
  said: {
    takenDown: 'आपने जो बताया, वह हमने आपके लिए लिख लिया है। ऊपर पढ़ें, और कुछ छूट गया हो या अलग हो तो नीचे लिखें।',
    acknowledgement: 'हमने आपकी शिकायत पढ़ ली है और इसकी जाँच कर रहे हैं।',
    escalation: ({ regulator, day }) =>
      `हमने ${written(day)} को आपकी शिकायत ${regulator} को भेज दी। वे आपसे संपर्क कर सकते हैं।`,
    reopening: 'हमने आपकी शिकायत फिर से खोली है और इसे दोबारा जाँचेंगे।',
  },
  templates: {
    askForSlip: 'कृपया अपनी भुगतान रसीद की तस्वीर भेजें। नंबर, राशि और तारीख साफ़ दिखनी चाहिए।',
    askForDetails: 'कृपया और बताइए: यह कब हुआ, और इसमें कौन शामिल था?',
    corrected: 'आप सही हैं, हमें खेद है। हमने इसे ठीक कर दिया है।',
    asAgreed: 'हमने आपका लोन जाँचा। राशि वही है जो आपके अनुबंध में तय हुई थी। हम इसे समझाने को तैयार हैं।',
  },
  data: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: आपके डेटा के बारे में आपका अनुरोध (${caseNumber}) मिल गया।`
        : `${lender}: आपके डेटा के बारे में आपका अनुरोध (${caseNumber}) मिल गया। हम ${written(answerBy)} तक जवाब देंगे।`,
    answered: ({ lender, caseNumber }) =>
      `${lender}: आपके डेटा के बारे में आपके अनुरोध (${caseNumber}) का जवाब दे दिया गया है। पढ़ने के लिए ऐप खोलें।`,
    news: ({ lender, caseNumber }) =>
      `${lender}: आपके डेटा के बारे में आपके अनुरोध (${caseNumber}) पर नई जानकारी है। पढ़ने के लिए ऐप खोलें।`,
    said: {
      acknowledgement: 'हमने आपका अनुरोध पढ़ लिया है और उसे देख रहे हैं।',
      reopening: 'हमने आपका अनुरोध फिर से खोला है और उसे एक बार और देखेंगे।',
    },
  },
  sms: {
    opened: ({ lender, caseNumber, answerBy }) =>
      answerBy === null
        ? `${lender}: आपकी शिकायत ${caseNumber} मिल गई।`
        : `${lender}: आपकी शिकायत ${caseNumber} मिल गई। हम ${written(answerBy)} तक जवाब देंगे।`,
    answer: ({ lender, caseNumber }) => `${lender}: आपकी शिकायत ${caseNumber} का जवाब दे दिया गया है। पढ़ने के लिए ऐप खोलें।`,
    acknowledgement: ({ lender, caseNumber }) => `${lender}: हम आपकी शिकायत ${caseNumber} की जाँच कर रहे हैं।`,
    question: ({ lender, caseNumber }) =>
      `${lender}: आपकी शिकायत ${caseNumber} के बारे में हमारा एक सवाल है। जवाब देने के लिए ऐप खोलें।`,
    escalation: ({ lender, caseNumber }) => `${lender}: हमने आपकी शिकायत ${caseNumber} आगे भेज दी है। पढ़ने के लिए ऐप खोलें।`,
    reopening: ({ lender, caseNumber }) => `${lender}: हमने आपकी शिकायत ${caseNumber} फिर से खोली है। पढ़ने के लिए ऐप खोलें।`,
  },
}
