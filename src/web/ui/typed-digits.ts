// What is typed is written as a field shows it: digits in groups, and the count of a text. Once React runs; until then it stays as typed.
//
//   input[data-group]          puts digits in groups ("3,4,4"; the last repeats), data-max of them at most; nothing is dropped
//   textarea[data-count=id]    writes "96/200" there, of data-max

import { characterCount } from '../../core/plain-text.ts'
import { groupDigits } from './text-fields.tsx'

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>

/** Only digits are put in groups, and no more than there may be: all else stays as it was typed. The caret stays behind its digit. */
export function regroup(field: Field, groups: readonly number[], maxDigits: number): void {
  const text = groupDigits(field.value, groups, maxDigits)
  if (text === field.value) return
  const before = field.value.slice(0, field.selectionStart ?? undefined).replaceAll(' ', '').length
  let caret = 0
  for (let digits = 0; digits < before; caret += 1) if (text[caret] !== ' ') digits += 1
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** To be called once, before React listens: it then hears of what is written. */
export function followTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { group, max, count } = target.dataset
      if (group !== undefined) regroup(target, group.split(',').map(Number), Number(max))
      const counted = count === undefined ? null : document.getElementById(count)
      if (counted !== null) counted.textContent = `${characterCount(target.value)}/${max ?? ''}`
    },
    true,
  )
}
