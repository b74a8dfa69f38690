// The instruction page of a payment channel: a signed code with its amount, and how to pay it. Public; without a signature no code.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page-facts.tsx'
import { addressChanged } from '../../page-query.ts'
import type { RouteHandle } from '../../root.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Screen } from '../../ui/screen.tsx'
import { FalseLinkNote } from './code-parts.tsx'
import { GuideWays, nameText } from './guide-steps.tsx'
import { loadSignedLink, type SignedLinkView } from './signed-link.ts'
import { SignedLinkSlip } from './signed-link-screen.tsx'

await needWords('paymentGuide', 'repayment')

/** `guideOnly`: the address brings no code at all. */
type View = SignedLinkView | { readonly kind: 'guideOnly' }

export const handle: RouteHandle = { styles: ['slip', 'guide'] }

/** Every `requestType` shows this page: the specification names only 1. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<View> {
  if (!['payCode', 'amount', 'image', 'sign'].some((name) => url.searchParams.has(name))) return { kind: 'guideOnly' }
  return await loadSignedLink(context, url, 'payCode', addressChanged(url, {}))
}

export default function PayInstruction({ loaderData }: { loaderData: View }) {
  const words = useWords().repayment.instruction
  const { keep } = useWords().repayment.steps
  const address = useAddress()
  return (
    <Screen title={words.title} back={address(addresses.orders)} help={address(addresses.customerService)}>
      <title>{words.title}</title>
      {loaderData.kind === 'falseLink' && <FalseLinkNote />}
      {loaderData.kind === 'problem' && <ProblemNote problem={loaderData.problem} retry={loaderData.here} />}
      {loaderData.kind === 'link' ? (
        <SignedLinkSlip link={loaderData.link} />
      ) : (
        <Leaf>
          <p>{words.without}</p>
        </Leaf>
      )}
      <GuideWays pictureAt={(name) => address(addresses.paymentGuide, { picture: nameText(name) })} />
      <Leaf>
        <Quiet>{keep}</Quiet>
      </Leaf>
    </Screen>
  )
}
