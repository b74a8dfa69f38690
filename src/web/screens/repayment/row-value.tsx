// The value of a row as the server wrote it: figures keep together and keep their order, words wrap.

import { Num } from '../../ui/money.tsx'

/** A value without any letter is figures. */
export function RowValue({ value }: { value: string }) {
  return /\p{L}/u.test(value) ? value : <Num>{value}</Num>
}
