// Acts on money with their effects: what the desk uses, which proposes one act for many loans.

export { isPossible } from './act-kind.ts'
export { quoteAct } from './acts.ts'
export { refuseHeld } from './proposals.ts'
