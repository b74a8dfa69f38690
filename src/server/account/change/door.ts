// Events on an open loan, with what follows from each: what the other rooms may use.

export {
  askForScoreTopic,
  type ChangeMeans,
  changeLoan,
  closeLoanUntil,
  marketDay,
  type Recorded,
  tellClosing,
} from './loan-change.ts'
