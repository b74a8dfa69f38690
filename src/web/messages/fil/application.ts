// Words of the way to a loan without an app, in Filipino: home, a product, the application and what became of it.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { application as english } from '../en/application.ts'

const written = unbrokenDate('fil')

const days = (count: number): string => `${count} araw`

export const application: typeof english = {
  home: {
    title: 'Home',
    nothing: 'Wala kayong babayaran o gagawin.',
    nothingToPay: 'Wala kayong babayaran.',
    hello: (name) => `Kumusta, ${name}.`,
    due: (date) => `hanggang ${written(date)}`,
    alsoOpen: 'Pati ito',
    unfinished: 'Hindi pa tapos',
    products: 'Mga iniaalok na loan',
    productsNote: 'ikumpara ang gastos ng bawat isa',
    noProducts: 'Walang iniaalok na loan ngayon.',
    cost: (net, termDays, cost) => `Kumuha ng ${net} para sa ${days(termDays)}. Gastos: ${cost}`,
    myOrders: 'Mga loan ko',
    me: 'Account ko',
    talk: 'Kausapin kami',
    welcome: (name) =>
      name === ''
        ? 'Maligayang pagdating. Wala pa kayong loan.'
        : `Maligayang pagdating, ${name}. Wala pa kayong loan.`,
    welcomeText: 'Tingnan muna ang buong gastos ng loan, bago kami magtanong ng kahit ano.',
    starts: 'Paano nagsisimula ang loan',
    start: (decisionDays, fundingMinDays, fundingMaxDays) => [
      { title: 'Tingnan ang sarili ninyong alok', note: 'nase-save ang bawat sagot' },
      { title: 'Magpapasya kami', note: `sa loob ng ${days(decisionDays)}, at sasabihin kung bakit` },
      { title: 'Babasahin ninyo at papayag', note: 'o hindi, nang walang gastos' },
      {
        title: 'Ipapadala namin ang pera',
        note:
          fundingMinDays === fundingMaxDays
            ? `sa loob ng ${days(fundingMaxDays)}`
            : `sa loob ng ${fundingMinDays} hanggang ${days(fundingMaxDays)}`,
      },
    ],
    seeCosts: 'Tingnan ang gastos ng loan',
    compare: 'Ikumpara ang mga loan',
    getBack: 'Ipabalik ang',
    paidSoFar: 'Nabayaran na',
    paidOf: (paid, of) => `${paid} sa ${of}`,
    toPayToday: (product) => `${product}, babayaran ngayon`,
    next: (product) => `${product}, susunod na hulog`,
    hardship: 'Hindi ako makakabayad',
    hardshipNote: 'sabihan ninyo kami at hahanap tayo ng plano',
    seeLoan: 'Tingnan ang loan',
    seeLoanNote: 'o magbayad ng ibang halaga',
    waiting: 'Naghihintay',
    youOwe: 'Utang ninyo',
    closedOn: (date) => `Sarado noong ${written(date)}`,
    endedBy: { settlement: 'Maagang nabayaran', coolingOffExit: 'Kinansela' },
    letter: 'Liham ng pagsasara',
    letterNote: 'Sinasabi nitong wala na kayong utang',
    again: 'Kung kailangan ninyong muli ng loan',
    messages: (count) => (count === 0 ? 'Mga mensahe' : `Mga mensahe, ${count} ang bago`),
    documents: 'Mga dokumento',
    questions: 'Mga tanong at sagot',
  },

  again: (date) => `Maaari kayong mag-apply muli mula ${written(date)}.`,
  notNow: 'Hindi pa kayo maaaring mag-apply',
  noUse: 'Sinasabi namin ito ngayon para hindi na kayo mag-fill out ng mga form.',

  product: {
    title: 'Loan',
    youGet: 'Matatanggap',
    youPayBack: 'Ibabalik ninyo',
    inPayments: (count) => `sa ${count} hulog`,
    totalCost: 'Gastos ninyo sa loan',
    term: 'Termino ng loan',
    days,
    rate: 'Rate ng interes',
    plan: 'Plano ng pagbabayad',
    payment: (n, of) => `Hulog ${n}/${of}`,
    late: 'Kung mahuli ang hulog',
    coolingOff: (count) =>
      `Nagbago ang isip ninyo? Sa loob ng ${days(count)} matapos ilabas ang pera, makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran.`,
    who: 'Sino ang maaaring mag-apply',
    needed: 'Ano ang itatanong namin',
    apply: 'Mag-apply para sa loan na ito',
    goOn: 'Ituloy ang application ko',
    toOffer: 'Tingnan ang alok sa akin',
    enter: 'Mag-log in para mag-apply',
    costs: 'gastos',
    unknown: 'Hindi namin iniaalok ang loan na ito.',
    all: 'Lahat ng iniaalok na loan',
  },

  apply: {
    title: 'Application',
    of: (done, total) => `Hakbang ${done} sa ${total}`,
    next: 'Susunod',
    review: 'Suriin muna, saka ipadala.',
    reviewText: 'Wala pang naipapadala. Mababago ninyo ang bawat sagot.',
    change: 'Baguhin',
    send: 'Ipadala ang application',
    sendNote:
      'Karaniwang makukuha ninyo agad ang sagot; kung hindi, sasabihin namin kung kailan. Libre ang pagpapadala at wala kayong obligasyon.',
    kept: 'Nase-save ang bawat hakbang. Maitutuloy ninyo ito mamaya, sa anumang telepono.',
    pictureOf: (side) => `Larawan ng dokumento: ${side}`,
    onlyFor: (kinds) => `Para lang sa: ${kinds}.`,
    onlyYou: 'Naka-encrypt. Ang mga nagpapasya lang sa loan ninyo ang makakakita nito.',
    removePicture: 'Alisin ang larawang ito',
    missing: 'Pakisagutan ito.',
    chooseOne: 'Pakipili ang isa.',
    pictureMissing: 'Pakidagdag ang larawan.',
    notAnAmount: 'Pakilagay ang halaga sa numero.',
    notAccepted: 'Hindi namin ito mabasa. Pakitingnan muli.',
    emailWrong: 'Hindi kumpleto ang email address na ito.',
    consentText: 'Kayo ang magpapasya. Mababawi ninyo ang pahintulot anumang oras.',
  },

  decided: {
    approved: 'Maaari ninyong makuha ang loan na ito.',
    approvedText: 'Wala pang napagkakasunduan. Basahin ang gastos, saka magpasya.',
    validUntil: 'Puwede ninyong tanggapin ang alok na ito hanggang',
    amount: 'Halaga ng loan',
    seeOffer: 'Tingnan ang alok',
    declined: 'Hindi muna sa ngayon.',
    declinedText: 'Ito ang dahilan, at kung ano ang makapagbabago nito.',
    askPerson: 'May mali ba kami? Sabihin sa amin, at titingnan naming muli.',
    ended: 'Expired na ang application na ito.',
    endedText: 'Lumipas na ang oras o nakansela ito. Na-save namin ang mga sagot ninyo, kaya mas mabilis na ang bago.',
    newOne: 'Magsimula ng bagong application',
    others: 'Tingnan ang ibang loan',
  },
}
