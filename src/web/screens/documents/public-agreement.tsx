// What every loan agreement of this lender says, before there is one: its general terms, without anybody's figures.

import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { formatMoney, formatPercent } from '../../../core/money.ts'
import { lowerEnd } from '../../../words/range.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { useMoneyStyle } from '../../ui/money.tsx'

export type GeneralTerms = CallOutput<'getCompany'>['terms']

/** Null where nothing is on offer, or no answer came: then only how an agreement is found. */
export function PublicAgreement({ terms }: { terms: GeneralTerms | null }) {
  const words = useWords().documents
  const address = useAddress()
  return (
    <>
      <Leaf>
        <div className="prose">
          <p>{words.publicText}</p>
          {terms?.term != null && <Sections terms={{ ...terms, term: terms.term }} />}
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

/** The static text; every figure in it is of the products on offer, the lender's file or the market's pack. */
function Sections({ terms }: { terms: GeneralTerms & { readonly term: NonNullable<GeneralTerms['term']> } }) {
  const words = useWords().documents
  const legal = useWords().legal.terms
  const { lenderName } = usePageFacts()
  const { format, symbol } = useMoneyStyle()
  const { late, early, term } = terms
  const money = (minor = 0) => formatMoney(minor, format, symbol)
  const isFree = late !== null && late.onceNewMinor + late.onceRepeatMinor === 0 && late.tiers.length === 0
  const sections = words.published({
    ...terms,
    lender: lenderName,
    minTermDays: lowerEnd(term.minDays, term.maxDays),
    maxTermDays: term.maxDays,
    earlyText:
      early === null
        ? legal.earlyInOffer
        : legal.earlyText({ share: formatPercent(early.afterTermBps * 100, format), afterDays: early.afterDays }),
    lateText: late === null ? legal.lateInOffer : isFree ? legal.lateFree : null,
    onceNew: money(late?.onceNewMinor),
    onceRepeat: money(late?.onceRepeatMinor),
    fundingMinDays: lowerEnd(terms.fundingMinDays, terms.fundingMaxDays),
    tiers: (late?.tiers ?? []).map(({ fromDay, dailyBps }) =>
      words.publishedTier({ fromDay, rate: formatPercent(dailyBps * 100, format) }),
    ),
  })
  // A lender without cooling-off days has no such section.
  const said = sections.filter(({ text }) => text !== '')
  return said.map(({ heading, text }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ))
}
