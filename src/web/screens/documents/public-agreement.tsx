// What every loan agreement of this lender says, before there is one: the published terms, without anybody's figures.

import { addresses } from '../../../contracts/addresses.ts'
import { publishedTerms } from '../../../core/loan/published-terms.ts'
import { formatMoney, formatPercent } from '../../../core/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'

/** The static text; every figure in it comes from the published terms. */
export function PublicAgreement({ coolingOffDays }: { coolingOffDays: number }) {
  const words = useWords().documents
  const { lenderName } = usePageFacts()
  const { format, symbol } = useMoneyStyle()
  const address = useAddress()
  const { late } = publishedTerms
  const sections = words.published({
    ...publishedTerms,
    lender: lenderName,
    coolingOffDays,
    earlyAfterDays: publishedTerms.earlyRepayment.afterDays,
    onceNew: formatMoney(late.onceNewMinor, format, symbol),
    onceRepeat: formatMoney(late.onceRepeatMinor, format, symbol),
    tiers: late.tiers.map(({ fromDay, dailyBps }) => ({ fromDay, rate: formatPercent(dailyBps * 100, format) })),
  })
  return (
    <>
      <Leaf>
        <div className="prose">
          <p>{words.publicText}</p>
          {sections.map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </Leaf>
      <Leaf list>
        <Go to={address(addresses.loanTerms)} icon="doc">
          {words.terms}
        </Go>
      </Leaf>
    </>
  )
}
