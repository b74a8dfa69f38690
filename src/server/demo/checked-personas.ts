// The sample borrowers about whom others are asked: one waits for the answer, one is left to a person, one is declined by a bureau's file.

import { sandboxEnds } from '../adapters/providers/sandbox/checks.ts'
import type { Plot } from './stage.ts'

const product = 'harvest-loan-in'
const income = '4000000'

const handsIn = (daysAgo: number, end: string): Plot['steps'] => [
  { daysAgo, act: (actor) => actor.handIn(product, income, `AB-1234 5${end}`) },
]

export const checkedByOthers: readonly Plot[] = [
  {
    name: 'application-checking',
    story: 'Handed in: an identity service and a credit bureau are asked, and one of them does not answer',
    market: 'india',
    phone: '9800000011',
    fullName: 'Ravi Nair',
    stranger: true,
    steps: handsIn(0, sandboxEnds.away),
  },
  {
    name: 'application-unclear',
    story: 'The identity service cannot tell: a person decides',
    market: 'india',
    phone: '9800000012',
    fullName: 'Meera Iyer',
    stranger: true,
    steps: handsIn(1, sandboxEnds.cannotTell),
  },
  {
    name: 'declined-by-file',
    story: "Declined for the credit bureau's file: told which bureau it was, and where to see one's own file",
    market: 'india',
    phone: '9800000013',
    fullName: 'Kiran Rao',
    stranger: true,
    steps: handsIn(1, sandboxEnds.lowScore),
  },
]
