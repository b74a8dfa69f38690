// Words of the complaint screens, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { complaint as english } from '../en/complaint.ts'

const written = unbrokenDate('fil')

export const complaint: typeof english = {
  title: 'Reklamo',
  mine: 'Mga reklamo ko',

  /** What becomes of a complaint: how soon it is answered where the lender says so. */
  promise: (days) =>
    days === null
      ? 'Bibigyan namin kayo ng numero ng kaso.'
      : `Babasahin ito ng aming staff at sasagutin sa loob ng ${days} araw ng trabaho.`,

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
    restored: 'Narito pa ang isinulat ninyo.',
    waiting: 'May larawan pang ipinapadala.',
    unknown: 'Pakipiling muli kung tungkol saan ito.',
    choose: 'Pumiling muli',
  },

  sent: {
    title: 'Natanggap namin ang reklamo ninyo',
    text: 'Magte-text kami kapag may sagot na.',
    number: 'Numero ng kaso',
    answerBy: 'Sasagot kami bago lumipas ang',
    see: 'Tingnan ang reklamo ko',
    back: 'Bumalik sa mga reklamo',
  },

  name: {
    title: 'Pangalan',
    voice: 'Ano ang bago ninyong pangalan?',
    now: 'Pangalan ngayon',
    text: 'Ikukumpara ito ng aming staff sa dokumento ninyo. Hanggang doon, walang magbabago.',
    label: 'Bagong buong pangalan',
    hint: 'Gaya ng nasa dokumento ninyo',
    pictures: 'Larawan ng dokumento ninyo',
    noPicture: 'Magdagdag ng larawan ng inyong dokumento.',
    proof: 'ID, pasaporte o sertipiko ng kasal na may bagong pangalan.',
    waiting: 'Ipinapadala pa ang isang larawan.',
    submit: 'Ipadala',
    sent: 'Sinusuri namin ang bago ninyong pangalan',
    sentText: 'Magte-text kami kapag nakapagpasya na kami.',
    asked: 'Bagong pangalan',
    accepted: 'Napalitan na ang pangalan ninyo.',
    refused: 'Hindi namin napalitan ang pangalan ninyo noong huli.',
    why: 'Tingnan kung bakit',
    see: 'Tingnan ang kaso',
    back: 'Sa account ko',
  },

  slip: {
    title: 'Nakabayad na ako pero hindi lumalabas',
    reference: 'Numero sa resibo ninyo',
    referenceHint:
      'Maaaring tinatawag itong reference, UTR o transaction number. Puwede rin ang code na ginamit ninyo sa pagbabayad.',
    picture: 'Larawan ng resibo, kung mayroon kayo',
    promise: (days) =>
      days === null
        ? 'Tatanungin namin agad ang payment company.'
        : `Tatanungin namin agad ang payment company. Kung hindi sapat, titingnan ito ng aming staff sa loob ng ${days} araw ng trabaho.`,
    waiting: 'Ipinapadala pa ang isang larawan.',
    submit: 'Ipadala',
    others: 'Ibang loan',
    sentTitle: 'Hinahanap na namin ang bayad ninyo',
    sentText: 'Magte-text kami kapag nasa loan na ninyo ito. Huwag nang magbayad muli.',
    foundTitle: 'Nakita na namin ang bayad ninyo',
    keepSlip: 'Ang araw na nagbayad kayo ang binibilang. Itago ang resibo hanggang nasa loan na ninyo ang bayad.',
    see: 'Tingnan ang kaso',
    toLoan: 'Sa loan ko',
    noLoan: 'Wala pa kayong loan',
    noLoanText: 'Kapag naibigay na sa inyo ang loan, dito ninyo masasabi kung may bayad na hindi lumalabas.',
    talk: 'Kausapin kami',
  },

  list: {
    title: 'Mga reklamo ko',
    tabs: 'Mga reklamo ayon sa kalagayan',
    none: 'Walang laman dito',
    noneText: 'Kung may mali, sabihin sa amin.',
    write: 'Sumulat ng reklamo',
    states: { open: 'Bukas', asked: 'May tanong kami', answered: 'Nasagot' },
  },

  details: {
    title: 'Serbisyo online',
    result: 'Resulta ng pagproseso',
    wrote: (day) => `Isinulat ninyo, ${written(day)}`,
    pictures: 'Mga larawan',
    standing: ({ state, isReopened }) =>
      state === 'asked'
        ? 'May tanong kami sa inyo. Pakisagot sa ibaba.'
        : isReopened
          ? 'Bukas muli ang inyong reklamo. Wala pa itong sagot.'
          : 'Natanggap namin ang inyong reklamo. Wala pa itong sagot.',
    willAnswer: (day) => `Sasagot kami bago lumipas ang ${written(day)}.`,
    answerIsLate: (day) =>
      `Nangako kaming sasagot bago lumipas ang ${written(day)}. Nahuli kami, at humihingi kami ng paumanhin.`,
    lateText:
      'Sumulat muli sa ibaba, o lumapit sa mga nakapangalan sa pahinang ito. Hindi na kailangang magsimula muli.',
    steps: { received: 'Natanggap', read: 'Nabasa', answer: 'Sagot' },
    readBy: (day) => `bago lumipas ang ${written(day)}`,
    finalBy: 'Pinal na sagot bago lumipas ang',
    sent: 'Naipadala na ang mensahe ninyo.',
    thread: {
      title: 'Ang usapan',
      you: 'Kayo',
      us: 'Kami',
      officer: (name) => `${name}, staff namin`,
      above: 'Nasa itaas ang sagot',
      kinds: {
        acknowledgement: 'Binasa ang reklamo ninyo',
        question: 'Nagtanong sa inyo',
        answer: 'Sumagot',
        escalation: 'Ipinasa ito',
        reply: 'Sumulat',
        reopening: 'Binuksan itong muli',
      },
    },
    reply: { title: 'Magdagdag', text: 'Mensahe ninyo', submit: 'Ipadala' },
    reopen: {
      title: 'Hindi pa naayos?',
      note: 'Sabihin kung ano ang kulang. Bubuksang muli ang reklamo ninyo at sasagot muli kami.',
      text: 'Ano ang mali pa rin',
      submit: 'Buksang muli',
    },
    number: 'Numero ng kaso',
    notFound: 'Hindi namin makita ang reklamong ito sa inyong account.',
    toList: 'Sa mga reklamo ko',
    toOrder: 'Sa loan ko',
    further: 'Kung hindi iyon nakatulong',
  },

  rating: {
    title: 'I-rate ang serbisyong ito',
    cancel: 'Kanselahin',
    submit: 'Ipadala',
    missing: 'Pumili muna',
    done: 'Naipadala ang inyong rating!',
  },
}
