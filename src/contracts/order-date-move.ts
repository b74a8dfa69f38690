// A due date that the borrower moves: which days are open, what each costs, the plan before and after, and the move itself.

import { z } from 'zod'
import { ofProduct } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { as, count, countIn, day, id, input, minor, minorIn, text, wire } from './wire.ts'

/** More instalments has no loan. */
const mostInstalments = 400

/** A payment before and after a change of the plan. */
export const changedPayment = wire({
  n: count,
  dueDateBefore: day,
  amountBefore: as('amountBeforeMinor', minor),
  dueDate: day,
  amount: as('amountMinor', minor),
})

/** The plan if the payment moves to `dueDate`. `interest` is all that the move costs. */
const movePlan = wire({
  dueDate: day,
  days: count,
  interest: as('interestMinor', minor),
  /** Of all that is not paid, before and after. */
  owedBefore: as('owedBeforeMinor', minor),
  owedAfter: as('owedAfterMinor', minor),
  plan: z.array(changedPayment),
})

/** Why no due date of a loan can be moved. */
const cannotMove = [
  'notFound',
  'orderIsNotPayable',
  'dateMoveIsNotOffered',
  'nothingIsOwed',
  'dateWasMoved',
  'dateMoveIsTooLate',
] as const

export const getDateMove = endpoint('POST', 'session', '/hazel/v3/loan-details/date-move-plan', {
  summary:
    'Whether and to which days the next due date can be moved, with cost and plan before and after for one of them',
  refusals: [...cannotMove, 'valueIsNotAccepted'],
  input: input({ productId: id.or(z.literal('')).optional(), orderId: id, dueDate: day.or(z.literal('')).optional() }),
  output: wire({
    orderId: id,
    ...ofProduct,
    instalmentCount: count,
    /** The payment whose day can be moved; null where none can, and `reason` says why. */
    movable: wire({
      n: count,
      dueDate: day,
      earliest: day,
      latest: day,
      movesLeft: count,
      /** For the day that was asked about; without one, for a week later or the last day that is open. */
      chosen: movePlan,
    }).nullable(),
    reason: text,
    /** Moves that count, the newest last. */
    moved: z.array(
      wire({
        n: count,
        dueDateBefore: as('from', day),
        dueDate: as('to', day),
        interest: as('interestMinor', minor),
        /** What is to be paid on that day as of now; 0 once it is paid. */
        amount: as('amountMinor', minor),
      }),
    ),
    /** All that is not paid. */
    owed: as('owedMinor', minor),
    currencySymbol: text,
  }),
})

export const moveDueDate = endpoint('POST', 'session', '/hazel/v3/loan-details/date-move', {
  class: 'money',
  keyed: true,
  summary: 'Moves the next due date, exactly as it was shown',
  refusals: [...cannotMove, 'loanHasChanged', 'valueIsNotAccepted'],
  input: input({
    orderId: id,
    n: countIn(mostInstalments),
    /** As they were shown: where one differs from the loan of now, nothing is moved. */
    dueDateBefore: as('from', day),
    dueDate: day,
    interest: as('interestMinor', minorIn),
  }),
  output: wire({ n: count, dueDate: day, interest: as('interestMinor', minor), amount: as('amountMinor', minor) }),
})
