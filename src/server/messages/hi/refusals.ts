// Why a call was refused, in Hindi.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { RefusalWords } from '../en/refusals.ts'

const written = writtenDate('hi')
const wait = writtenWait('hi')

export const refusals: RefusalWords = {
  somethingIsMissing: ({ name }) =>
    name === undefined ? 'कुछ छूट गया है। कृपया माँगी गई हर चीज़ भरें।' : `${name}: कृपया इसे भरें।`,
  valueIsNotAccepted: ({ name }) =>
    name === undefined ? 'यहाँ कुछ स्वीकार नहीं है। कृपया अपना भरा हुआ जाँचें।' : `${name}: यह स्वीकार नहीं है। कृपया जाँचें।`,
  sessionIsMissing: () => 'आप अब लॉग इन नहीं हैं। कृपया फिर लॉग इन करें।',
  launchIsRefused: () => 'यह पेज आपके लिए नहीं खुल सका। कृपया ऐप पर लौटें और फिर खोलें।',
  notFound: () => 'हमें वह नहीं मिला।',

  productIsUnknown: () => 'यह लोन उपलब्ध नहीं है।',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'इस लोन में यह राशि नहीं मिलती।'
      : `इस लोन में ${min} से ${max} तक की राशि मिलती है।`,
  planIsNotOffered: () => 'इस लोन में वह अवधि या पहली किस्त का वह दिन नहीं है। कृपया फिर से चुनें।',
  productBreaksMarketCaps: () => 'यह लोन फ़िलहाल उपलब्ध नहीं है।',
  offerHasExpired: () => 'इस प्रस्ताव की अवधि खत्म हो गई है। कृपया नया देखें।',
  offerHasChanged: () => 'प्रस्ताव बदल गया है। सहमति से पहले कृपया फिर देखें।',
  agreementIsNotAccepted: () => 'कृपया पहले दस्तावेज़ पढ़ें और चेकबॉक्स में निशान लगाएँ।',
  agreementHasChanged: () => 'अनुबंध बदल गया है। सहमति से पहले कृपया फिर पढ़ें।',
  anotherLoanIsOpen: () => 'इस उत्पाद का आवेदन या लोन आपके पास पहले से है। वह “मेरे लोन” में दिखेगा।',
  documentLinkHasExpired: () => 'यह लिंक पहले खोला जा चुका है, या पाँच मिनट से पुराना है। कृपया दस्तावेज़ अपने लोन से फिर खोलें।',
  payoutAccountIsMissing: () => 'कृपया पहले अपना बैंक खाता जोड़ें।',
  payoutAccountIsFrozen: () => 'इस खाते के लिए एक लोन पर फ़ैसला या भुगतान चल रहा है। पूरा होने पर आप खाता बदल सकते हैं।',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `खाता बदलने के लिए, ${sendDetail} पर भेजे गए संदेश का कोड लिखें। तब तक कुछ नहीं बदलेगा।`,
  accountNumberHasWrongLength: ({ digits, typed }) => `इस बैंक के नंबर ${digits} अंकों के होते हैं। आपने ${typed} लिखे`,
  walletNumberHasWrongLength: ({ digits, typed }) => `इस वॉलेट के नंबर ${digits} अंकों के होते हैं। आपने ${typed} लिखे`,

  orderIsNotPayable: () => 'फ़िलहाल इस लोन पर कुछ चुकाया नहीं जा सकता।',
  orderIsNotWithdrawable: () => 'फ़िलहाल यह लोन निकाला नहीं जा सकता।',
  nothingIsOwed: () => 'इस लोन पर कुछ बाकी नहीं है।',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? 'यह लोन अभी समय से पहले नहीं चुकाया जा सकता।'
      : `यह लोन ${written(from)} से समय से पहले चुकाया जा सकता है। तब तक आप हर किस्त उसके समय पर चुका सकते हैं।`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? 'लोन रद्द करने के दिन बीत चुके हैं।'
      : `आप ${written(lastDay)} तक लोन रद्द कर सकते थे। अनुबंध के अनुसार आप अब भी समय से पहले चुका सकते हैं।`,
  orderIsAlreadyDecided: () => 'इस आवेदन पर फ़ैसला हो चुका है।',
  payoutIsNotUnderWay: () => 'इस लोन का कोई पैसा भेजा नहीं जा रहा है।',
  approvalHasNotLapsed: () => 'यह मंज़ूरी अब भी मान्य है।',
  rolloverIsNotOffered: () => 'फ़िलहाल इस लोन पर मोहलत उपलब्ध नहीं है।',
  dateMoveIsNotOffered: () => 'फ़िलहाल इस लोन की तारीख आगे नहीं बढ़ाई जा सकती।',
  dateWasMoved: () => 'आप इस लोन की तारीख उतनी बार बढ़ा चुके हैं जितनी शर्तें अनुमति देती हैं।',
  dateMoveIsTooLate: () => 'यह किस्त देय हो चुकी है। अब इसकी तारीख नहीं बदली जा सकती।',
  creditBalanceIsEmpty: () => 'इस लोन पर आपका कोई ज़्यादा भुगतान नहीं है।',
  loanIsWrittenOff: () => 'यह लोन बट्टे खाते में डाल दिया गया है।',
  hardshipIsAsked: () => 'आपने इस लोन के लिए पहले ही मदद माँगी है, या कोई योजना आपके जवाब का इंतज़ार कर रही है।',
  hardshipIsAnswered: () => 'हम इस अनुरोध का जवाब दे चुके हैं। कृपया जवाब देखें।',
  planOfferIsOver: () => 'यह योजना अब उपलब्ध नहीं है। आप फिर से मदद माँग सकते हैं।',
  planNoLongerFits: () => 'लोन इतना बदल गया है कि यह योजना अब ठीक नहीं बैठती। आप फिर से मदद माँग सकते हैं।',
  loanHasChanged: () => 'इस बीच लोन बदल गया है। कृपया नए आँकड़े देखें।',
  amountHasChanged: () => 'राशि बदल गई है। चुकाने से पहले कृपया देख लें।',
  loanHasReceivedMore: () => 'यह पेज खुलने के बाद हमें एक भुगतान मिला है। और चुकाने से पहले कृपया दोबारा देख लें।',
  paymentIsPending: () => 'भुगतान का अनुरोध दोबारा न भेजें',
  channelIsUnknown: () => 'भुगतान का यह तरीका उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'यह तरीका यह राशि नहीं लेता। कृपया दूसरा चुनें।'
      : `यह तरीका ${min} से ${max} तक लेता है। कृपया दूसरा चुनें।`,
  channelIsUnavailable: () =>
    'भुगतान का यह तरीका अभी जवाब नहीं दे रहा। कुछ नहीं कटा। कृपया कुछ मिनट बाद फिर कोशिश करें या दूसरा चुनें।',
  paymentCodeIsWrong: () => 'पुष्टि कोड गलत है',
  cardWasDeclined: () => 'आपके बैंक ने भुगतान नामंज़ूर किया। कुछ नहीं कटा। कृपया दूसरा कार्ड आज़माएँ।',

  requestKeyWasUsedForSomethingElse: () => 'यह अनुरोध पहले अलग सामग्री के साथ भेजा जा चुका है। कृपया फिर शुरू करें।',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined
      ? 'बहुत ज़्यादा कोशिशें हुईं। कृपया थोड़ा रुकें।'
      : `बहुत ज़्यादा कोशिशें हुईं। कृपया ${wait(seconds)} बाद फिर कोशिश करें।`,

  voiceIsNotOffered: () => 'हम यहाँ आपको फ़ोन नहीं कर सकते। कृपया कोड संदेश से मँगाएँ।',
  codeIsWrong: () => 'वह कोड सही नहीं है। कृपया जाँचें, या नया मँगाएँ।',
  codeHasExpired: () => 'उस कोड की अवधि खत्म हो गई है। कृपया नया मँगाएँ।',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined
      ? 'बहुत बार गलत कोड लिखा गया। कृपया नया कोड मँगाएँ।'
      : `बहुत बार गलत कोड लिखा गया। कृपया ${wait(seconds)} बाद फिर कोशिश करें।`,
  codeWasJustSent: () => 'कोड दोबारा न मँगाएँ',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? 'फ़िलहाल और कोड नहीं भेजे जा सकते। कृपया बाद में फिर कोशिश करें।'
      : `फ़िलहाल और कोड नहीं भेजे जा सकते। कृपया ${wait(seconds)} बाद फिर कोशिश करें।`,
  passkeyIsNotAccepted: () => 'यह नहीं हुआ। फिर कोशिश करें, या कोड से लॉग इन करें।',
  loginIsTooLongAgo: () => 'आपकी सुरक्षा के लिए पहले फिर लॉग इन करें, फिर यह फ़ोन जोड़ें।',
  tooManyPasskeys: ({ most }) => `आप पहले ही ${most} फ़ोन जोड़ चुके हैं। पहले एक हटाएँ।`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `हमने इस फ़ोन पर ${digits} अंकों का लंबा कोड भेजा है। कृपया वही लिखें। अगला कोड ${wait(seconds ?? 0)} बाद भेजा जा सकता है।`,
  phoneIsNotValid: () => 'कृपया सही फ़ोन नंबर लिखें।',
  phoneIsNotYours: () => 'यह आपके खाते का फ़ोन नंबर नहीं है।',
  phoneIsYoursAlready: () => 'यह नंबर पहले से आपका है।',
  phoneHasAnotherAccount: () => 'इस नंबर का हमारे यहाँ दूसरा खाता है। अगर दोनों आपके हैं, तो हमसे बात करें।',
  emailIsNotOffered: () => 'यहाँ ईमेल की पुष्टि नहीं हो सकती।',
  emailLinkHasExpired: () => 'यह लिंक अब मान्य नहीं है। “मेरा खाता” में नया मँगाएँ।',
  captchaIsWrong: () => 'तस्वीर के अक्षर गलत हैं',
  captchaIsWrongAtRegistration: () => 'तस्वीर के अक्षर गलत हैं',
  phoneIsAlreadyRegistered: () => 'आप पहले से रजिस्टर हैं, कृपया ऐप डाउनलोड करके लॉग इन करें',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? 'अभी नहीं: इस खाते का एक लोन खुला है। लोन चुकने के बाद आप खाता यहाँ तुरंत हटा सकते हैं।'
      : `अभी नहीं: इस खाते का एक लोन खुला है। आप पर ${amount} बाकी है। लोन चुकने के बाद आप खाता यहाँ तुरंत हटा सकते हैं।`,
  applicationIsStillOpen: () =>
    'अभी नहीं: इस खाते के लोन आवेदन पर फ़ैसला हो रहा है या पैसा भेजा जा रहा है। उसके बाद फिर कोशिश करें।',
  creditIsStillYours: ({ amount }) => `अभी नहीं: आपने ज़्यादा चुकाया है, और ${amount} आपके हैं। कृपया पहले उन्हें वापस मँगाएँ।`,

  orderDoesNotAcceptCollectionComplaints: () => 'चुने गए लोन के लिए वसूली से जुड़ी शिकायत नहीं भेजी जा सकती',
  complaintIsEmpty: () => 'कृपया अपनी बात और सुझाव लिखें',
  complaintIsTooLong: ({ max, typed }) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें। आपने ${typed} लिखे।`,
  tooManyComplaints: ({ max }) => `आप दिन में ${max} शिकायतें भेज सकते हैं। कृपया कल फिर कोशिश करें।`,
  tooManyCaseMessages: ({ max }) => `आप दिन में ${max} संदेश भेज सकते हैं। कृपया कल फिर कोशिश करें।`,
  tooManyImages: ({ max }) => `कृपया ज़्यादा से ज़्यादा ${max} तस्वीरें चुनें।`,
  tooManyUploads: ({ max }) => `आप दिन में ${max} तस्वीरें भेज सकते हैं। कृपया कल फिर कोशिश करें।`,
  fileIsNoImage: () => 'यह फ़ाइल तस्वीर के रूप में नहीं पढ़ी जा सकी। कृपया JPEG, PNG या WebP तस्वीर चुनें।',
  fileIsTooLarge: ({ megabytes }) => `यह तस्वीर बहुत बड़ी है। कृपया ${megabytes} MB से छोटी चुनें।`,
  alreadyRated: () => 'आप इस जवाब को रेटिंग दे चुके हैं।',
  ratingIsNotAsked: () => 'यहाँ अभी रेटिंग देने को कुछ नहीं है।',
  paymentReferenceIsNotValid: () => 'यह भुगतान का रेफ़रेंस नहीं है। उसे रसीद पर या वॉलेट में देखें: अक्षर और अंक, कम से कम 4।',
  paymentIsAlreadyShown: ({ amount, day }) =>
    `यह भुगतान आपके लोन में पहले से है: ${amount}, ${written(day ?? '')} को चुकाया गया।`,

  linkIsNotAllowed: () => 'यह लिंक यहाँ से नहीं खोला जा सकता।',
  contactsAreNeverCollected: () => 'हम आपके संपर्क कभी नहीं लेते।',
  consentIsMissing: () => 'हम यह सिर्फ़ आपकी सहमति से लेते हैं, जो ज़रूरत के समय दी गई हो।',
  consentHoldsWithTheLoan: () => 'यह एक लोन से जुड़ा है और लोन के रहने तक मान्य है। सब चुकाने के बाद आप अपना खाता हटा सकते हैं।',
  newsLinkHasExpired: () => 'यह लिंक अब मान्य नहीं है। समाचार पाने के लिए कृपया अपना ईमेल फिर से दें।',
  birthDateIsImpossible: ({ name }) =>
    `${name === undefined ? '' : `${name}: `}ऐसी कोई तारीख नहीं है। कृपया दिन, महीना और साल जाँचें।`,
  applicantIsTooYoung: ({ from }) =>
    `हम सिर्फ़ 18 साल से ज़्यादा उम्र वालों को लोन देते हैं। आप ${written(from ?? '')} से आवेदन कर सकते हैं। कुछ सहेजा नहीं गया।`,
  applyingIsNoUse: ({ text, remedy }) => `${text} ${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined ? 'आपका आवेदन अभी पूरा नहीं है। कृपया बाकी भरें।' : `आपका आवेदन अभी पूरा नहीं है। बाकी है: ${step}`,
  applicationIsDecided: () => 'इस आवेदन पर फ़ैसला हो चुका है।',
  consentIsNeeded: ({ name }) =>
    name === undefined
      ? 'इस सहमति के बिना हम आवेदन पर फ़ैसला नहीं कर सकते।'
      : `${name}: इस सहमति के बिना हम आवेदन पर फ़ैसला नहीं कर सकते।`,
  consentHasChanged: () => 'यह लेख बदल गया है। सहमति से पहले कृपया फिर पढ़ें।',
  tooManyApplications: ({ max }) => `आप दिन में ${max} आवेदन भेज सकते हैं। कृपया कल फिर कोशिश करें।`,
}
