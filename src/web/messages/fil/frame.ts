// Words of the page frame, in Filipino.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Walang ganitong pahina',
    sentence: 'Walang pahina sa address na ito.',
    text: 'Ligtas ang inyong loan at ang naisulat ninyo sa ibang pahina.',
    back: 'Sa unang pahina',
    help: 'Kausapin kami',
  },
  failed: {
    title: 'May nasira sa panig namin',
    sentence: 'Hindi namin naipakita ang pahinang ito.',
    text: 'Walang siningil at walang nawala. Pakisubukang muli pagkalipas ng isang minuto.',
    back: 'Sa unang pahina',
    help: 'Kausapin kami',
  },
  thanksForRating: 'Salamat po.',
  problem: {
    offline: 'Walang koneksyon. Itinabi ang naisulat ninyo.',
    slow: 'Walang sagot sa loob ng isang minuto. Itinabi ang naisulat ninyo.',
    busy: 'Sabay-sabay ang maraming tao. Pakisubukang muli mayamaya.',
    failed: 'May nasira sa panig namin. Walang siningil. Pakisubukang muli.',
    badInput: 'Pakitingnang muli ito:',
    signedOut: 'Natapos na ang inyong session. Pakibuksang muli ang pahina mula sa app.',
    retry: 'Subukang muli',
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
