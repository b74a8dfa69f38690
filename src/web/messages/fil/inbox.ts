// Words of the inbox, in Filipino.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'Mga mensahe',
  fresh: 'Bago',
  earlier: 'Mga nauna',
  markRead: 'Markahan lahat bilang nabasa',
  none: 'Wala pang mensahe rito.',
  noneText: 'Dito makikita ang mga pasya, resibo, paalala at sagot namin, may petsa ang bawat isa.',
  texted: (phone) => `Ite-text namin sa ${phone} ang pinakamahalaga. Lagi ninyong mababasa rito ang lahat.`,
  choose: 'Piliin kung ano ang ite-text namin',
  notDelivered: 'Hindi dumating ang text tungkol dito.',
  shownOnPhone: 'Ipinakita ng app sa telepono ninyo.',
  notShownOnPhone: 'Hindi ito ipinakita ng telepono ninyo.',
  lost: (phone) => `Hindi dumating ang isang text sa ${phone}.`,
  lostText: 'Narito rin ang lahat ng tinext namin. Kung nagbago ang numero ninyo, sabihin sa amin.',
  tell: 'Kausapin kami',

  texts: {
    title: 'Mga text message',
    voice: 'Piliin kung ano ang ite-text namin sa inyo.',
    text: 'Nasa mga mensahe ninyo rito ang lahat, i-text man namin o hindi.',
    choose: 'Kayo ang pipili',
    kinds: {
      receipts: 'Mga resibo',
      reminders: 'Mga paalala',
      codes: 'Mga code',
      security: 'Pagbabago sa account ninyo',
      loan: 'Ang loan ninyo',
      cases: 'Ang mga reklamo ninyo',
    },
    receiptsNote: 'Kapag dumating ang bayad ayon sa napagkasunduan.',
    remindersNote: (most) =>
      `Bago at pagkatapos ng takdang araw, hanggang ${most} beses sa isang linggo. May dagdag na singil ang nahuling bayad, may paalala man o wala.`,
    always: 'Laging ipinapadala',
    because: {
      youAsk: 'Mga code na hiningi ninyo.',
      safety: 'Para malaman ninyo kung may ibang sumusubok.',
      contract:
        'Mga pasya, perang ipinadala o ibinalik, at bayad na iba sa plano. Ayon sa kasunduan ninyo, kailangan naming ipaalam ang mga ito.',
      law: 'Iniuutos ng batas na sagutin namin ang bawat reklamo.',
    },
    night: (from, to) => `Maliban sa mga code at babala, hindi kami nagte-text mula ${from} hanggang ${to}.`,
    save: 'I-save',
    saved: 'Na-save na.',

    email: {
      title: 'Sa email',
      text: 'Balita lang na hiningi ninyo, at hindi kailanman tungkol sa loan ninyo. Maititigil ito sa Privacy at ang aking datos.',
    },
    inText: 'Sa text',
    phone: {
      title: 'Sa teleponong ito',
      text: 'Kayang ipakita ng app sa telepono ninyo na may balita. Hindi nito ipinapakita ang halaga o pangalan.',
      textAlso: 'Ang kailangang makarating sa inyo ay ite-text kung hindi ito ipinakita ng telepono.',
      kinds: 'Sa telepono ninyo',
      loanNote: 'Mga pasya, perang ipinadala o ibinalik.',
      casesNote: 'Kapag sumagot kami.',
      turnOn: 'Ipakita ang mga mensahe sa teleponong ito',
      asking: 'Sandali lang…',
      noAnswer: 'Hindi sumagot ang app. Payagan ang notifications sa settings ng telepono ninyo at subukang muli.',
      turnOff: 'Huwag nang ipakita',
      isOn: 'Ipinapakita ang mga mensahe sa telepono ninyo.',
      isOff: 'Hindi na ipinapakita ang mga mensahe sa telepono ninyo.',
    },
  },
}
