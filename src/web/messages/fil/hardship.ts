// Words for a borrower who cannot pay, and for the plan that is offered, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { Words } from '../en.ts'

const written = unbrokenDate('fil')

export const hardship: Words['hardship'] = {
  title: 'Hindi ako makakabayad',
  lead: 'Sabihan ninyo kami, at hahanap tayo ng planong kaya ninyo.',
  next: 'Babasahin ito ng aming staff, at makakatanggap kayo ng mensahe na may sagot.',
  nextBy: (n) =>
    `Babasahin ito ng aming staff at sasagutin sa loob ng ${n} araw ng trabaho. Makakatanggap kayo ng mensahe.`,
  why: 'Bakit hindi kayo makakabayad?',
  reasons: {
    income: 'Mas maliit ang kita ko, o wala',
    illness: 'May sakit o nasaktan ako',
    family: 'May nangyari sa pamilya ko',
    disaster: 'Bagyo, baha, sunog o lindol',
    other: 'Ibang dahilan',
  },
  own: 'Sa sarili ninyong salita',
  ownHint: 'Kung gusto lang ninyo. Ano ang makakatulong?',
  canPay: 'Magkano ang kaya ninyong bayaran bawat beses?',
  canPayHint: 'Isulat ang 0 kung wala pa sa ngayon.',
  from: 'Mula kailan?',
  noReason: 'Pumili ng dahilan.',
  noAmount: 'Isulat ang halaga, o 0.',
  noDay: (a, b) => `Pumili ng araw mula ${written(a)} hanggang ${written(b)}.`,
  until: 'Hangga’t walang planong nagsisimula, hindi magbabago ang mga petsa ng bayad ninyo.',
  send: 'Humingi ng tulong',
  waiting: 'Binabasa namin ang hiling ninyo',
  waitingText: 'Sasagot kami sa lalong madaling panahon at padadalhan kayo ng mensahe.',
  waitingBy: (by) => `Sasagot kami bago lumipas ang ${written(by)} at padadalhan kayo ng mensahe.`,
  askedAt: 'Hiningi noong',
  withdraw: 'Bawiin ang hiling',
  toLoan: 'Sa loan ko',
  declined: 'Hindi namin napagbigyan ang huli ninyong hiling:',
  withdrawn: 'Binawi ninyo ang huli ninyong hiling, at walang nagbago. Maaari kayong humiling muli.',
  nothingOwed: 'Walang babayaran sa loan na ito na matutulungan namin.',

  plan: {
    title: 'Ang plano ninyo ng pagbabayad',
    lead: 'Narito ang plano para sa inyo. Walang magbabago hangga’t hindi ninyo ito tinatanggap.',
    answerBy: (at) => `Sumagot hanggang ${written(at)}. Pagkatapos noon, hindi na ito inaalok.`,
    cost: 'Magkano ito',
    now: 'Babayaran pa ngayon',
    leftOn: (day) => `Babayaran pa sa ${written(day)}`,
    after: 'Babayaran pa sa plano',
    takenBack: 'Mga multang inalis',
    costs: 'Gastos ng plano',
    noCharges: (a, b) => `Walang multa at walang paalala mula ${written(a)} hanggang ${written(b)}.`,
    ifBroken:
      'Kung lumampas kayo sa bagong petsa, magsisimulang muli ang multa pagkatapos nito, kapag tapos na ang mga araw na ito.',
    dates: 'Mga bagong petsa ninyo',
    stays: (n, of) => `Hulog ${n} sa ${of}`,
    was: (n, of, d) => `Hulog ${n} sa ${of}, dating ${written(d)}`,
    left: 'Babayaran pa',
    accept: 'Tanggapin ang plano',
    decline: 'Huwag na, salamat',
    stamp: 'Nagsimula na ang plano',
    stampAhead: 'Napagkasunduan na ang plano',
    next: (n, date) => `Susunod: hulog ${n}, hanggang ${written(date)}`,
    begun: 'Nasa loan ninyo ang mga bagong petsa. Nagpadala rin kami ng mensahe.',
    begunAhead: (from) =>
      `Susundin ang mga bagong petsa simula ${written(from)}. Hanggang doon, walang magbabago sa loan ninyo. Nagpadala rin kami ng mensahe.`,
    again: 'Hindi ko ito kaya',
    againNote: 'Humingi muli, at titingnan namin ito',
    noLongerFits:
      'Nagbago ang loan ninyo mula nang gawin ang plano, kaya hindi na ito angkop. Puwede kayong humingi muli.',
    lapsed: 'Hindi nasagot ang plano sa takdang oras, at walang nagbago. Puwede kayong humingi muli.',
    wasDeclined: 'Hindi ninyo tinanggap ang plano, at walang nagbago. Puwede kayong humingi muli.',
  },
}
