// Words of the leaf that ends a payment, in Filipino: what arrived, where it went, what is left, and the receipt.

import { unbrokenDate } from '../../../core/written-date.ts'
import type { paid as english } from '../en/paid.ts'

const written = unbrokenDate('fil')

export const paid: typeof english = {
  stamp: (date) => `Bayad noong ${written(date)}`,
  arrived: 'Dumating ang bayad ninyo',
  note: (time, where, product) =>
    where === '' ? `${written(time)}, para sa ${product}` : `${written(time)}, ${where}, para sa ${product}`,
  went: 'Kung saan napunta',
  parts: {
    principal: 'Sa halaga ng loan',
    interest: 'Interes',
    fee: 'Mga bayarin',
    penalty: 'Multa sa pagkahuli',
    rollover: 'Bayad sa palugit',
    sentBack: 'Naibalik sa inyo nang mali',
    usedBack: 'Nagamit sa ibang loan nang mali',
    credit: 'Sobrang bayad ninyo',
  },
  paid: 'Nabayaran',
  upToDate: 'Wala kayong nahuhuling hulog.',
  dueYet: 'Dapat pang bayaran ngayon',
  left: 'Ang natitira',
  next: (n, date) => `Hulog ${n}, hanggang ${written(date)}`,
  nextDue: (n) => `Hulog ${n}, dapat bayaran ngayon`,
  whole: 'Sa buong loan',
  calendar: 'Idagdag ang petsa sa kalendaryo ko',
  moved: 'Nalipat ang mga petsa ninyo. Hindi binabawasan ng bayad sa palugit ang utang ninyo.',
  short: 'Kulang na hindi na namin sisingilin:',
  closed: 'Sarado na ang loan ninyo. Wala kayong utang.',
  cancelled: 'Kinansela ninyo ang loan. Wala kayong utang.',
  closedOn: (date) => `Sarado noong ${written(date)}`,
  letter: 'Liham ng pagsasara',
  letterText: 'Sinasabi nitong bayad na ang loan at wala na kayong utang. Itago ito.',
  credit: 'Sobra ang ibinayad ninyo. Hingin itong ibalik sa pahina ng loan.',
  receipt: 'Resibo',
  save: 'I-save',
  share: 'I-share',
  read: 'Basahin ang resibo',
  notShared: 'Hindi na-share. I-save na lang.',
}
