// Compares the name that a person told with one that somebody else has on record: order, marks, initials and particles do not count.

/** `same`: the same words. `similar`: one of them has more words, or has some as an initial or short form. `other`: anything else. */
export type NameMatch = 'same' | 'similar' | 'other'

/** Titles in front of a name, which a record may have and a person leaves out. */
const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SRI', 'SMT', 'KUM', 'KUMARI', 'BAPAK', 'IBU', 'SIR', 'MADAM'])

/** Particles belong to the word behind them, whether they are written apart or not: `De la Cruz`, `Dela Cruz`, `DELACRUZ`. */
const particles = new Set([
  'DE',
  'DEL',
  'DELA',
  'DELOS',
  'DELAS',
  'LA',
  'LOS',
  'LAS',
  'VAN',
  'VON',
  'DER',
  'BIN',
  'BINTI',
])

/** Short forms that banks and registers write. They count as little as an initial does: `Ma` is a family name, too. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  MA: ['MARIA'],
  MD: ['MOHAMMED', 'MOHAMMAD', 'MUHAMMAD', 'MOHAMED', 'MOHD'],
  MOHD: ['MOHAMMED', 'MOHAMMAD', 'MUHAMMAD', 'MOHAMED'],
  MUH: ['MUHAMMAD', 'MOHAMMAD'],
  STA: ['SANTA'],
  STO: ['SANTO'],
}

/** Latin letters that Unicode does not take apart, as banks write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Æ: 'AE', Œ: 'OE', Þ: 'TH', ẞ: 'SS', ı: 'I' },
}

/** All words of a name in one spelling. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    // Accents of Latin, Greek and Cyrillic letters alone: in Devanagari and other scripts a mark is a vowel, and another name without it.
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ØĐÐŁÆŒÞẞı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u200b-\u200d\u2060'’ʼ`]/g, '')
  return plain.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')
}

/** The words that count: a title does only where nothing else is there. */
function countingWords(words: readonly string[]): string[] {
  const without = words.filter((word) => !titles.has(word))
  return joined(without.length === 0 ? words : without)
}

/** Particles put to the word behind them; one at the end stays alone. */
function joined(words: readonly string[]): string[] {
  const found: string[] = []
  let before = ''
  for (const word of words) {
    if (particles.has(word)) {
      before += word
      continue
    }
    found.push(before + word)
    before = ''
  }
  return before === '' ? found : [...found, before]
}

/**
 * Compares two names. Which is which does not matter. `same` also where the letters agree and only the gaps differ, as in names
 * written without any. `similar`: every word of the shorter name stands in the longer one, whole, as its first letter or as a short
 * form, and at least one of them whole.
 */
export function compareNames(told: string, recorded: string): NameMatch {
  const [one, two] = [wordsOf(told), wordsOf(recorded)]
  if (one.length === 0 || two.length === 0) return 'other'
  if (one.join('') === two.join('')) return 'same'
  const [shorter = [], longer = []] = [countingWords(one), countingWords(two)].toSorted((a, b) => a.length - b.length)
  const left = [...longer]
  let whole = 0
  for (const word of shorter.toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(word)
    const found = same !== -1 ? same : left.findIndex((other) => isShortFor(word, other) || isShortFor(other, word))
    if (found === -1) return 'other'
    if (same !== -1 && [...word].length > 1) whole += 1
    left.splice(found, 1)
  }
  if (whole === 0) return 'other'
  return whole === shorter.length && left.length === 0 ? 'same' : 'similar'
}

function isShortFor(short: string, word: string): boolean {
  const isInitial = [...short].length === 1 && word.startsWith(short) && word !== short
  return isInitial || shortForms[short]?.includes(word) === true
}
