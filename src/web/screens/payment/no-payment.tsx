// The screen where nothing can be paid: why not, and the way back to the loan.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { OwnScreen, useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import type { ProblemShown } from '../../ui/note.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'

/** Each way of paying has these in its own part of the words. */
interface NoPaymentWords {
  readonly none: string
  readonly noneText: string
  readonly toOrders: string
  readonly toOrder: string
}

export interface NoPayment {
  /** Null where the address names no loan at all. */
  readonly problem: ProblemShown | null
  /** The loan that the address names. */
  readonly order: string | null
  readonly here: string
}

export function NoPaymentScreen(props: {
  view: NoPayment
  title: string
  words: NoPaymentWords
  /** What is said in place of the problem. */
  said?: ReactNode
  /** Where else to go, below it. */
  children?: ReactNode
}) {
  const { view, title, words, said, children } = props
  const address = useAddress()
  const back = view.order ?? address(addresses.orders)
  return (
    <OwnScreen
      title={title}
      back={back}
      foot={<LinkButton to={back}>{view.order === null ? words.toOrders : words.toOrder}</LinkButton>}
    >
      {view.problem === null ? (
        <Refused said={words.none} missing>
          <p>{words.noneText}</p>
        </Refused>
      ) : said === undefined ? (
        <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <Leaf>{said}</Leaf>
      )}
      {children}
    </OwnScreen>
  )
}
