// Words of the kit, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
  day: writtenDate('fil'),
  back: 'Bumalik',
  help: 'Tulong',
  close: 'Isara',
  cancel: 'Kanselahin',
  confirm: 'Kumpirmahin',
  more: 'higit pa',
  hide: 'itago',
  retry: 'Subukang muli',
  refresh: 'I-refresh',
  loading: 'naglo-load...',
  wrongTitle: 'May mali: ',
  choose: 'Pumili',
  mayStayEmpty: '(opsyonal)',
  skipToContent: 'Pumunta sa nilalaman',
  outOf: (used, limit) => `${used}/${limit}`,
  tooLong: (used, limit) => `Masyadong mahaba: ${used} na character. Hanggang ${limit} lang ang kasya.`,
  unread: (count) => `${count} bago`,

  status: {
    inReview: 'Sinusuri',
    declined: 'Tinanggihan',
    approved: 'Aprobado',
    active: 'Aktibo',
    due: 'Dapat bayaran',
    overdue: 'Lampas sa takda',
    settled: 'Bayad na',
  },
  picture: {
    inReview: 'Sinusuri: isang pahinang binabasa',
    declined: 'Tinanggihan: isang liham na may dahilan',
    approved: 'Aprobado: isang pahinang tinatatakan',
    active: 'Aktibo: isang bukas na passbook',
    due: 'Dapat bayaran: ang araw sa kalendaryo',
    overdue: 'Lampas sa takda: lumipas na ang araw',
    settled: 'Bayad na: ang passbook, sarado at may selyo',
  },

  connection: {
    error: 'May mali',
    again: 'Subukang muli ngayon',
    once: 'Kahit ipadala ninyo muli, isang beses lang itong bibilangin.',
    notSent: {
      title: 'Hindi naipadala: walang koneksyon.',
      text: 'Walang nangyari. Walang nawala sa pahinang ito.',
    },
    notSentOnline: {
      title: 'May koneksyon nang muli.',
      text: 'Hindi ito naipadala kanina. Walang nawala sa pahinang ito.',
    },
    asking: { title: 'Wala pang sagot.', text: 'Tinitingnan namin kung nakarating ito sa amin.' },
    askingOffline: {
      title: 'Wala pang sagot, at walang koneksyon.',
      text: 'Titingnan namin kung nakarating ito sa amin pagbalik ng koneksyon.',
    },
    showing: { title: 'Nakarating ito sa amin.', text: 'Sandali lang: makikita ninyo ang sagot.' },
    notDone: { title: 'Hindi ito nakarating.', text: 'Walang nangyari. Walang nawala sa pahinang ito.' },
    lookAgain: {
      title: 'Walang dumating na sagot.',
      text: 'Ipinapakita na ng pahinang ito ang kasalukuyang lagay. Kung wala pa ang sa inyo, ipadala muli.',
    },
    notTaken: { title: 'Hindi namin ito matanggap ngayon.', text: 'Walang nangyari. Pakisubukang muli mayamaya.' },
    waits: { title: 'Wala pang sagot.', text: 'Patuloy naming sinusubukang i-load ito.' },
    waitsOffline: { title: 'Walang koneksyon.', text: 'Magpapatuloy kami pagbalik ng koneksyon.' },
    stranger: {
      title: 'Ang network na ito ang sumagot, hindi kami.',
      text: 'Baka kailangan muna ninyong mag-log in dito. Patuloy kaming sumusubok.',
    },
  },

  copy: {
    action: 'Pindutin para kopyahin',
    done: 'nakopya na',
    failed: 'Hindi ito makopya ng inyong telepono. Naka-select na ang code: kopyahin ito nang mano-mano.',
  },

  ledger: {
    done: 'tapos na',
    paid: 'bayad',
    due: 'dapat bayaran',
    next: 'susunod',
    late: 'huli',
  },
  stamps: (paid, total, late) => `${paid} sa ${total} hulog ang bayad${late > 0 ? `, ${late} ang huli` : ''}`,
  step: (n, total) => `Hakbang ${n} sa ${total}`,

  news: {
    checking: 'Tinitingnan kung may bago…',
    checked: (time) => `Tinitingnan kung may bago… na-update nang ${time}`,
    again: 'Tingnan muli',
  },
  rateADay: (rate) => `${rate} bawat araw`,

  countdown: {
    left: (clock) => `${clock} ang natitira`,
    minutesLeft: (minutes) => (minutes === 1 ? 'Isang minuto ang natitira' : `${minutes} minuto ang natitira`),
    ended: 'Tapos na ang oras',
  },
  barcode: 'Barcode na may code ng pagbabayad',
  agreed: { open: 'Tingnan ang inyong plano', changed: 'May nagbago' },
  qrCode: 'QR code na may code ng pagbabayad',

  stars: {
    label: (stars, of) => `${stars} sa ${of} bituin`,
    meaning: (stars) => ['', 'napakasama', 'masama', 'puwede na', 'mabuti', 'napakabuti'][stars] ?? '',
    chosen: (stars, of, meaning) => `${stars} sa ${of}: ${meaning}`,
  },

  images: {
    add: 'Magdagdag ng larawan',
    choose: 'Pumili ng mga larawan',
    remove: (n) => `Alisin ang larawan ${n}`,
    retry: (n) => `Ipadalang muli ang larawan ${n}`,
    name: (n) => `Larawan ${n}`,
    sending: (n, percent) => `Larawan ${n}: ${percent} % ang naipadala`,
    sent: 'Naipadala ang larawan!',
    unsent: 'May larawan na hindi naipadala.',
    failedAt: (n, why) => `Hindi naipadala ang larawan ${n}.${why === '' ? '' : ` ${why}`}`,
    onItsWay: 'May larawan pang ipinapadala. Maghintay sandali, o ipadala nang wala ito.',
    heldBack: (n) =>
      n === 1
        ? 'May isang larawan na hindi naipadala. Subukang muli, alisin ito, o ipadala nang wala ito.'
        : `May ${n} larawan na hindi naipadala. Subukang muli, alisin ang mga ito, o ipadala nang wala ang mga ito.`,
    chooseAgain: (n) =>
      n === 1
        ? 'May isang larawan na hindi naipadala. Piliing muli ito, o i-tsek ang kahong ito.'
        : `May ${n} larawan na hindi naipadala. Piliing muli ang mga ito, o i-tsek ang kahong ito.`,
    without: (n) => (n === 1 ? 'Ipadala nang wala ito' : 'Ipadala nang wala ang mga ito'),
    limit: (max) => `${max} larawan lamang ang puwede.`,
    wrongKind: 'Mga larawan at screenshot lamang (JPEG, PNG, WebP).',
    tooLarge: (megabytes) => `Mas malaki sa ${megabytes} MB ang larawang ito.`,
  },

  pull: {
    pull: 'Hilahin pababa para i-refresh',
    release: 'Bitawan para i-refresh',
    loading: 'naglo-load...',
    finish: 'Updated na ang lahat',
  },

  noSuchDay: 'Isulat ang isang araw na nasa kalendaryo.',
  dateParts: { day: 'Araw', month: 'Buwan', year: 'Taon' },
  suchAs: (example) => `Halimbawa: ${example}`,
  keypad: {
    label: 'Mga pindutan para sa halaga',
    point: 'Tuldok-desimal',
    delete: 'Burahin',
    confirm: 'Kumpirmahin',
    hide: 'Itago ang mga pindutan',
  },
}
