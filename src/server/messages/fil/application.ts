// What the server says about products, applications and what needs the borrower now, in Filipino.

import { shortDate, writtenDate } from '../../../core/written-date.ts'
import type { ApplicationWords } from '../en/application.ts'

const written = writtenDate('fil')
const short = shortDate('fil')

export const application: ApplicationWords = {
  costLine: (v) =>
    `Makatatanggap kayo ng ${v.netProceeds} at magbabayad ng ${v.totalRepayable} sa ${v.instalments} hulog sa loob ng ${v.termDays} araw: ${v.totalCost} ang magagastos ninyo.`,
  conditions: {
    age: (v) => `Lampas ${v.years} taong gulang kayo.`,
    phone: 'Sa inyo ang teleponong ginagamit ninyo sa pag-log in.',
    account: 'May bank account o e-wallet kayo na nasa sarili ninyong pangalan.',
    noLatePayment: 'Wala kayong nahuling hulog sa ibang loan dito.',
    affordable: (v) => `Lahat ng hulog ninyo sa loan ay hindi lalampas sa ${v.percent} ng kita ninyo sa isang buwan.`,
  },
  needed: {
    personal: 'Ang pangalan, petsa ng kapanganakan at tirahan ninyo',
    job: 'Ang trabaho ninyo at kita sa isang buwan',
    ext: 'Kung para saan ang loan, at ang hulog ninyo sa ibang loan',
    identity: 'Isang larawan ng dokumento ng pagkakakilanlan',
    consent: 'Ang pahintulot ninyo, na maaari ninyong bawiin',
  },
  steps: {
    personal: { title: 'Tungkol sa inyo', text: 'Kung sino kayo at saan kayo nakatira.' },
    job: { title: 'Trabaho at kita', text: 'Kung paano kayo kumikita, at magkano.' },
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
      title: 'Email',
      hint: 'Hindi ito kailangan: nasa app ang mga dokumento ninyo.',
    },
    workKind: { title: 'Paano kayo kumikita?', placeholder: 'Pumili ng isa' },
    employer: {
      title: 'Pinagtatrabahuhan',
      placeholder: 'Pangalan ng kompanya o tao',
      hint: 'Hindi kami tatawag doon.',
    },
    monthlyIncome: {
      title: 'Kita sa isang buwan',
      hint: 'Ang natatanggap ninyo sa karaniwang buwan, pagkatapos ng buwis.',
    },
    purpose: { title: 'Para saan ang loan?', placeholder: 'Pumili ng isa', hint: 'Hindi nito binabago ang presyo.' },
    otherPayments: {
      title: 'Hulog sa ibang loan sa isang buwan',
      hint: 'Pagsamahin ang lahat. 0 kung wala.',
    },
    dependants: {
      title: 'Ilang tao ang umaasa sa kita ninyo?',
      placeholder: '0 hanggang 20',
      hint: 'Maliban sa inyo.',
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
      text: 'Maaari ninyong gamitin ang inilagay ko at ang mga larawang ipinadala ko para magpasya sa aking application at asikasuhin ang loan. Hindi ninyo ito ibebenta, at ipapasa lamang sa mga nagsasagawa ng loan o kung iniuutos ng batas.',
    },
    creditCheck: {
      title: 'Pagsusuri ng kredito',
      text: 'Maaari ninyong suriin ang mga loan at bayad ko rito, at ang sinabi ko, para makita kung kaya ko ang loan. Maaari rin kayong magtanong tungkol sa akin sa isang identity service at sa isang credit bureau, at ibigay sa kanila para rito ang pangalan, petsa ng kapanganakan, numero ng dokumento at numero ng telepono ko. Sasabihin ninyo sa akin kung bakit ganoon ang pasya.',
    },
    news: {
      title: 'Balita at alok',
      text: 'Maaari ninyo akong padalhan ng balita tungkol sa mga produkto. Wala itong epekto sa aking loan.',
    },
  },
  reasons: {
    tooYoung: {
      text: 'Nagpapahiram lamang kami sa mga lampas 18 taong gulang.',
      remedy: 'Makakapag-apply kayo mula sa inyong ika-18 kaarawan.',
    },
    blocked: {
      text: 'Sa ngayon ay hindi kami makapagpapahiram sa numerong ito.',
      remedy: 'Sasabihin sa inyo ng serbisyo sa kliyente kung bakit, at ano ang magagawa ninyo.',
    },
    loanIsOpen: {
      text: 'Mayroon na kayong application o loan sa produktong ito.',
      remedy: 'Kapag nabayaran na ito ay makakapag-apply kayong muli. Maaaring bukas sa inyo ang ibang produkto.',
    },
    paysLate: {
      text: 'May nahuling hulog sa ibang loan.',
      remedy: 'Makakapag-apply kayong muli sa araw na bayaran ninyo ito.',
    },
    wasVeryLate: {
      text: 'Sa nakalipas na isang taon ay may hulog na lubhang nahuli.',
      remedy: 'Pagkalipas ng isang taon, hindi na ito bibilangin.',
    },
    tooManyLoans: {
      text: 'Nasa inyo na ang pinakamaraming loan na ibinibigay namin nang sabay-sabay.',
      remedy: 'Kapag nabayaran ang isa sa mga ito, makakapag-apply kayong muli.',
    },
    tooSoon: {
      text: 'Kamakailan lang ay tinanggihan namin ang isang application ninyo.',
      remedy: 'Makakapag-apply kayong muli mula sa petsang sinabi namin.',
    },
    amountNotOffered: {
      text: 'Hindi namin iniaalok ang halagang ito para sa produktong ito.',
      remedy: 'Pumili ng halagang saklaw ng produkto.',
    },
    notAffordable: {
      text: 'Masyadong malaking bahagi ng kita ninyo ang kukunin ng mga hulog.',
      remedy: 'Makakatulong ang mas maliit na halaga, o mas mababang hulog sa ibang loan. Masusubukan ninyo ito agad.',
    },
    identityNotConfirmed: {
      text: 'Hindi tugma sa opisyal na talaan ang sinabi ninyo tungkol sa inyong pagkakakilanlan.',
      remedy:
        'Tingnan ang inyong pangalan, petsa ng kapanganakan at numero ng dokumento. Kapag tama na, makakapag-apply kayong muli.',
    },
    scoreTooLow: {
      text: 'Mas mababa ang credit score ninyo kaysa sa kailangan namin para sa loan na ito.',
      remedy: 'Tumataas ito kapag binabayaran ang mga loan sa oras.',
    },
    loansElsewhere: {
      text: 'Mas marami ang bukas ninyong loan sa ibang nagpapautang kaysa sa pinapayagan namin.',
      remedy: 'Kapag bayad na ang ilan, makakapag-apply kayong muli.',
    },
    lateElsewhere: {
      text: 'May loan kayo sa ibang nagpapautang na nahuli ang bayad.',
      remedy: 'Makakatulong na bayaran ang nahuli roon.',
    },
    approvalHasLapsed: {
      text: 'Naaprubahan ang loan ninyo, pero hindi ninyo nakuha ang pera sa oras.',
      remedy: 'Makakapag-apply kayong muli agad. Wala kayong binayaran.',
    },
    decidedByPerson: {
      text: 'Tiningnan ng aming staff ang application ninyo at tinanggihan ito.',
      remedy: 'Makakapag-apply kayong muli mula sa petsang ibinigay namin.',
    },
  },
  ownFile: (v) =>
    `Nagtanong kami sa ${v.bureau}. Makikita ninyo roon ang sarili ninyong file, at maipapatama ang mali: ${v.url}`,

  review: {
    ask: 'Ipatinging muli sa staff',
    canAsk: {
      title: 'Sa tingin ba ninyo ay mali ito?',
      text: (v) =>
        `Puwede itong tingnang muli ng aming staff. Makukuha ninyo ang sagot bago lumipas ang ${written(v.by)}, at magte-text kami. Isang beses lang ito mahihiling.`,
    },
    referred: {
      title: 'Tinitingnan ng aming staff ang application ninyo',
      text: (v) =>
        `Hindi ito napagpasyahan ng system, kaya titingnan ito ng aming staff. ${v.by === null ? 'Mas matagal ito kaysa sa sinabi namin. Sasagot kami sa text.' : `Makukuha ninyo ang sagot bago lumipas ang ${written(v.by)}, at magte-text kami.`} Puwedeng isara ang pahinang ito.`,
    },
    checking: {
      title: 'Sinusuri namin ang sinabi ninyo',
      text: (v) =>
        `Nagtanong kami sa ${v.names}, gaya ng pinayagan ninyo. Karaniwang ilang minuto lang ito. Kung wala pa ring sagot sa ${written(v.by)}, ang aming staff ang magpapasya. Magte-text kami. Puwede ninyong isara ang pahinang ito.`,
    },
    askedAgain: {
      title: 'May kailangan kayong ipadala muli',
      text: (v) =>
        `Hindi nakumpirma ng aming staff ang lahat sa ipinadala ninyo. Ipadala itong muli bago lumipas ang ${written(v.by)}. Pagkatapos ay magpapasya ang staff ayon sa dumating, at magte-text kami.`,
    },
    secondLook: {
      title: 'Tinitingnan itong muli ng aming staff',
      text: (v) =>
        `${v.by === null ? 'Mas matagal ito kaysa sa sinabi namin. Sasagot kami sa text.' : `Makukuha ninyo ang sagot bago lumipas ang ${written(v.by)}, at magte-text kami.`} Puwedeng isara ang pahinang ito.`,
    },
    approved: { title: 'Tiningnan ito ng aming staff at inaprubahan', text: (v) => `Noong ${written(v.on)}.` },
    declined: { title: 'Tiningnan ito ng aming staff at tinanggihan', text: (v) => `Noong ${written(v.on)}.` },
    sms: {
      askedAgain: (v) =>
        `${v.lender}: may kailangan kayong ipadala muli bago lumipas ang ${written(v.by)}. Nasa app kung ano ito.`,
      approved: (v) => `${v.lender}: naaprubahan ang application ninyo. Tingnan ang alok sa app.`,
      declined: (v) =>
        `${v.lender}: tiningnan ng aming staff ang application ninyo at tinanggihan ito. Nasa app ang dahilan.`,
      declinedByRules: (v) => `${v.lender}: tinanggihan ang application ninyo. Nasa app ang dahilan.`,
      upheld: (v) =>
        `${v.lender}: tiningnang muli ng aming staff ang application ninyo. Tinanggihan pa rin ito. Nasa app ang dahilan.`,
    },
  },
  tasks: {
    overdue: { title: 'May nahuling hulog', button: 'Magbayad na' },
    due: { title: 'May hulog na dapat bayaran', button: 'Magbayad na' },
    payoutFailed: { title: 'Hindi namin naipadala ang pera ninyo', button: 'Magdagdag ng ibang bank account' },
    withdraw: { title: 'Handa na ang loan ninyo', button: 'Kunin na ang pera' },
    approved: { title: 'Aprobado ang application ninyo', button: 'Tingnan ang alok' },
    application: { title: 'Hindi pa tapos ang application ninyo', button: 'Ituloy' },
    inReview: { title: 'Sinusuri namin ang application ninyo', button: 'Tingnan ang kalagayan' },
    payout: { title: 'Susunod na hakbang: ang pera ninyo', button: 'Tingnan ang kalagayan' },
    declined: { title: 'Tinanggihan ang application ninyo', button: 'Tingnan kung bakit' },
    active: { title: 'Ang loan ninyo', button: 'Tingnan ang loan' },
  },
  line: {
    titles: { applied: 'Nag-apply', approved: 'Aprobado', agreed: 'Pumayag', paidOut: 'Naipadala' },
    ahead: { applied: 'Application', approved: 'Desisyon', agreed: 'Kasunduan', paidOut: 'Pagpapadala ng pera' },
    yourTurn: 'kayo na',
    ourTurn: 'kami na',
    on: (day) => short(day),
    by: (day) => `hanggang ${short(day)}`,
  },
  waiting: {
    credit: {
      title: 'Sa inyo ang perang ito',
      text: (v) => `Sobra ang bayad ninyo sa ${v.product}. Sabihin kung saan ipapadala.`,
    },
    refund: {
      title: 'Pabalik na ang pera ninyo',
      text: (v) => `Sobra ang bayad ninyo sa ${v.product}.`,
    },
    case: {
      title: 'Ang reklamo ninyo',
      text: (v) =>
        v.by === null ? `Numero ${v.number}` : `Sasagot kami bago lumipas ang ${written(v.by)}. Numero ${v.number}`,
    },
  },
  taskText: {
    application: (v) =>
      v.done === v.total
        ? 'Kumpleto na ang lahat. Suriin at ipadala.'
        : `${v.done} sa ${v.total} hakbang ang tapos na. Susunod: ${v.next}`,
    approved: (v) => `Puwede ninyong tanggapin ang alok na ${v.amount} hanggang ${written(v.until)}.`,
    declined: (v) =>
      v.retryOn === null
        ? `${v.reason} ${v.remedy}`
        : `${v.reason} ${v.remedy} Makakapag-apply kayong muli mula ${written(v.retryOn)}.`,
  },
  menu: {
    home: 'Home',
    orders: 'Mga loan ko',
    profile: 'Account ko',
    papers: 'Mga dokumento',
    account: 'Bank account',
    complaints: 'Mga reklamo ko',
    questions: 'Mga tanong at sagot',
    support: 'Serbisyo sa kliyente',
    privacy: 'Patakaran sa privacy',
    deleteAccount: 'Burahin ang account',
    logOut: 'Mag-log out',
  },
  payTypes: {
    code: { name: 'Code ng pagbabayad', text: 'Magbayad sa tindahan, sa app ng bangko o gamit ang QR code.' },
    card: { name: 'Naka-save na bank card', text: 'Magbayad gamit ang card na nagamit na ninyo rito.' },
    wallet: { name: 'E-wallet', text: 'Pupunta kayo sa wallet at babalik dito.' },
  },
}
