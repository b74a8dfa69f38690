// Words of papers and of what every agreement says, in Filipino.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { documents as english } from '../en/documents.ts'
import { days, withinDays } from './days.ts'

const written = unbrokenDate('fil')

export const documents: typeof english = {
  title: 'Kasunduan sa loan',
  closed: 'Nabuksan na dati ang link na ito, o masyado nang luma.',
  closedText:
    'Isang dokumento lang ang binubuksan ng bawat link, isang beses, sa loob ng ilang minuto. Buksan itong muli mula sa inyong loan.',
  back: 'Bumalik sa loan ko',
  save: 'I-save bilang PDF',
  saveTable: 'I-save bilang talahanayan (CSV)',
  version: 'Bersyon:',
  tickedByYou: 'Walang tsek ang kahon nang magbukas ang pahina, at kayo ang naglagay.',
  tickedByDefault: 'May tsek na ang kahon nang magbukas ang pahina, at iniwan ninyo itong ganoon.',
  missing: 'Hindi namin makita ang dokumentong ito.',
  missingText:
    'Para sa statement, pumili ng mga araw mula sa pagbibigay ng pera hanggang ngayon, ang una bago ang huli.',
  toPapers: 'Mga resibo at dokumento',
  agreedAt: (moment) => `Sinang-ayunan noong ${written(moment)}.`,
  publicText:
    'Makikita ninyo ang sarili ninyong kasunduan kasama ng alok, kumpleto ang bawat halaga, bago kayo sumang-ayon. Ito ang sinasabi ng bawat kasunduan.',
  terms: 'Mga tuntunin at kondisyon ng loan',
  published: (terms) => [
    {
      heading: 'Ang loan',
      text: `Nagpapahiram ang ${terms.lender} nang ${terms.minTermDays} hanggang ${terms.maxTermDays} araw sa kalendaryo. Nagpapasya ito sa loob ng ${days(terms.decisionDays)}; dumarating ang pera ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)} pagkatapos niyon.`,
    },
    {
      heading: 'Magkano',
      text: 'Nasa alok ang interes, bawat bayarin, ang kabuuan nila, at ang rate na kasama ang lahat ng gastos. Wala nang ibang sinisingil sa loan na nababayaran sa oras.',
    },
    {
      heading: 'Pagbabayad',
      text: 'May petsa at halaga ang bawat hulog. Binibilang ang bayad mula sa araw na nagbayad kayo, kahit mahuli ang balita sa amin.',
    },
    {
      heading: 'Maagang pagbabayad',
      text: terms.earlyText,
    },
    ...(terms.coolingOffDays === 0
      ? []
      : [
          {
            heading: 'Kung magbago ang isip',
            text: `Sa loob ng ${days(terms.coolingOffDays)} matapos ilabas ang pera, makakansela ninyo ang loan at ang mga araw lang na hawak ninyo ang pera ang babayaran. Wala nang ibang singil. Nasa inyong alok ang huling araw.`,
          },
        ]),
    {
      heading: 'Pagkahuli sa pagbabayad',
      text:
        terms.lateText ??
        `Ang mga karaniwan naming multa: ${terms.onceNew} nang isang beses para sa bagong kliyente, ${terms.onceRepeat} para sa dati nang kliyente, at saka bawat araw, sa hindi pa bayad: ${terms.tiers.map(({ rate, fromDay }) => `${rate} mula sa ika-${fromDay} araw`).join(', ')}. Kung may mas mababang hangganan ang batas, iyon ang babayaran ninyo.`,
    },
    {
      heading: 'Ang nanghihiram',
      text: `Ang nanghihiram ay lampas ${terms.minAgeYears} taong gulang at ipinaaalam sa amin ang bagong pangalan, numero ng telepono o account sa loob ng ${days(terms.detailsChangeNoticeDays)}.`,
    },
    {
      heading: 'Paglilipat at alitan',
      text: `Kung ililipat namin ang loan sa ibang nagpapautang, ipaaalam namin ito ${terms.assignmentNoticeBusinessDays} araw ng trabaho bago mangyari; hindi magbabago ang mga tuntunin. Ang hatol ng hukuman ay dapat bayaran sa loob ng ${days(terms.judgmentPaymentDays)}.`,
    },
  ],
}
