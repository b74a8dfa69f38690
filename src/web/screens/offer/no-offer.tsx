// What stands in place of an offer where there is none: why not, and the way to the loans.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import type { ConfirmView } from './confirm-view.ts'

export interface NoOfferProps {
  readonly view: Exclude<ConfirmView, { kind: 'offer' }>
  readonly title: string
  /** What else belongs to the reason. */
  readonly children?: ReactNode
}

/** The confirmation carries no style part: the picture stands below the words. */
export default function NoOffer({ view, title, children }: NoOfferProps): ReactNode {
  const words = useWords().offer.confirm
  const address = useAddress()
  const isFinal = view.kind === 'noProduct' || view.problem.kind === 'refused'
  return (
    <OwnScreen
      title={title}
      back={address(addresses.borrowerHome)}
      foot={isFinal && <LinkButton to={address(addresses.borrowerHome)}>{words.toLoans}</LinkButton>}
    >
      {view.kind === 'problem' ? (
        <ProblemLeaf problem={view.problem} here={view.here}>
          {children}
        </ProblemLeaf>
      ) : (
        <Refused said={words.noProduct} missing>
          <p>{words.noProductText}</p>
        </Refused>
      )}
    </OwnScreen>
  )
}
