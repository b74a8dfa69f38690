// What is typed is written as a field shows it: digits in groups, and the count of a text. Once React runs; until then it stays as typed.
//
//   input[data-group]          puts digits in groups ("3,4,4"; the last repeats), data-max of them at most; nothing is dropped
//   textarea[data-count=id]    writes "96/200" there, of data-max

import { characterCount } from '../../core/plain-text.ts'

/**
 * Digits in groups: `groupDigits('09175550142', [3, 4, 4])` is `091 7555 0142`. Anything else, and more digits than there may be,
 * stays as it was typed: a country's prefix is no part of a number to be cut.
 */
export function groupDigits(text: string, groups: readonly number[], maxDigits = 40): string {
  let rest = text.replaceAll(' ', '')
  if (rest.length > maxDigits || !/^[0-9]*$/.test(rest)) return text
  const parts: string[] = []
  for (let n = 0; rest !== ''; n++) {
    const size = groups[n] ?? groups.at(-1) ?? rest.length
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

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

let follows = false

/** To be called by the files of such fields: React hears of what is written here, since it listens further out. */
export function followTyping(): void {
  if (follows || typeof document === 'undefined') return
  follows = true
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
