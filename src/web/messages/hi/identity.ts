// Words of login, logout and account deletion, in Hindi.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = writtenDate('hi')
const wait = writtenWait('hi')

export const identity: typeof english = {
  phone: 'फ़ोन नंबर',
  phoneInvalid: 'कृपया सही फ़ोन नंबर लिखें।',
  getCode: 'कोड पाएँ',
  getNewCode: 'नया कोड पाएँ',
  seconds: (count) => `${count} से.`,
  code: 'संदेश में आया कोड',
  codeInvalid: 'कृपया कोड के छह अंक लिखें।',
  close: 'बंद करें',

  login: {
    title: 'लॉग इन',
    welcome: 'नमस्ते। हम आपको SMS से कोड भेजेंगे।',
    sent: (seconds) => `कोड भेज दिया। ${wait(seconds)} बाद नया माँग सकते हैं।`,
    sentNow: 'कोड भेज दिया। अब नया माँग सकते हैं।',
    called: (seconds) => `हम आपको फ़ोन कर रहे हैं। नया कोड आप ${wait(seconds)} बाद मँगा सकते हैं।`,
    callMe: 'कोड फ़ोन कॉल से पाएँ',
    callText: 'SMS नहीं आया? हम फ़ोन करके कोड दो बार पढ़कर सुनाएँगे।',
    never: 'हम यह कोड फ़ोन पर कभी नहीं माँगते। जो माँगे, वह हम नहीं हैं।',
    newPhone: 'मेरा फ़ोन नंबर बदल गया है',
    settings: 'भाषा और डिस्प्ले',
    submit: 'लॉग इन करें',
    missing: (count) => (count === 1 ? 'कोड का एक अंक बाकी है।' : `कोड के ${count} अंक बाकी हैं।`),
    longCode: (digits: number) => `यह कोड लंबा है: कृपया इसके ${digits} अंक लिखें।`,
    noAccount: 'खाता नहीं है? लॉग इन करते ही बन जाएगा।',
    already: (name) => `आप ${name} के रूप में लॉग इन हैं।`,
    goOn: 'आगे बढ़ें',
  },

  logout: {
    title: 'लॉग आउट',
    voice: (name) => (name === '' ? 'इस फ़ोन पर लॉग आउट करें?' : `इस फ़ोन पर ${name} को लॉग आउट करें?`),
    text: 'कुछ नहीं खोएगा। आप कभी भी कोड से लौट सकते हैं।',
    submit: 'लॉग आउट करें',
    stay: 'रुकें',
    done: 'आप लॉग आउट हो गए हैं।',
    doneText: 'अब इस फ़ोन पर कोई और आपका लोन नहीं देख सकता।',
    again: 'फिर लॉग इन करें',
  },

  delete: {
    title: 'खाता हटाएँ',
    voice: 'अपना खाता यहाँ तुरंत हटाएँ।',
    lead: 'हम आपके फ़ोन पर कोड भेजेंगे, ताकि पक्का हो कि यह आप ही हैं।',
    own: (name) => `यह इसी खाते का फ़ोन नंबर होना चाहिए: ${name}।`,
    sendCode: 'कोड भेजें',
    sentTitle: 'पुष्टि कोड भेज दिया गया!',
    sentText: 'हमने इसे SMS से इस फ़ोन पर भेजा है। यह 10 मिनट तक मान्य है।',
    toCode: 'कोड लिखें',
    confirm: 'हटाने की पुष्टि करें',
    afterCode: 'इसे वापस नहीं लिया जा सकता।',
    doneTitle: 'आपका खाता हटा दिया गया है!',
    doneText: 'कानूनन जो रिकॉर्ड हमें रखने हैं, उन पर अब आपका नाम नहीं है।',
    doneVoice: 'अलविदा, और शुभकामनाएँ।',
    toStart: 'शुरुआती पेज पर',

    what: 'इसके बाद क्या होगा',
    erased: 'मिटाया जाएगा',
    erasedWhat: 'फ़ोन, नाम, बैंक खाता, तस्वीरें, शिकायतें, सेशन',
    kept: 'कानून जब तक कहे, रखा जाएगा',
    keptWhat: 'अनुबंध और भुगतान, आपके नाम के बिना',
    keptWhy: 'कानून के अनुसार ऋणदाता को अपने रिकॉर्ड रखने होते हैं। उनसे दिखता है कि लोन चुकाया गया, यह नहीं कि किसका था।',
    when: 'कब',
    whenWhat: 'तुरंत, जब न आप पर और न हम पर कुछ बाकी हो',

    loanIsOpen: 'अभी खाता हटाया नहीं जा सकता: एक लोन खुला है।',
    refused: 'अभी नहीं',
    payment: (place, day) => `किस्त ${place}, अंतिम तारीख ${written(day)}`,
    late: 'देरी शुल्क',
    youStillOwe: 'आप पर अब भी बाकी है',
    whyNot: 'अगर हम इसे अभी हटा दें, तो आप अपने भुगतान न देख पाएँगे, न साबित कर पाएँगे। लोन चुकने के बाद आप खाता यहाँ तुरंत हटा सकते हैं।',
    repay: 'भुगतान करें',
    toOrder: 'लोन पर',
    notMine: 'यह मेरा लोन नहीं है',
    talk: 'हमसे बात करें',
  },
}
