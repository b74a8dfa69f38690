// The value of a row as the server wrote it: a date of the wire as people write it, figures together and in their order, words wrap.

import { useWords } from '../messages/words-context.tsx'
import { Day } from './day.tsx'
import { Num } from './money.tsx'

/** A value without any letter is figures. */
export function RowValue({ value }: { value: string }) {
  const { kit } = useWords()
  if (kit.day(value) !== value) return <Day of={value} />
  return /\p{L}/u.test(value) ? value : <Num>{value}</Num>
}
