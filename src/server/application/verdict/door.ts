// The facts, the rules and the verdict: what the other rooms may use.

export { factsAbout } from './decision-facts.ts'
export { eligibilityAnswer, reasonsNow } from './eligibility.ts'
export { askPerson, decisionOf, rulesAccepted, verdictOn } from './verdict.ts'
