// An application as its borrower sees it: what the other rooms may use.

export { applicationAnswer, applicationBehind, lineAnswer, nextAddress } from './application-view.ts'
