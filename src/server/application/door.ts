// Applications, what borrowers told in them, and who can have a loan: what the other rooms may use.

export {
  type Application,
  endApplications,
  isAlive,
  listApplications,
  livingApplication,
  renameApplicant,
} from './application-store.ts'
export { applicationAnswer, nextAddress } from './application-view.ts'
export { factsAbout } from './decision-facts.ts'
export { eligibilityAnswer, reasonsNow } from './eligibility.ts'
export { typedIdentity } from './identity-seen.ts'
export { applicationBehind, lineAnswer } from './line-answer.ts'
export { type ReviewAnswer, reviewAnswer } from './review-answer.ts'
export { isWaiting, reviewsOfBorrower, waitingReviews } from './review-store.ts'
export { askPerson, decisionOf, rulesAccepted, verdictOn } from './verdict.ts'
