// Text of the server with figures in it: they keep together and keep their order, words wrap.

import { Num } from './money.tsx'

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
  return /\p{L}/u.test(value) ? <Dated text={value} /> : <Num>{value}</Num>
}

/** A sentence whose dates and times do not break at their hyphens. */
export function Dated({ text }: { text: string }) {
  return text.split(/(\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?)/).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    return index % 2 === 1 ? <Num key={index}>{piece}</Num> : piece
  })
}
