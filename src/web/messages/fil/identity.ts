// Words of login, logout and account deletion, in Filipino.

import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = writtenDate('fil')
const wait = writtenWait('fil')

export const identity: typeof english = {
  phone: 'Numero ng telepono',
  phoneInvalid: 'Pakilagay ang tamang numero ng telepono.',
  getCode: 'kunin ang code',
  getNewCode: 'kumuha ng bagong code',
  seconds: (count) => `${count} s`,
  code: 'Code mula sa mensahe',
  codeInvalid: 'Pakilagay ang anim na numero ng code.',
  close: 'Isara',

  login: {
    title: 'Mag-log in',
    welcome: 'Maligayang pagdating. Magpapadala kami ng code sa inyong telepono.',
    sent: (seconds) => `Naipadala ang code. Maaari kayong humingi ng bago pagkalipas ng ${wait(seconds)}.`,
    sentNow: 'Naipadala ang code. Maaari na kayong humingi ng bago.',
    called: (seconds) => `Tinatawagan namin kayo. Maaari kayong humingi ng bagong code pagkalipas ng ${wait(seconds)}.`,
    callMe: 'Tawagan ako at sabihin ang code',
    callText: 'Walang dumating na mensahe? Babasahin ng boses ang code nang dalawang beses.',
    never: 'Hindi namin hinihingi ang code na ito sa telepono. Hindi kami ang humihingi nito.',
    newPhone: 'May bago akong numero ng telepono',
    settings: 'Wika at hitsura',
    submit: 'Mag-log in',
    missing: (count) => `Kulang pa ng ${count} numero ang code.`,
    noAccount: 'Wala pang account? Magagawa ito sa pag-log in.',
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
    doneText: 'Hindi makikita ang inyong loan ng sinumang hahawak sa teleponong ito.',
    again: 'Mag-log in muli',
  },

  delete: {
    title: 'Burahin ang account',
    voice: 'Burahin dito ang inyong account, agad-agad.',
    lead: 'Magpapadala kami ng code sa inyong telepono. Patunay ito na kayo nga.',
    own: (name) => `Dapat ito ang telepono ng account na ito: ${name}.`,
    sendCode: 'Ipadala ang code',
    sentTitle: 'Naipadala ang code!',
    sentText: 'Nasa mensahe ito sa teleponong ito. May bisa ito nang sampung minuto.',
    toCode: 'Ilagay ang code',
    confirm: 'Kumpirmahin ang pagbura',
    afterCode: 'Pagkatapos nito, wala nang balikan.',
    doneTitle: 'Nabura na ang inyong account!',
    doneText: 'Wala na ang inyong pangalan sa mga ipinatatago sa amin ng batas.',
    doneVoice: 'Paalam, at sumainyo ang mabuti.',
    toStart: 'Sa unang pahina',

    what: 'Ano ang mangyayari',
    erased: 'Buburahin',
    erasedWhat: 'telepono, pangalan, bank account, mga larawan, mga reklamo, mga session',
    kept: 'Itatago hangga’t hinihingi ng batas',
    keptWhat: 'mga kasunduan at bayad, nang wala ang inyong pangalan',
    keptWhy:
      'Inuutusan ng batas ang mga nagpapautang na itago ang kanilang mga libro: makikita ng sumusuri na nabayaran ang loan, hindi kung kanino.',
    when: 'Kailan',
    whenWhat: 'agad, kapag wala nang utang ang alinmang panig',

    refused: 'Hindi pa',
    payment: (place, day) => `Hulog ${place}, dapat bayaran ${written(day)}`,
    late: 'Multa sa pagkahuli',
    youStillOwe: 'May utang pa kayong',
    whyNot:
      'Kung buburahin namin ito ngayon, hindi ninyo makikita o mapapatunayan ang inyong mga bayad. Kapag bayad na ang loan, mabubura ninyo agad dito ang account.',
    repay: 'Magbayad',
    toOrder: 'Sa loan',
    notMine: 'Hindi ko ito utang',
    talk: 'Kausapin kami',
  },
}
