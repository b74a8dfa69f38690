// The titles of messages in the inbox, in Filipino.

import { writtenDate } from '../../../core/written-date.ts'
import type { inbox as english } from '../en/inbox.ts'

const written = writtenDate('fil')

export const inbox: typeof english = {
  approved: (v) => `Aprobado ang ${v.product} ninyo`,
  declined: (v) => `Tinanggihan ang application ninyo para sa ${v.product}`,
  lookedAgain: (v) => `Tiningnang muli ng aming staff ang application ninyo para sa ${v.product}`,
  paidOut: (v) => `Ipinadala namin ang ${v.amount}`,
  payoutFailed: (v) => `Hindi dumating sa account ninyo ang ${v.amount}`,
  receipt: (v) => `Resibo: dumating ang ${v.amount}`,
  reminder: (v) => `Paalala: hulog sa ${v.product} hanggang ${written(v.date)}`,
  reminderLate: (v) => `Nahuli nang ${v.days} araw ang hulog sa ${v.product}`,
  closed: (v) => `Sarado na ang ${v.product}`,
  closedText: 'Liham ng pagsasara',
  refund: (v) => `Sinimulan naming ibalik sa inyo ang ${v.amount}`,
  refundPaid: (v) => `Ibinalik namin sa inyo ang ${v.amount}`,
  takenBack: (v) => `Binawi ang bayad na ${v.amount}`,
  partBack: (v) => `Binawi ang ${v.amount} mula sa isang bayad: sinusuri na namin`,
  refundFailed: (v) => `Hindi nakabalik sa inyo ang ${v.amount}`,
  creditUsed: (v) => `${v.amount} ng sobrang bayad ninyo ang napunta sa ${v.product}`,
  creditOffered: (v) => `Maaari ninyong gamitin ang ${v.amount} ng sobrang bayad ninyo para sa ${v.product}`,
  caseOpened: 'Natanggap namin ang reklamo ninyo',
  caseAnswered: 'Sinagot namin ang reklamo ninyo',
  caseAcknowledged: 'Nabasa namin ang reklamo ninyo',
  caseAsked: 'Nagtanong kami tungkol sa reklamo ninyo',
  caseEscalated: 'Ipinasa namin ang reklamo ninyo',
  caseReopened: 'Binuksang muli ang reklamo ninyo',
  dataAsked: 'Natanggap namin ang hiling ninyo tungkol sa datos',
  dataAnswered: 'Sinagot namin ang hiling ninyo tungkol sa datos',
  dataNews: 'Balita sa hiling ninyo tungkol sa datos',
  phoneChanged: 'Napalitan ang numero ng telepono ninyo',
  emailChanged: 'Napalitan ang email ninyo',
  autopayNotice: (v) => `Paunawa: awtomatikong bayad na ${v.amount} sa ${written(v.date)}`,
  autopayFailed: (v) => `Tinanggihan ng bangko ninyo ang ${v.amount} mula sa card`,
  autopayUnclear: (v) => `Hindi naging malinaw kung nakuha ang ${v.amount} sa card ninyo`,
  autopayMissed: (v) => `Hindi namin nakuha ang ${v.amount} sa card ninyo`,
  caseNumber: (v) => `Numero ${v.number}`,
}
