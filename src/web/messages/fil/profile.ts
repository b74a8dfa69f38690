// Words of the borrower's own pages, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { profile as english } from '../en/profile.ts'

const written = unbrokenDate('fil')

export const profile: typeof english = {
  me: {
    title: 'Account ko',
    voice: (name) => (name === '' ? 'Ang inyong account' : name),
    phone: 'Numero ng telepono',
    email: 'Email',
    address: 'Tirahan',
    name: 'Pangalan',
    since: 'Kliyente mula',
    loans: 'Mga loan ko',
    documents: 'Mga dokumento',
    documentsNote: 'Mga kasunduan, resibo, at statement',
    account: 'Bank account',
    messages: 'Mga text message',
    settings: 'Wika at hitsura',
    privacy: 'Privacy at ang aking datos',
    privacyNote: 'Mga pahintulot, paalala, at kopya ng inyong datos',
    logins: 'Kung saan ako naka-log in',
    passkeys: 'Lock ng telepono',
    cards: 'Mga card ko',
    faq: 'Mga tanong at sagot',
    help: 'Kausapin kami',
    logout: 'Mag-log out',
    deleteAccount: 'Burahin ang account',
    again: 'Naka-log in na kayo muli.',
    againText: 'Nasa kabilang pahina pa ang isinulat ninyo: isara ito at magpatuloy roon.',
  },

  contact: {
    none: 'wala pa',
    notConfirmed: 'hindi pa nakumpirma',
    phoneChanged: 'Napalitan na ang numero ng telepono ninyo.',
    phoneChangedText: (phone) =>
      `Mula ngayon, ${phone} ang gamitin sa pag-log in; doon din darating ang mga mensahe namin. Naka-log out na kayo sa ibang device.`,
    addressSaved: 'Na-save na ang tirahan ninyo.',
    addressSavedText: 'Ginagamit namin ito sa mga sulat at sa susunod ninyong application.',
    emailRemoved: 'Inalis na ang email ninyo.',
  },

  phone: {
    title: 'Numero ng telepono',
    voice: 'Ano ang bago ninyong numero?',
    text: (phone) =>
      `Ang numero ninyo ngayon ay ${phone}. Magpapadala kami ng code doon, at pagkatapos sa bagong numero. Hanggang doon, walang magbabago.`,
    label: 'Bagong numero ng telepono',
    send: 'Ipadala ang code',
    oldVoice: 'Code na ipinadala sa numero ninyo ngayon',
    newVoice: 'Code na ipinadala sa bago ninyong numero',
    sentTo: (phone) => `Ipinadala namin ito sa ${phone}.`,
    becomes: 'Bagong numero',
    code: 'Code mula sa mensahe',
    sixDigits: 'Pakilagay ang anim na numero ng code.',
    getCode: 'Kumuha ng bagong code',
    seconds: (count) => `${count} s`,
    cancel: 'Kanselahin',
    confirm: 'Kumpirmahin',
    never: 'Hindi namin hinihingi ang code na ito sa telepono. Kung may humingi, hindi kami iyon.',
    lost: 'Wala na sa inyo ang lumang telepono?',
    lostLock: 'Mag-log in gamit ang lock ng telepono: hindi na kailangan ang code mula sa lumang telepono',
    lostTalk: 'Sumulat sa amin: tutulungan kayo ng aming staff',
    invalid: 'Pakilagay ang tamang numero ng telepono.',
  },

  email: {
    title: 'Email',
    voice: 'Saan namin kayo maaaring i-email?',
    text: 'Magpapadala kami ng link sa address. May bisa ito kapag nabuksan ninyo ang link.',
    now: 'Email ngayon',
    pending: (email) => `Nagpadala kami ng link sa ${email}.`,
    pendingText: 'Buksan ito sa loob ng 2 araw. Hanggang doon, walang magbabago.',
    label: 'Bagong email',
    send: 'Ipadala ang link',
    remove: 'Alisin ang email ko',
    notOffered: 'Hindi kami nagpapadala ng email dito, kaya walang makukumpirma. Nasa app ang lahat.',
    invalid: 'Pakilagay ang tamang email.',
  },

  emailLink: {
    voice: 'Gamitin ang email na ito sa account ninyo?',
    text: 'Kung hindi ninyo ito hiningi, isara ang pahinang ito.',
    submit: 'Oo, gamitin',
    done: 'Nakumpirma na ang email ninyo.',
    noLink: 'Hindi kumpleto ang link, kaya walang nabago.',
    home: 'Pumunta sa unang pahina',
  },

  address: {
    title: 'Tirahan',
    voice: 'Saan kayo nakatira?',
    text: 'Para sa mga sulat na hinihingi ng batas, at sa susunod ninyong application.',
    none: 'Wala pang tirahan',
    noneText: 'Hinihingi lang namin ito kapag nag-apply kayo ng loan.',
    toHome: 'Pumunta sa unang pahina',
    save: 'I-save',
  },

  documents: {
    title: 'Mga dokumento',
    voice: 'Lahat ng dokumento ng inyong mga loan, para basahin o i-save.',
    applied: (day) => `nag-apply noong ${written(day)}`,
    none: 'Wala pang dokumento',
    noneText: 'Kapag pumayag kayo sa isang loan, narito na ang mga dokumento nito, salita por salita.',
    toHome: 'Pumunta sa unang pahina',
    unreadable:
      'Maaaring hilingin ng batas na itago namin ang mga dokumentong ito. Mababasa ninyo ang mga ito rito hangga’t may account kayo.',
  },

  settings: {
    title: 'Wika at hitsura',
    language: 'Wika',
    languageText: 'Para sa mga pahinang ito at sa mga mensahe namin sa inyo.',
    ground: 'Hitsura',
    grounds: { phone: 'Gaya ng telepono', light: 'Maliwanag', dark: 'Madilim' },
    save: 'I-save',
    saved: 'Na-save na.',
    savedHere: 'Na-save sa teleponong ito.',
    savedHereText: 'Hindi pa nagbabago ang wika ng aming mga mensahe: paki-save muli mamaya.',
    kept: 'Dalawang maliit na cookie ang nakakaalala nito sa teleponong ito. Wala na silang ibang itinatago.',
  },

  privacy: {
    title: 'Privacy at ang aking datos',
    consents: 'Mga pahintulot na mababawi ninyo',
    since: (moment) => `Mula ${written(moment)}.`,
    withdraw: 'Bawiin ang pahintulot',
    withdrawn: 'Binawi na ang pahintulot.',
    withdrawnText: 'May bisa ito mula ngayon.',
    reminders: 'Naka-off ang mga paalala.',
    remindersText: 'Hindi namin kayo paaalalahanan ng bayarin. May multa pa rin ang nahuhuling bayad.',
    remindersOn: 'Padalhan muli ako ng mga paalala',
    remindersAreOn: 'Naka-on ang mga paalala.',
    agreements: (count) => `${count} dokumento ng inyong mga loan`,
    agreementsText:
      'May bisa ang mga ito hangga’t may loan. Habang puwede pang kanselahin ang loan, nasa sarili nitong pahina ang pagkansela.',
    copy: 'Kopya ng inyong datos',
    copyText:
      'Lahat ng datos namin tungkol sa inyo sa isang file, para basahin o dalhin sa iba. Para sa inyo lang ito: itago kung saan walang ibang tumitingin.',
    copyGet: 'I-download ang kopya (JSON)',
    copyFailed: 'Hindi magawa ang kopya sa ngayon. Pakisubukang muli mayamaya.',
    request: {
      title: 'May tanong o hiling tungkol sa inyong datos?',
      text: (days) =>
        `Babasahin ito ng aming staff at sasagutin sa loob ng ${days} araw. Makikita ang sagot kasama ng mga reklamo ninyo, at makatatanggap kayo ng mensahe.`,
      noTime:
        'Babasahin ito ng aming staff. Makikita ang sagot kasama ng mga reklamo ninyo, at makatatanggap kayo ng mensahe.',
      what: 'Ano ang dapat naming gawin?',
      kinds: {
        correct: 'Itama ang mali',
        restrict: 'Itigil ang paggamit ng datos ko para sa isang bagay',
        explain: 'Ipaliwanag kung para saan ang datos ko',
      },
      about: 'Tungkol saan?',
      send: 'Ipadala ang hiling',
      noKind: 'Piliin kung ano ang dapat naming gawin.',
      noText: 'Isulat kung tungkol saan.',
    },
    policy: 'Patakaran sa privacy',
    deleteAccount: 'Burahin ang account',
    never:
      'Hindi namin kailanman binabasa ang inyong mga contact, at hindi namin sinasabi sa pamilya, mga kaibigan o amo ninyo ang tungkol sa inyong loan.',
  },

  logins: {
    title: 'Kung saan ako naka-log in',
    voice: (count) => (count === 1 ? 'Dito lang kayo naka-log in.' : `Naka-log in kayo sa ${count} lugar.`),
    text: 'Mayroon bang hindi ninyo kilala rito? I-log out ito at kausapin kami.',
    app: (name) => (name === '' ? 'App' : `App: ${name}`),
    browser: 'Browser',
    browserHere: 'Browser na ito',
    here: 'ito',
    since: (moment) => `Nag-log in noong ${written(moment)}`,
    lastUsed: (moment) => `Huling ginamit noong ${written(moment)}`,
    endOthers: 'Mag-log out sa lahat ng iba',
    endAll: 'Mag-log out sa lahat, pati rito',
    ended: (count) => `${count} lugar ang na-log out na.`,
    endedText: 'Naroon pa rin ang na-save at naipadala ninyo.',
    idle: 'Kusang nagla-log out ang browser pagkalipas ng 15 minutong hindi ginagamit, at ang app pagkalipas ng 12 oras.',
  },

  stop: {
    title: 'Mga paalala',
    voice: 'Itigil ang mga text tungkol sa babayaran?',
    text: 'Makikita pa rin ninyo ang bawat petsa sa app, at walang nagbabago sa loan ninyo. Puwede ninyong ibalik ang mga paalala kahit kailan.',
    submit: 'Itigil ang mga paalala',
    done: 'Naka-off na ang mga paalala.',
    doneText: 'Hindi nagbabago ang mga petsa ng bayad. Maibabalik ninyo ang mga paalala sa Mga text message.',
    noLink: 'Kulang ang link na ito kaya walang naitigil.',
    settings: 'Sa mga text message ko',
  },
}
