// A rate on the page, with what it is a rate of. Rates that an offer carries come from the server with their basis already.

import { formatPercent } from '../../core/money.ts'
import { useWords } from '../messages/words-context.tsx'
import { useMoneyStyle } from './money.tsx'

/** "5 % a day". `micros` are millionths of one. */
export function RateADay({ micros }: { micros: number }) {
  const { kit } = useWords()
  const { format } = useMoneyStyle()
  return kit.rateADay({ rate: formatPercent(micros, format) })
}
