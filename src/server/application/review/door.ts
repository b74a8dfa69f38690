// Applications that a person looks at: what the other rooms may use.

export { type ReviewAnswer, reviewAnswer } from './review-answer.ts'
export { isWaiting, reviewsOfBorrower, waitingReviews } from './review-store.ts'
