// A code from a signed link of the lender: shown with its amount, and nothing promised about its time or state, which we do not know.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Go, Hero, Leaf, Quiet } from '../../ui/leaf.tsx'
import { CopyButton, PayCode } from '../../ui/slip.tsx'
import { CodePicture } from './code-parts.tsx'
import { GuidePicture } from './guide-pictures.tsx'
import type { SignedLink } from './signed-link.ts'

/** The slip of a signed link: code to type, or picture to scan. `pictured` adds ours where the link brings no instruction. */
export function SignedLinkSlip({ link, pictured }: { link: SignedLink; pictured?: boolean }) {
  const words = useWords().payment.code
  const { lenderName } = usePageFacts()
  return (
    <Leaf slip>
      <Quiet>{words.linkText({ lender: lenderName })}</Quiet>
      <Hero label={words.amount} minor={link.amountMinor} note={words.linkAmount} long torn />
      {link.presentation !== 'code' && <CodePicture {...link} />}
      <PayCode id="pay-code" label={link.presentation === 'qr' ? words.orType : words.code} code={link.code} />
      <CopyButton of="pay-code" />
      {link.presentation === 'code' &&
        (link.picture === null ? (
          pictured && <GuidePicture scene="phoneCode" alt={words.picture} />
        ) : (
          <img className="instruction" src={link.picture} alt={words.picture} />
        ))}
    </Leaf>
  )
}

/** The code page for such a link. */
export function SignedLinkScreen({ link }: { link: SignedLink }) {
  const words = useWords().payment.code
  const { guide, guideNote } = useWords().payment.pay
  const address = useAddress()
  return (
    <OwnScreen title={words.title} back={address(addresses.orders)}>
      <SignedLinkSlip link={link} pictured />
      <Leaf list>
        <Go
          to={address(addresses.paymentGuide)}
          icon="doc"
          note={guideNote}
          text={link.presentation === 'qr' ? words.scanAndPay : guide}
        />
      </Leaf>
    </OwnScreen>
  )
}
