// Words of the registration landing page and the two pages that it leads to, in Filipino.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  register: {
    enter: 'Mag-log in',
    mobile: 'Numero ng telepono',
    mobileWrong: 'Ilagay nang tama ang numero ng telepono.',
    captcha: 'Mga titik sa larawan',
    captchaPicture: 'Apat na titik o numero sa larawan',
    captchaNew: 'Ibang larawan',
    captchaMissing: 'Ilagay muna ang apat na titik ng larawan.',
    captchaSpoken: 'O makinig, at i-type ang apat na numerong maririnig ninyo:',
    captchaSolved: 'Tapos na ang larawan.',
    code: 'Code sa SMS',
    codeMissing: 'Ilagay muna ang anim na numero ng code sa SMS.',
    getCode: 'Kunin ang code',
    seconds: (count) => `${count} s`,
    codeSent: 'Papunta na ang code sa inyong telepono.',
    notAgain: 'Kakapadala lang ng code. Huwag munang humingi ng bago.',
    upTo: 'Hanggang',
    agree: 'Sa pag-apply, sumasang-ayon kayo sa',
    unseen: 'Hindi mabasa ang larawan? Mag-log in gamit ang numero ng telepono: gagawa rin iyon ng account.',
    unknownTemplate: 'Wala na ang pahinang ito.',
    toStart: 'Pumunta sa unang pahina',
  },
  download: {
    title: 'I-download ang app',
    succeeded: 'Nakarehistro na kayo',
    already: 'Nakarehistro na kayo dati. Paki-download ang app at mag-log in.',
    voice: (lender) => `Isang pindot na lang ang ${lender}.`,
    text: 'Mag-log in gamit ang parehong numero ng telepono. Walang password: ite-text namin sa inyo ang code.',
    button: 'I-download ang app',
    goOn: 'Magpatuloy sa browser na ito',
    steps: [
      'Buksan ang app, o magpatuloy sa browser na ito',
      'Mag-log in gamit ang numero ng telepono',
      'Tingnan ang buong gastos bago magpasya',
    ],
  },
  agreement: {
    title: 'Kasunduan sa pagrehistro',
    back: 'Bumalik sa pagrehistro',
    parts: (lender, minAgeYears) => [
      {
        heading: 'Ang sinasang-ayunan ninyo',
        text: `Sa pagrehistro, gagawa ng account sa ${lender} sa ilalim ng inyong numero ng telepono. Libre ito at hindi ito application ng loan: sa susunod pa iyon, at makikita ninyo ang buong gastos bago kayo magpasya.`,
      },
      {
        heading: 'Sino ang puwedeng magrehistro',
        text: `Sinumang lampas ${minAgeYears} taong gulang na may sariling numero ng telepono. Isang account lang ang bawat tao.`,
      },
      {
        heading: 'Ang inyong numero ng telepono',
        text: 'Ginagamit namin ito para magpadala ng mga code at mensahe tungkol sa inyong account. Hindi namin ito ibinebenta, at hindi namin binabasa ang inyong mga contact.',
      },
      {
        heading: 'Mga code',
        text: 'Para sa inyo lamang ang code mula sa amin. Hindi namin ito hinihingi sa telepono o sa mensahe.',
      },
      {
        heading: 'Ang itinatago namin',
        text: 'Ang inyong numero, ang araw ng pagrehistro, at ang pahinang pinanggalingan ninyo. Nasa patakaran sa privacy ang iba pa.',
      },
      {
        heading: 'Pag-alis',
        text: 'Mabubura ninyo mismo ang account anumang oras, basta walang utang.',
      },
    ],
    privacy: 'Patakaran sa privacy',
    leave: 'Burahin ang account',
  },
}
