// An application as its borrower sees it: what the other rooms may use.

export { applicationAnswer, nextAddress } from './application-view.ts'
export { applicationBehind, lineAnswer } from './line-answer.ts'
