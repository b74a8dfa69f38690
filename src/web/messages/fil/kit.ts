// Words of the kit, in Filipino.

import type { KitWords } from '../en/kit.ts'

export const kit: KitWords = {
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
  choose: 'Pumili',
  mayStayEmpty: '(puwedeng walang laman)',
  opensElsewhere: '(magbubukas sa labas ng app na ito)',
  skipToContent: 'Sa nilalaman',
  outOf: (used, limit) => `${used}/${limit}`,
  charactersUsed: (used, limit) => `${used} sa ${limit} na titik`,
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

  offline: {
    title: 'Walang koneksyon.',
    text: 'Itinabi ang naisulat ninyo. Kusa naming susubukang muli.',
  },

  copy: {
    action: 'Pindutin para kopyahin',
    done: 'nakopya na',
    failed: 'Hindi ito nakopya ng inyong telepono. May marka ang code: kopyahin ito nang mano-mano.',
  },

  ledger: {
    paid: 'bayad',
    due: 'dapat bayaran',
    next: 'susunod',
    late: 'huli',
  },
  stamps: (paid, total, late) => `${paid} sa ${total} hulog ang bayad${late > 0 ? `, ${late} ang huli` : ''}`,
  step: (n, total) => `Hakbang ${n} sa ${total}`,

  countdown: {
    left: (clock) => `${clock} ang natitira`,
    minutesLeft: (minutes) => (minutes === 1 ? 'Isang minuto ang natitira' : `${minutes} minuto ang natitira`),
    ended: 'Tapos na ang oras',
  },
  barcode: 'Barcode na may code ng pagbabayad',
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
    notSent: (n) => `Hindi naipadala ang larawan ${n}.`,
    limit: (max) => `${max} larawan lamang ang puwede.`,
    wrongKind: 'Mga litrato at screenshot lamang (JPEG, PNG, WebP).',
    tooLarge: (megabytes) => `Mas malaki sa ${megabytes} MB ang larawang ito.`,
  },

  pull: {
    pull: 'Hilahin pababa para i-refresh',
    release: 'Bitawan para i-refresh',
    loading: 'naglo-load...',
    finish: 'Bago na ang lahat',
  },

  keypad: {
    label: 'Mga pindutan para sa halaga',
    point: 'Tuldok-desimal',
    delete: 'Burahin',
    confirm: 'Kumpirmahin',
    hide: 'Itago ang mga pindutan',
  },
}
