// The instruction page of a payment channel: a signed code with its amount, and how to pay it. Public; without a signature no code.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged } from '../../page/page-query.ts'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { ProblemNote } from '../../ui/note.tsx'
import { FalseLinkNote } from './code-parts.tsx'
import { GuideWays, nameText } from './guide-steps.tsx'
import { loadSignedLink, type SignedLinkView } from './signed-link.ts'
import { SignedLinkSlip } from './signed-link-screen.tsx'
import { readTakenWays, type TakenWays } from './taken-ways.ts'

await needWords('paymentGuide', 'payment')

/** `guideOnly`: the address brings no code at all. */
type Shown = SignedLinkView | { readonly kind: 'guideOnly' }

interface View {
  readonly shown: Shown
  readonly taken: TakenWays
}

export const handle: RouteHandle = { styles: ['slip', 'guide', 'status'] }

/** Every `requestType` shows this page; hosts send 1. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  const hasCode = ['payCode', 'amount', 'image', 'sign'].some((name) => url.searchParams.has(name))
  const [taken, shown] = await Promise.all([
    readTakenWays(context),
    hasCode ? loadSignedLink(context, url, 'payCode', addressChanged(url, {})) : ({ kind: 'guideOnly' } as const),
  ])
  return { taken, shown }
}

export default function PayInstruction({ loaderData: { shown, taken } }: { loaderData: View }) {
  const words = useWords().payment.instruction
  const { keep } = useWords().payment.steps
  const address = useAddress()
  return (
    <OwnScreen title={words.title} back={address(addresses.orders)}>
      {shown.kind === 'falseLink' && <FalseLinkNote />}
      {shown.kind === 'problem' && <ProblemNote problem={shown.problem} retry={shown.here} />}
      {shown.kind === 'link' ? (
        <SignedLinkSlip link={shown.link} />
      ) : (
        <Leaf>
          <p>{words.without}</p>
        </Leaf>
      )}
      <GuideWays taken={taken} pictureAt={(name) => address(addresses.paymentGuide, { picture: nameText(name) })} />
      <Leaf>
        <Quiet>{keep}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}
