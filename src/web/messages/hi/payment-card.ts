// Words of the repayment bank selection, in Hindi.

import type { paymentCard as english } from '../en/payment-card.ts'

export const paymentCard: typeof english = {
  payingAs: (name) => `${name} के रूप में भुगतान`,
  title: 'भुगतान',
  toPayNow: 'अभी देना है',
  repaymentDate: 'भुगतान की तारीख',
  chooseCard: 'सहेजे गए कार्ड से चुकाएँ',
  noCardYet: 'यहाँ अभी कार्ड से भुगतान नहीं हो सकता',
  noCardText: 'दुकान पर या बैंक ट्रांसफ़र से कोड देकर चुकाएँ, या जहाँ उपलब्ध हो वहाँ वॉलेट से।',
  payout: 'आपको पैसा भेजने का खाता',
  payoutNote: 'इस खाते में हम आपको पैसा भेजते हैं; इससे कोई भुगतान नहीं होता',
  wallet: 'वॉलेट से चुकाएँ',
  walletNote: 'वॉलेट के अपने पेज पर',
  byCode: 'कोड से चुकाएँ',
  byCodeNote: 'दुकान पर, वॉलेट में या बैंक ट्रांसफ़र से',
  submit: 'भुगतान करें',
  youPayNow: 'आप अभी देंगे',
  once: 'फिर दबाना सुरक्षित है: एक ही भुगतान दो बार कभी नहीं कटता।',
  chooseCardFirst: 'कृपया पहले भुगतान का बैंक कार्ड चुनें',
  wrongCode: 'कृपया सही पुष्टि कोड लिखें',
  processingFailed: 'काम पूरा नहीं हुआ',
  error: 'कुछ गड़बड़ हुई',
  none: 'किस लोन का भुगतान करना है?',
  noneText: 'इस लिंक में लोन का नाम नहीं है। भुगतान अपने लोन से खोलें।',
  toOrders: 'मेरे लोन पर',
  toOrder: 'इस लोन पर',

  step: {
    title: 'पुष्टि कोड',
    sent: 'हमने आपके फ़ोन पर कोड भेजा है।',
    sentText: 'यह सिर्फ़ इसी भुगतान के लिए है। इसे किसी को न बताएँ।',
    card: 'बैंक कार्ड',
    label: 'संदेश में आया कोड',
    getCode: 'कोड पाएँ',
    seconds: (count) => `${count} से.`,
    cancel: 'रद्द करें',
    confirm: 'पुष्टि करें',
  },

  walletPage: {
    title: 'वॉलेट',
    voice: 'आप वॉलेट पर जा रहे हैं',
    text: 'आप वॉलेट के अपने पेज पर चुकाएँगे। फिर अपने लोन पर लौटेंगे, जहाँ दिखेगा कि पैसा पहुँचा या नहीं।',
    submit: 'वॉलेट पर',
    notOffered: 'इस भुगतान के लिए वॉलेट इस्तेमाल नहीं हो सकता।',
    other: 'दूसरे तरीके से चुकाएँ',
  },
}
