// Everything that the product's samples invent: names and sentences that no page, document or call of a lender may say.

import { languages } from '../../src/core/language.ts'
import type { InLanguages } from '../../src/server/ports/lender/lender-data.ts'
import { demoCompany } from '../../src/settings/demo.ts'
import { sampleLender } from './sample-lender.ts'

const inEach = <T>(texts: InLanguages<T>): readonly T[] =>
  languages.flatMap((language) => {
    const one: T | undefined = texts[language]
    return one === undefined ? [] : [one]
  })

/** Names of common things, such as a transfer, identify no provider and may be said. */
const common = new Set(
  sampleLender.channels
    .filter(({ number }) => ['bank-transfer', 'wallet'].includes(number))
    .flatMap(({ words }) => inEach(words).map(({ name }) => name)),
)

/** As they stand in the samples, in every language and market. */
export const sampleWords: readonly string[] = [
  ...new Set([
    ...Object.values(demoCompany),
    ...Object.values(sampleLender.institutions).flatMap(({ banks, wallets }) =>
      [...banks, ...wallets].map(({ name }) => name),
    ),
    ...sampleLender.channels.flatMap(({ words }) =>
      inEach(words).flatMap(({ name, description }) => [name, description]),
    ),
    ...Object.values(sampleLender.regulators).flatMap(({ name, url }) => [...inEach(name), url ?? '']),
    ...(sampleLender.about === null ? [] : inEach(sampleLender.about)).flatMap(({ summary, mission, team }) =>
      // What the product does for every lender may be said of each. Without the lender's name, which is filled in.
      [summary, ...mission, ...team].map((text) => text.replace(/^.*\{lender\}/, '').trim()),
    ),
    ...sampleLender.reviews.flatMap(({ lines, by }) => [...inEach(lines).map((one) => one.join(' ')), ...inEach(by)]),
  ]),
].filter((word) => word !== '' && !common.has(word))

/** Those that a text says. */
export function sampleWordsIn(text: string): string[] {
  return sampleWords.filter((word) => text.includes(word))
}
