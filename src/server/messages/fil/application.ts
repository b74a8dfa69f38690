// What the server says about products, applications and what needs the borrower now, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('fil')

export const application: ApplicationWords = {
  costLine: (v) =>
    `Makatatanggap kayo ng ${v.netProceeds} at magbabayad ng ${v.totalRepayable} sa ${v.instalments} hulog sa loob ng ${v.termDays} araw: ${v.totalCost} ang magagastos ninyo.`,
  conditions: {
    age: (v) => `Lampas ${v.years} taong gulang kayo.`,
    phone: 'Sa inyo ang teleponong ginamit ninyo sa pag-log in.',
    account: 'May bank account o e-wallet kayo na nasa sarili ninyong pangalan.',
    noLatePayment: 'Wala kayong huling hulog sa ibang loan dito.',
    affordable: (v) => `Lahat ng hulog ninyo sa loan ay hindi lalampas sa ${v.percent} ng kita ninyo sa isang buwan.`,
  },
  needed: {
    personal: 'Ang pangalan, petsa ng kapanganakan at tirahan ninyo',
    job: 'Kung saan kayo kumikita, at magkano sa isang buwan',
    ext: 'Kung para saan ang loan, at ano pa ang binabayaran ninyo buwan-buwan',
    identity: 'Isang larawan ng dokumento ng pagkakakilanlan',
    consent: 'Ang pahintulot ninyo, na maaari ninyong bawiin',
  },
  steps: {
    personal: { title: 'Tungkol sa inyo', text: 'Kung sino kayo at saan kayo nakatira.' },
    job: { title: 'Ang ikinabubuhay ninyo', text: 'Ang trabaho at kita ninyo.' },
    ext: { title: 'Tungkol sa loan', text: 'Kung para saan ito, at ano pa ang binabayaran ninyo.' },
    identity: { title: 'Ang pagkakakilanlan ninyo', text: 'Isang dokumento at larawan nito.' },
    consent: { title: 'Ang pahintulot ninyo', text: 'Kung ano ang maaari naming gawin sa sinabi ninyo.' },
  },
  fields: {
    birthDay: {
      title: 'Petsa ng kapanganakan',
      hint: 'Nagpapahiram lamang kami sa mga lampas 18 taong gulang.',
    },
    fullName: { title: 'Buong pangalan', placeholder: 'Gaya ng nasa dokumento ninyo' },
    city: { title: 'Lungsod o bayan' },
    address: { title: 'Kalye at bahay', hint: 'Kung saan kayo maaabot ng sulat.' },
    email: {
      title: 'E-mail',
      hint: 'Maaari itong iwanang blangko. Nasa app pa rin ang mga papeles.',
    },
    workKind: { title: 'Saan kayo kumikita?', placeholder: 'Pumili ng isa' },
    employer: {
      title: 'Pinagtatrabahuhan',
      placeholder: 'Pangalan ng kompanya o tao',
      hint: 'Hindi kami tatawag doon.',
    },
    monthlyIncome: {
      title: 'Kita sa isang buwan',
      hint: 'Ang natatanggap ninyo sa karaniwang buwan, pagkatapos ng buwis.',
    },
    payDay: {
      title: 'Araw ng buwan kung kailan kayo sinusuwelduhan',
      placeholder: '1 hanggang 31',
      hint: 'Maaari itong iwanang blangko.',
    },
    purpose: { title: 'Para saan ang loan?', placeholder: 'Pumili ng isa', hint: 'Hindi nito binabago ang presyo.' },
    otherPayments: {
      title: 'Hulog sa ibang loan sa isang buwan',
      hint: 'Pagsamahin ang lahat. 0 kung wala.',
    },
    dependants: {
      title: 'Ilang tao ang umaasa sa kita ninyo?',
      placeholder: '0 hanggang 20',
      hint: 'Maliban sa inyo. Maaari itong iwanang blangko.',
    },
    idType: { title: 'Dokumento', placeholder: 'Pumili ng isa' },
    idNumber: { title: 'Numero ng dokumento', placeholder: 'Gaya ng nakalimbag' },
  },
  workKinds: {
    employed: 'May trabaho',
    selfEmployed: 'Sariling hanapbuhay o negosyo',
    dailyWages: 'Arawang trabaho',
    pension: 'Pensiyon',
    student: 'Nag-aaral',
    none: 'Walang sariling kita',
  },
  purposes: {
    bills: 'Mga bayarin',
    education: 'Pag-aaral o pagsasanay',
    family: 'Pamilya',
    health: 'Kalusugan',
    home: 'Bahay at pagpapaayos',
    business: 'Ang negosyo ko',
    other: 'Iba pa',
  },
  documents: { nationalId: 'Pambansang ID', passport: 'Pasaporte', driversLicence: 'Lisensya sa pagmamaneho' },
  sides: { front: 'Harap', back: 'Likod' },
  consents: {
    dataUse: {
      title: 'Paggamit ng aking datos',
      text: 'Maaari ninyong gamitin ang inilagay ko at ang mga larawang ipinadala ko para magpasya sa aking aplikasyon at patakbuhin ang loan. Hindi ninyo ito ibebenta, at ipapasa lamang sa mga nagsasagawa ng loan o kung iniuutos ng batas.',
    },
    creditCheck: {
      title: 'Pagsusuri ng kredito',
      text: 'Maaari ninyong suriin ang mga loan at bayad ko rito, at ang sinabi ko, para makita kung kaya ko ang loan. Sasabihin sa akin ang dahilan ng pasya, at maaari kong ipasuri ito sa isang tao.',
    },
    news: {
      title: 'Balita at alok',
      text: 'Maaari ninyo akong padalhan ng balita tungkol sa mga produkto. Wala itong epekto sa aking loan.',
    },
  },
  reasons: {
    tooYoung: {
      text: 'Nagpapahiram lamang kami sa mga lampas 18 taong gulang.',
      remedy: 'Makapag-a-apply kayo mula sa inyong kaarawan.',
    },
    blocked: {
      text: 'Sa ngayon ay hindi kami makapagpapahiram sa numerong ito.',
      remedy: 'Sasabihin sa inyo ng customer service kung bakit, at ano ang magagawa ninyo.',
    },
    loanIsOpen: {
      text: 'Mayroon na kayong aplikasyon o loan sa produktong ito.',
      remedy: 'Kapag nabayaran na ito ay makapag-a-apply kayong muli. Maaaring bukas sa inyo ang ibang produkto.',
    },
    paysLate: {
      text: 'May huling hulog sa ibang loan.',
      remedy: 'Kapag nabayaran ang nahuli, makapag-a-apply kayo sa araw ding iyon.',
    },
    wasVeryLate: {
      text: 'Noong nakaraang taon ay may hulog na lubhang nahuli.',
      remedy: 'Pagkalipas ng isang taon ay hindi na namin ito binibilang.',
    },
    tooManyLoans: {
      text: 'Nasa inyo na ang pinakamaraming loan na ibinibigay namin nang sabay-sabay.',
      remedy: 'Kapag nabayaran ang isa sa mga ito, makapag-a-apply kayong muli.',
    },
    tooSoon: {
      text: 'Kamakailan lamang ay may aplikasyon kayong hindi napagbigyan.',
      remedy: 'Mula sa araw na sinabi noon ay makapag-a-apply kayong muli.',
    },
    amountNotOffered: {
      text: 'Hindi iniaalok ang halagang ito para sa produktong ito.',
      remedy: 'Pumili ng halagang saklaw ng produkto.',
    },
    notAffordable: {
      text: 'Masyadong malaking bahagi ng kita ninyo ang kukunin ng mga hulog.',
      remedy: 'Mababago ito ng mas maliit na halaga, o mas kaunting hulog sa ibang loan. Masusubukan ninyo ito agad.',
    },
    approvalHasLapsed: {
      text: 'Naaprobahan ang loan, pero hindi nakuha ang pera sa oras.',
      remedy: 'Makapag-a-apply kayong muli agad. Wala kayong binayaran.',
    },
  },
  tasks: {
    overdue: { title: 'May hulog na huli na', button: 'Magbayad na' },
    due: { title: 'May hulog na dapat bayaran', button: 'Magbayad na' },
    payoutFailed: { title: 'Hindi naipadala ang pera ninyo', button: 'Maglagay ng ibang account' },
    withdraw: { title: 'Handa na ang loan ninyo', button: 'Kunin na' },
    approved: { title: 'Aprobado ang aplikasyon ninyo', button: 'Tingnan ang alok' },
    application: { title: 'Hindi pa tapos ang aplikasyon ninyo', button: 'Ituloy' },
    inReview: { title: 'Binabasa ang aplikasyon ninyo', button: 'Tingnan ang kalagayan' },
    declined: { title: 'Hindi napagbigyan ang aplikasyon ninyo', button: 'Tingnan kung bakit' },
    active: { title: 'Ang loan ninyo', button: 'Tingnan ang loan' },
  },
  taskText: {
    application: (v) =>
      v.done === v.total
        ? 'Kumpleto na ang lahat. Suriin at ipadala.'
        : `${v.done} sa ${v.total} hakbang ang tapos na. Susunod: ${v.next}`,
    approved: (v) => `Makukuha ang alok na ${v.amount} hanggang ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} Makapag-a-apply kayong muli mula ${written(v.retryOn)}.`,
  },
  menu: {
    home: 'Home',
    orders: 'Mga loan ko',
    profile: 'Account ko',
    papers: 'Mga papeles ko',
    account: 'Account para sa bayad',
    complaints: 'Mga reklamo ko',
    questions: 'Mga tanong at sagot',
    support: 'Customer service',
    privacy: 'Patakaran sa privacy',
    deleteAccount: 'Burahin ang account',
    logOut: 'Mag-log out',
  },
  payTypes: {
    code: { name: 'Code sa pagbabayad', text: 'Magbayad sa tindahan, sa app ng bangko o gamit ang QR code.' },
    card: { name: 'Naka-save na bank card', text: 'Magbayad gamit ang card na nagamit na ninyo rito.' },
    wallet: { name: 'E-wallet', text: 'Dadalhin kayo sa wallet at pabalik.' },
  },
}
