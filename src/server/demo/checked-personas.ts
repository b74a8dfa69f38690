// The sample borrowers about whom others are asked: one waits for the answer, one is left to a person, one is declined by a bureau's file.

import { namedEndings } from '../adapters/providers/http/protocol.ts'
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
    name: 'identity-by-hand',
    story: 'A market without an identity service: an officer says who it is, field by field, before anybody approves',
    market: 'indonesia',
    phone: '81100000014',
    fullName: 'Dewi Lestari',
    stranger: true,
    steps: [
      {
        daysAgo: 0,
        act: (actor) => actor.handIn('harvest-loan-id', '3000000000', '3174055204920001', 1_000_000_000),
      },
    ],
  },
  {
    name: 'payout-held',
    story: 'Approved, and the account is in another name: the money waits for an officer',
    market: 'standard',
    phone: '13900000153',
    fullName: 'Paolo Rivera',
    steps: [
      { daysAgo: 1, act: (actor) => actor.bindAccount(namedEndings.another) },
      { daysAgo: 1, act: (actor) => actor.borrow('candor-cash') },
    ],
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
