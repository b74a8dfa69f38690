// Words of the page frame, in Filipino.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Walang ganitong pahina',
    sentence: 'Walang pahina sa address na ito.',
    text: 'Walang nagbago sa inyong loan.',
    back: 'Sa unang pahina',
    help: 'Kausapin kami',
  },
  badAddress: {
    title: 'May mali sa link na ito',
    sentence: 'Dalawang magkaibang loan ang nasa link na ito.',
    text: 'Pakibalik sa app at buksan itong muli. Walang nabago.',
    back: 'Sa unang pahina',
    help: 'Kausapin kami',
  },
  failed: {
    title: 'May nasira sa panig namin',
    sentence: 'Hindi namin naipakita ang pahinang ito.',
    text: 'Pakisubukan muli pagkalipas ng isang minuto. Kung may kakapadala lang kayo, tingnan muna ang inyong loan: baka nakarating na ito sa amin.',
    again: 'Subukan muli',
    back: 'Sa unang pahina',
    help: 'Kausapin kami',
  },
  thanksForRating: 'Salamat po.',
  problem: {
    offline: 'Walang sagot ngayon. Pakisubukan muli.',
    slow: 'Walang sagot sa loob ng isang minuto. Pakisubukan muli.',
    busy: 'Sabay-sabay ang maraming tao. Pakisubukang muli mayamaya.',
    failed: 'May nasira sa panig namin. Pakisubukan muli.',
    badInput: 'Pakitingnang muli ito:',
    signedOut: 'Natapos na ang inyong session. Mag-log in po ulit.',
    retry: 'Subukang muli',
  },
  openApp: 'Buksan ang app',
  loginFailed: {
    title: 'Pag-log in',
    tag: 'Pag-log in',
    failed: 'Hindi natuloy',
    enter: 'Mag-log in',
    other: 'Iba pang loan',
    help: 'Kausapin kami',
  },
}
