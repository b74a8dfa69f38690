// Words of the page frame, in Filipino.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Walang ganitong pahina',
    sentence: 'Walang pahina sa address na ito.',
    text: 'Tingnan ang address, o magsimula sa unang pahina.',
    back: 'Pumunta sa unang pahina',
    help: 'Kausapin kami',
  },
  badAddress: {
    title: 'May mali sa link na ito',
    sentence: 'Dalawang magkaibang loan ang nasa link na ito.',
    text: 'Bumalik sa app at buksan itong muli. Walang nabago.',
    back: 'Pumunta sa unang pahina',
    help: 'Kausapin kami',
  },
  failed: {
    title: 'Nagkaproblema sa aming system',
    sentence: 'Hindi namin naipakita ang pahinang ito.',
    text: 'Pakisubukang muli pagkalipas ng isang minuto. Kung may ipinadala kayo ngayon lang, tingnan muna ang inyong loan: baka nakarating na ito sa amin.',
    again: 'Subukang muli',
    back: 'Pumunta sa unang pahina',
    help: 'Kausapin kami',
  },
  thanksForRating: 'Salamat po.',
  problem: {
    offline: 'Walang sagot ngayon. Pakisubukang muli.',
    slow: 'Walang sagot sa loob ng isang minuto. Pakisubukang muli.',
    busy: 'Maraming gumagamit ngayon. Pakisubukang muli mayamaya.',
    failed: 'Nagkaproblema sa aming system. Pakisubukang muli.',
    badInput: 'Pakitingnang muli ito:',
    signedOut: 'Natapos na ang inyong session. Mag-log in muli.',
    retry: 'Subukang muli',
  },
  openApp: 'Buksan ang app',
  loginNeeded: {
    title: 'Mag-log in',
    voice: 'Mag-log in para magpatuloy.',
    ended: 'Na-log out kayo.',
    after: 'Magpapadala kami ng code sa text. Kapag nailagay ninyo ito, bubukas ang pahinang hinahanap ninyo.',
    otherWays: 'Iba pang paraan ng pag-log in',
  },

  loginFailed: {
    title: 'Pag-log in',
    tag: 'Pag-log in',
    failed: 'Hindi natuloy',
    enter: 'Mag-log in',
    other: 'Iba pang loan',
    help: 'Kausapin kami',
  },
}
