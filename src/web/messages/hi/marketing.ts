// Words of the public site, in Hindi.

import type { marketing as english } from '../en/marketing.ts'
import { withinDays } from './days.ts'

export const marketing: typeof english = {
  nav: {
    label: 'मुख्य',
    home: 'होम',
    compare: 'लोन की तुलना',
    policy: 'निजता अनुबंध',
    loanTerms: 'लोन की शर्तें और नियम',
    reviews: 'ग्राहकों की राय',
    about: 'हमारे बारे में',
    enter: 'लॉग इन',
  },

  share: {
    home: (lender) => `${lender}: ऐसा लोन जिसे आख़िरी पंक्ति तक पढ़ सकें`,
    homeText: (lender) =>
      `${lender} महीनों के लिए लोन देता है, दिनों के लिए नहीं। आपकी सहमति से पहले हर खर्च स्क्रीन पर होता है, और हम कुछ और नहीं लेते।`,
    card: 'खुली पासबुक, जिसमें हर किस्त पर सही का निशान और जोड़ के नीचे दो रेखाएँ हैं',
    about: 'हम कौन हैं और हमसे कैसे संपर्क करें।',
    policy: 'हम आपके बारे में क्या जानते हैं, किसलिए, और आप उसे कैसे रोक सकते हैं।',
    loanTerms: 'अवधि, तारीखें, समय से पहले भुगतान और देर का खर्च, हर आँकड़ा एक पेज पर।',
    reviews: 'यहाँ से लोन लेने वाले क्या कहते हैं।',
  },

  hero: {
    scene: 'मेज़ पर खुली पासबुक, चश्मा और कप',
    title: 'ऐसा लोन जिसे आख़िरी पंक्ति तक पढ़ सकें।',
    forDays: (from, to) => `${from} से ${to} दिनों के लिए।`,
    to: 'से',
    promise: 'आपकी सहमति से पहले हर खर्च स्क्रीन पर होता है।',
  },

  how: {
    title: 'यह कैसे होता है',
    steps: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'आप आवेदन करते हैं', note: 'एक फ़ोन नंबर, आपके नाम का खाता' },
      { title: 'हम फ़ैसला करते हैं', note: `${decisionDays} दिन में, कारण के साथ` },
      { title: 'आप हर खर्च देखते हैं', note: 'फिर आप फ़ैसला करते हैं' },
      { title: 'पैसा आता है', note: withinDays(fundingMinDays, fundingMaxDays) },
    ],
  },

  who: {
    title: 'हम कौन हैं',
    more: 'हमारे बारे में पढ़ें',
    reviews: 'लोन लेने वाले क्या कहते हैं',
  },

  news: {
    label: 'ईमेल से समाचार',
    placeholder: 'aap@example.com',
    submit: 'समाचार पाएँ',
    hint: (aMonth, byLink) => {
      const often = aMonth === 1 ? 'महीने में ज़्यादा से ज़्यादा एक बार।' : `महीने में ज़्यादा से ज़्यादा ${aMonth} बार।`
      return `${often} ${byLink ? 'हम आपको एक लिंक भेजेंगे: उसे खोलने के बाद ही समाचार आएँगे।' : 'बंद करने के लिए हमें लिखें।'}`
    },
    done: 'हो गया!',
    doneText: 'आपका पता हमें मिल गया।',
    linkSent: 'हमने आपको लिंक भेजा है। कृपया उसे खोलें: उसके बाद ही आपको समाचार मिलेंगे।',
  },

  newsLink: {
    title: 'ईमेल से समाचार',
    home: 'होम पेज पर जाएँ',
    noLink: 'यह लिंक पूरा नहीं है, इसलिए कुछ नहीं बदला।',
    confirm: {
      voice: 'क्या हम इस पते पर समाचार भेजें?',
      text: 'हर ईमेल में दिए लिंक से आप इसे कभी भी बंद कर सकते हैं।',
      submit: 'हाँ, मुझे समाचार भेजें',
      done: 'धन्यवाद। हम आपको समाचार भेजेंगे।',
    },
    stop: {
      voice: 'क्या इस पते पर समाचार बंद करें?',
      text: 'और कुछ नहीं बदलता, आपके लोन वैसे ही रहेंगे।',
      submit: 'समाचार बंद करें',
      done: 'अब हम समाचार नहीं भेजेंगे।',
    },
  },

  about: {
    title: 'हमारे बारे में',
    mission: 'हमारा उद्देश्य',
    advantages: 'आप किस पर भरोसा कर सकते हैं',
    team: 'टीम',
    contact: {
      heading: 'संपर्क',
      phone: 'फ़ोन',
      email: 'सहायता ईमेल',
      address: 'पता',
      registration: 'पंजीकरण',
    },
  },

  contactForm: {
    title: 'हमें लिखें',
    name: 'नाम',
    telephone: 'फ़ोन',
    suggestion: 'सुझाव',
    submit: 'भेजें',
    incomplete: 'कृपया पूरी जानकारी दें!',
    done: 'हो गया!',
    doneText: 'आपका संदेश हमें मिल गया।',
  },

  policy: {
    title: 'निजता अनुबंध',
    frame: 'निजता नीति का पाठ',
    alone: 'पूरी स्क्रीन पर खोलें',
  },

  reviews: {
    title: 'ग्राहकों की राय',
    text: 'लोन लेने वालों ने हमें क्या लिखा।',
    samples: 'ये नमूने हैं: ऋणदाता यहाँ अपने ग्राहकों की राय दिखाता है।',
    picture: (stars, quote, by) => `5 में से ${stars} सितारे: “${quote}” ${by}`,
    samplePicture: (stars, quote, by) => `नमूना कार्ड, 5 में से ${stars} सितारे: “${quote}” ${by}`,
    sample: 'नमूना',
  },

  oldLinks: {
    title: 'क्या आप किसी पुराने लिंक से आए हैं?',
    borrowDetail: 'आपका लोन',
    addnormalcard: 'बैंक खाता',
    alipayrepayment: 'वॉलेट से भुगतान',
    downloadTemplate: 'ऐप पाएँ',
    agreementTemplate: 'अनुबंध',
  },

  end: {
    registered: (number) => `पंजीकृत ऋणदाता ${number}`,
    copyright: (year, lender) => `© ${year} ${lender}`,
    languages: 'भाषा',
    help: 'ग्राहक सेवा',
    deleteAccount: 'खाता हटाएँ',
  },
}
