// Words of the desk, in Hindi: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'कृपया ये फ़ील्ड जाँचें:',
    reportIsWrong: 'रिपोर्ट आयात नहीं हुई, उसका कुछ भी नहीं:',
    sessionIsMissing: 'आपका सेशन खत्म हो गया है। कृपया फिर लॉग इन करें।',
    rightIsMissing: 'आपकी भूमिका में इसकी अनुमति नहीं है।',
    formIsForeign: 'यह फ़ॉर्म किसी और जगह से आया।',
    passkeyIsNotAccepted: 'यह पासकी स्वीकार नहीं हुई।',
    loginIsTooLongAgo: 'आपको लॉग इन किए बहुत समय हो गया। लॉग आउट करें, फिर लॉग इन करें और दोबारा कोशिश करें।',
    proposalIsOwn: 'यह आपने ही प्रस्तावित किया: निर्णय किसी और को करना है।',
    caseNamesYou: 'इस शिकायत में आपका नाम है: इसे कोई और पढ़ेगा और जवाब देगा।',
    notFound: 'इस नाम से यहाँ कुछ नहीं है।',
    methodIsWrong: 'यह पता इस तरह की कॉल नहीं लेता।',
    itemIsTaken: 'इसे किसी और ने ले लिया है।',
    itemIsNotYours: 'यह आपका नहीं है, इसलिए आप इसे लौटा नहीं सकते।',
    officerIsLast: 'यह आख़िरी एडमिन है: पहले किसी और को बुलाएँ।',
    passkeyIsLast: 'यह आपकी अकेली पासकी है: पहले दूसरी जोड़ें।',
    tooManyPasskeys: 'आपकी पासकी की संख्या पूरी हो गई है: पहले एक हटाएँ।',
    providerSaysRole: 'यह कौन है और उसकी भूमिका क्या है, यह पहचान प्रदाता बताता है: वहीं बदलें।',
    proposalIsDecided: 'इस पर निर्णय हो चुका है।',
    proposalHasExpired: 'इस प्रस्ताव की अवधि समाप्त हो गई। कृपया नया प्रस्ताव दें।',
    loanHasMoved: 'लोन इस बीच बदल गया है: नया असर देखें, फिर निर्णय लें।',
    cannotBeDone: 'यह नहीं हो सकता:',
    invitationIsOver: 'यह निमंत्रण इस्तेमाल हो चुका है, पुराना है या इसकी जगह नया आ गया है।',
    bodyIsTooLarge: 'भेजने के लिए यह बहुत बड़ा है।',
    bodyIsUnreadable: 'यह पढ़ा नहीं जा सकता।',
    keyWasUsed: 'यह कुंजी किसी और काम में लग चुकी है।',
    tooManyCalls: 'बहुत ज़्यादा कॉल। कृपया थोड़ा रुकें।',
    failed: 'हमारी ओर कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
    outOfReach: 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
}
