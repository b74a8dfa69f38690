// The value of a row as the server wrote it: a date of the wire as people write it, figures together and in their order, words wrap.

import { useWords } from '../messages/words-context.tsx'
import { Day } from './day.tsx'
import { Num, useMoneyStyle } from './money.tsx'

/** A value without any letter is figures; an amount stands as every other of its column does. */
export function RowValue({ value }: { value: string }) {
  const { kit } = useWords()
  const { symbol } = useMoneyStyle()
  if (kit.day(value) !== value) return <Day of={value} />
  const isAmount = value.startsWith(symbol)
  const figures = isAmount ? value.slice(symbol.length) : value
  if (/\p{L}/u.test(figures)) return value
  return (
    <Num>
      {isAmount && <span className="cur">{symbol}</span>}
      {isAmount ? figures.trim() : figures}
    </Num>
  )
}
