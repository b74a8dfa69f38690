// Words of login, logout and account deletion, in Filipino.

import { writtenWait } from '../../../core/waiting-time.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = unbrokenDate('fil')
const wait = writtenWait('fil')

/** Said before a code is sent, and again where the server refuses. */
const whyNot =
  'Kung buburahin namin ito ngayon, hindi ninyo makikita o mapapatunayan ang inyong mga bayad. Kapag bayad na ang loan, mabubura ninyo agad dito ang account.'
const toOrder = 'Sa loan ko'

export const identity: typeof english = {
  phone: 'Numero ng telepono',
  phoneInvalid: 'Pakilagay ang tamang numero ng telepono.',
  getCode: 'Kunin ang code',
  getNewCode: 'Kumuha ng bagong code',
  seconds: (count) => `${count} s`,
  code: 'Code mula sa mensahe',
  codeInvalid: 'Pakilagay ang anim na numero ng code.',
  close: 'Isara',

  passkey: {
    title: 'Lock ng telepono',
    button: 'Gamitin ang lock ng teleponong ito',
    text: 'Ang fingerprint, mukha o code ng screen ninyo, sa halip na code sa mensahe. Nananatili ito sa telepono ninyo.',
    none: 'Wala pang naidagdag na telepono.',
    some: 'Nabubuksan ng mga teleponong ito ang account ninyo.',
    phone: 'Telepono',
    added: 'Idinagdag',
    lastUsed: 'Huling ginamit',
    never: 'hindi pa nagagamit',
    remove: 'Alisin',
    saved: 'Naidagdag na ang teleponong ito. Sa susunod, makakapag-log in kayo gamit ang lock nito.',
    removed: 'Inalis na. Hindi na nito mabubuksan ang account ninyo.',
    notHere: 'Hindi ito magagawa ng browser na ito.',
    stopped: 'Walang nangyari. Puwede ninyong subukang muli.',
    add: 'Idagdag ang teleponong ito',
    again: 'Mag-log in muli',
    lost: 'Nawala ang telepono? Alisin ito rito. Lagi kayong makakapag-log in gamit ang code.',
  },

  login: {
    title: 'Mag-log in',
    welcome: 'Kumusta. Magpapadala kami ng code sa text.',
    sent: (seconds) => `Naipadala ang code. Maaari kayong humingi ng bago pagkalipas ng ${wait(seconds)}.`,
    sentNow: 'Naipadala ang code. Maaari na kayong humingi ng bago.',
    called: (seconds) => `Tinatawagan namin kayo. Maaari kayong humingi ng bagong code pagkalipas ng ${wait(seconds)}.`,
    callMe: 'Tawagan ako para sa code',
    callText: 'Walang dumating na text? Tatawagan namin kayo at babasahin ang code nang dalawang beses.',
    never: 'Hindi namin hinihingi ang code na ito sa telepono. Kung may humingi, hindi kami iyon.',
    newPhone: 'May bago akong numero ng telepono',
    settings: 'Wika at hitsura',
    submit: 'Mag-log in',
    missing: (count) => `Kulang pa ng ${count} numero ang code.`,
    longCode: (digits: number) => `Mas mahaba ang code na ito: pakilagay ang ${digits} numero nito.`,
    noAccount: 'Wala pang account? Gagawin ito sa pag-log in ninyo.',
    already: (name) => `Naka-log in kayo bilang ${name}.`,
    goOn: 'Magpatuloy',
  },

  logout: {
    title: 'Mag-log out',
    voice: (name) => (name === '' ? 'Mag-log out sa teleponong ito?' : `I-log out si ${name} sa teleponong ito?`),
    text: 'Walang mawawala. Makababalik kayo anumang oras gamit ang code.',
    submit: 'Mag-log out',
    stay: 'Manatili',
    done: 'Naka-log out na kayo.',
    doneText: 'Walang ibang gagamit ng teleponong ito ang makakakita ng loan ninyo.',
    again: 'Mag-log in muli',
  },

  delete: {
    title: 'Burahin ang account',
    voice: 'Burahin dito ang inyong account, agad-agad.',
    lead: 'Magte-text kami ng code para matiyak na kayo nga ito.',
    own: (name) => `Dapat ito ang numero ng telepono ng account na ito: ${name}.`,
    sendCode: 'Ipadala ang code',
    sentTitle: 'Naipadala ang code!',
    sentText: 'Tinext namin ito sa teleponong ito. May bisa nang 10 minuto.',
    toCode: 'Ilagay ang code',
    confirm: 'Kumpirmahin ang pagbura',
    afterCode: 'Hindi na ito mababawi.',
    doneTitle: 'Nabura na ang inyong account!',
    doneText: 'Wala na ang pangalan ninyo sa mga tala na iniuutos ng batas na itago namin.',
    doneVoice: 'Paalam po, at ingat.',
    toStart: 'Pumunta sa unang pahina',

    what: 'Ano ang mangyayari',
    erased: 'Buburahin',
    erasedWhat: 'telepono, pangalan, bank account, mga larawan, mga reklamo, mga session',
    kept: 'Itatago hangga’t iniuutos ng batas',
    keptWhat: 'mga kasunduan at bayad, nang wala ang inyong pangalan',
    keptWhy:
      'Iniuutos ng batas na itago ng mga nagpapautang ang kanilang mga tala. Makikita roon na nabayaran ang loan, pero hindi kung kanino iyon.',
    when: 'Kailan',
    whenWhat: 'agad, kapag wala na tayong utang sa isa’t isa',

    keptBy: {
      debt: {
        title: 'Hindi pa ninyo ito mabubura: may bukas pang loan.',
        text: whyNot,
        to: toOrder,
      },
      application: {
        title: 'Hindi pa ninyo ito mabubura: pinagpapasyahan o ibinibigay pa namin ang loan.',
        text: 'Kapag tapos na iyon, bumalik kayo rito.',
        to: 'Sa application ko',
      },
      credit: {
        title: 'Hindi pa ninyo ito mabubura: may pera pa kayo sa amin.',
        text: 'Sobra ang naibayad ninyo. Hingin muna ninyong ibalik ito.',
        to: 'Ipabalik ang pera ko',
      },
    },
    refused: 'Hindi pa',
    payment: (place, day) => `Hulog ${place}, dapat bayaran ${written(day)}`,
    late: 'Multa sa pagkahuli',
    youStillOwe: 'May utang pa kayong',
    whyNot,
    repay: 'Magbayad',
    toOrder,
    notMine: 'Hindi ko ito utang',
    talk: 'Kausapin kami',
  },
}
