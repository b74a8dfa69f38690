// References that differ by one slip of the finger.

/** Shorter codes are nearly right by chance. */
const nearKeyMin = 6

/** Longer ones are no codes of ours. */
const nearKeyMax = 24

/** True where two keys differ by one letter that is other, missing or too many, or by two neighbours that changed places. */
export function isNearly(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < nearKeyMin || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Every key that is {@link isNearly} another one, in its letters or digits: to look them up. None for one that is short or very long. */
export function nearbyKeys(key: string): readonly string[] {
  if (key.length < nearKeyMin || key.length > nearKeyMax) return []
  const letters = /^\d+$/.test(key) ? '0123456789' : '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const near = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const [start, end] = [key.slice(0, at), key.slice(at)]
    for (const letter of letters) {
      near.add(start + letter + end)
      near.add(start + letter + end.slice(1))
    }
    near.add(start + end.slice(1))
    near.add(start + (end[1] ?? '') + (end[0] ?? '') + end.slice(2))
  }
  near.delete(key)
  return [...near].filter((one) => one.length >= nearKeyMin)
}
