// The value of a row as the server wrote it: figures keep together and keep their order, words wrap.

import { Num } from '../../ui/money.tsx'

/** A day with its time: each keeps together, and large text may break between them. */
const moment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/

/** A value without any letter is figures. */
export function RowValue({ value }: { value: string }) {
  const [, day, time] = moment.exec(value) ?? []
  if (day !== undefined && time !== undefined) {
    return (
      <>
        <Num>{day}</Num> <Num>{time}</Num>
      </>
    )
  }
  return /\p{L}/u.test(value) ? value : <Num>{value}</Num>
}
