// Words of a page that nobody has used for long, in Hindi.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: 'क्या आप अब भी यहाँ हैं?',
  soon: 'दो मिनट में हम आपको लॉग आउट कर देंगे, ताकि इस फ़ोन पर कोई और आपका लोन न देख सके। आपने जो लिखा है, वह इसी पेज पर रहेगा।',
  stay: 'लॉग इन रहें',
  over: 'आप लॉग आउट हो गए हैं',
  why: '15 मिनट तक इस्तेमाल न होने पर हम आपको लॉग आउट कर देते हैं, ताकि इस फ़ोन पर कोई और आपका लोन न देख सके।',
  kept: 'आपने जो लिखा है, वह इसी पेज पर है। नए पेज पर लॉग इन करें, फिर यहाँ वापस आएँ।',
  logIn: 'लॉग इन करें',
}
