// Links of the old app: `/#/borrowDetail?orderId=1` goes on to `/borrowDetail?orderId=1`. The server never sees what stands
// behind a #, so this page carries the one script of the public site; without script there is a list to choose from.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import { Fold, Go } from '../../ui/leaf.tsx'
import { oldLinkScript } from './old-link-script.ts'

const oldLinks = [
  ['borrowDetail', addresses.borrowDetail],
  ['addnormalcard', addresses.addCard],
  ['alipayrepayment', addresses.walletRepayment],
  ['downloadTemplate', addresses.downloadTemplate],
  ['agreementTemplate', addresses.agreementTemplate],
] as const

/** Stands first in the page, so that the page that is left does not flash. */
export function OldLinks() {
  const means = useRenderMeans()
  const words = useWords().marketing.oldLinks
  const address = useAddress()
  if (means === null) return null
  return (
    <>
      <script
        nonce={means.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made of our own addresses
        dangerouslySetInnerHTML={{ __html: oldLinkScript }}
      />
      <noscript>
        <section className="leaf list">
          <Fold summary={words.title}>
            <ul>
              {oldLinks.map(([name, to]) => (
                <li key={name}>
                  <Go to={address(to)} text={words[name]} />
                </li>
              ))}
            </ul>
          </Fold>
        </section>
      </noscript>
    </>
  )
}
