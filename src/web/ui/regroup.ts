// Digits as they are typed, in their groups, with the caret where it was.

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
