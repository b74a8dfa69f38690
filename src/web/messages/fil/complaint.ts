// Words of the complaint screens, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = writtenDate('fil')

export const complaint: typeof english = {
  title: 'Reklamo',
  mine: 'Mga reklamo ko',
  problemTitle: 'Reklamo',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) =>
    days === null
      ? 'Bibigyan namin kayo ng numero ng kaso.'
      : `Tao ang babasa at sasagot sa loob ng ${days} araw ng trabaho.`,

  entry: {
    order: 'Tungkol sa aling loan',
    all: 'Lahat',
    allTitle: 'Piliin ang loan',
    noOrder: 'Wala pa kayong loan. Maaari kayong sumulat tungkol sa ibang bagay.',
    about: 'Tungkol saan ito',
    notThisOrder: 'Hindi tumatanggap ng reklamo tungkol sa paniningil ang piniling loan',
    more: 'Ano ang nangyari',
  },

  form: {
    about: 'Tungkol saan ito',
    text: 'Sabihin kung ano ang nangyari',
    placeholder: 'Sa sarili ninyong salita',
    pictures: 'Mga larawan, kung mayroon',
    submit: 'Ipadala',
    restored: 'Itinabi namin ang naisulat ninyo.',
    waiting: 'May larawan pang ipinapadala.',
    unknown: 'Pakipiling muli kung tungkol saan ito.',
    choose: 'Pumiling muli',
  },

  sent: {
    title: 'Natanggap namin',
    text: 'Dumating na ang inyong reklamo.',
    number: 'Numero ng kaso',
    answerBy: 'May sagot kayo hanggang',
    see: 'Tingnan ang reklamo ko',
    back: 'Bumalik sa mga reklamo',
  },

  slip: {
    title: 'Nakabayad na, hindi pa lumalabas',
    reference: 'Numero sa resibo ninyo',
    referenceHint: 'Tinatawag itong reference, UTR o transaction number. Puwede rin ang code na binayaran ninyo.',
    picture: 'Litrato ng resibo, kung mayroon kayo',
    promise: (days) =>
      days === null
        ? 'Tinatanong namin agad ang payment company.'
        : `Tinatanong namin agad ang payment company. Kung hindi sapat, may taong titingin sa loob ng ${days} araw ng trabaho.`,
    waiting: 'Ipinapadala pa ang isang litrato.',
    submit: 'Ipadala',
    others: 'Ibang loan',
    sentTitle: 'Hinahanap na namin ang bayad ninyo',
    sentText: 'Mag-te-text kami kapag nasa loan ninyo na ito. Hindi ninyo kailangang magbayad ulit.',
    foundTitle: 'Nakita na namin ang bayad ninyo',
    keepSlip: 'Ang araw na nagbayad kayo ang binibilang. Itago muna ang resibo hanggang matapos ito.',
    see: 'Tingnan ang kaso',
    toLoan: 'Sa loan ko',
    noLoan: 'Wala pa kayong loan',
    noLoanText: 'Kapag may naibigay nang loan sa inyo, dito ninyo masasabi kung may bayad na kulang.',
  },

  list: {
    title: 'Mga reklamo ko',
    tabs: 'Mga reklamo ayon sa kalagayan',
    none: 'Wala pa rito',
    noneText: 'Kung may mali, sabihin sa amin.',
    write: 'Sumulat ng reklamo',
  },

  details: {
    title: 'Serbisyo online',
    result: 'Resulta ng pagproseso',
    wrote: (day) => `Isinulat ninyo, ${written(day)}`,
    pictures: 'Mga larawan',
    open: 'Natanggap namin ang inyong reklamo. Wala pa itong sagot.',
    number: 'Numero ng kaso',
    answerBy: 'May sagot kayo hanggang',
    notFound: 'Wala sa inyong mga reklamo ang hinahanap.',
    toList: 'Sa mga reklamo ko',
    toOrder: 'Sa loan na tinutukoy nito',
    further: 'Kung hindi iyon nakatulong',
  },

  rating: {
    title: 'Pakimarkahan ang serbisyong ito',
    cancel: 'Kanselahin',
    submit: 'Ipadala',
    missing: 'Pumili muna',
    done: 'Naipadala ang inyong marka!',
  },
}
