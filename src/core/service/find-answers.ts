// Finds answers to typed words: rare words count more than common ones, beginnings count, accents and case do not.

export interface Findable {
  readonly question: string
  readonly answer: string
  /** Other words for the same thing, as people type them. */
  readonly words: string
}

/** How much a word counts where it is found: asked about, called so, or only mentioned. */
const weights = { question: 3, words: 2, answer: 1 } as const
/** Answers that score below this share of the best one are left out. */
const shareOfBest = 0.4
/** A longer word is found by its beginning: `paying` finds `pay`. Characters. */
const shortestStem = 3
/** Words of a question that are looked at. */
const wordsMax = 12

/** Letters without case and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function wordsIn(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Chinese and Japanese are written without blanks: their words are found anywhere in a text. */
function isUnspaced(word: string): boolean {
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)
}

/** Splits text without blanks into overlapping pairs of characters. */
function asked(query: string): string[] {
  const words = wordsIn(query).flatMap((word) => {
    const signs = [...word]
    return isUnspaced(word) && signs.length > 2 ? signs.slice(1).map((sign, at) => `${signs[at]}${sign}`) : [word]
  })
  return [...new Set(words)].slice(0, wordsMax)
}

function isIn(word: string, text: string): boolean {
  if (isUnspaced(word)) return folded(text).includes(word)
  return wordsIn(text).some(
    (one) =>
      one.startsWith(word) || (one.length >= shortestStem && word.startsWith(one) && word.length - one.length <= 3),
  )
}

/** The best first; all of them where nothing was typed, none where nothing fits. The order of equals is kept. */
export function findAnswers<Item extends Findable>(items: readonly Item[], query: string): Item[] {
  const words = asked(query)
  if (words.length === 0) return [...items]
  const found = words.map((word) =>
    items.map(({ question, answer, words: others }) =>
      Math.max(
        isIn(word, question) ? weights.question : 0,
        isIn(word, others) ? weights.words : 0,
        isIn(word, answer) ? weights.answer : 0,
      ),
    ),
  )
  const scores = items.map((_item, at) =>
    found.reduce((sum, worth) => {
      const hits = worth.filter((one) => one > 0).length
      return sum + (hits === 0 ? 0 : (worth[at] ?? 0) * Math.log(1 + items.length / hits))
    }, 0),
  )
  const least = Math.max(...scores) * shareOfBest
  return items
    .map((item, at) => ({ item, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= least)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}
