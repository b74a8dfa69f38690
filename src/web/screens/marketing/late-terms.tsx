// What lateness costs: the price list, the market's caps on it, and both as figures for a few days.

import type { CostCaps } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatPercent } from '../../../core/money.ts'
import { useWords } from '../../messages/words-context.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { LateExamples } from '../../ui/late-examples.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Money, Num, useMoneyStyle } from '../../ui/money.tsx'
import { RateADay } from '../../ui/rate.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { lateStretches } from './late-stretches.ts'
import type { Example, Terms } from './site-data.ts'

/** The tariff of all products, or where it is to be read when they differ. */
export function LateTerms({ late, examples }: { late: Terms['late']; examples: Example['lateExamples'] }) {
  const words = useWords().legal.terms
  return (
    <Leaf labelledBy="late">
      <Head id="late">{words.late}</Head>
      {late === null ? <p>{words.lateInOffer}</p> : <Tariff late={late} />}
      <Caps caps={markets[usePageFacts().market].caps} />
      <LateExamples
        examples={examples.map(({ daysLate, ...costs }) => ({ days: daysLate, ...costs }))}
        unpaid={words.exampleTitle}
        after={(daysLate) => words.example({ daysLate })}
        byPriceList={words.byPriceList}
      />
    </Leaf>
  )
}

/** What is charged once and by the day; a tariff without one of both does not speak of it. */
function Tariff({ late }: { late: NonNullable<Terms['late']> }) {
  const words = useWords().legal.terms
  const hasOnce = late.onceNewMinor > 0 || late.onceRepeatMinor > 0
  return (
    <>
      {!hasOnce && late.tiers.length === 0 && <p>{words.lateFree}</p>}
      {hasOnce && (
        <>
          <p>{words.lateText}</p>
          <Rows>
            <Row term={words.onceNew} money={late.onceNewMinor} />
            <Row term={words.onceRepeat} money={late.onceRepeatMinor} />
          </Rows>
        </>
      )}
      {late.tiers.length > 0 && (
        <>
          <p>{hasOnce ? words.dailyText : words.dailyAlone}</p>
          <Rows>
            {lateStretches(late).map(({ fromDay, toDay, dailyBps }) => (
              <Row key={fromDay} term={words.tier({ fromDay, toDay })}>
                <RateADay micros={dailyBps * 100} />
              </Row>
            ))}
          </Rows>
        </>
      )}
      {late.graceDays > 0 && <p>{words.grace({ graceDays: late.graceDays })}</p>}
    </>
  )
}

const capNames = [
  'lateOnceMinor',
  'lateDailyBps',
  'lateMonthlyBps',
  'allInDailyBps',
  'totalCostBps',
] as const satisfies readonly (keyof CostCaps)[]

/** The market's limits; nothing where there are none. */
function Caps({ caps }: { caps: CostCaps }) {
  const words = useWords().legal.terms
  const { format } = useMoneyStyle()
  const set = capNames.flatMap((name) => {
    const limit = caps[name]
    return limit === undefined ? [] : [{ name, limit }]
  })
  if (set.length === 0) return null
  return (
    <>
      <p>{words.capTitle}</p>
      <Rows>
        {set.map(({ name, limit }) => (
          <Row key={name} term={words.cap[name]}>
            {name === 'lateOnceMinor' ? (
              <Money minor={limit} />
            ) : (
              <>
                <Num>{formatPercent(limit * 100, format)}</Num> {words.capOf[name]}
              </>
            )}
          </Row>
        ))}
      </Rows>
      <Quiet>{words.lower}</Quiet>
    </>
  )
}
