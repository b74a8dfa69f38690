// The words of consent have versions that apps and lenders are told of: none changes without a line in docs/consent-versions.md.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dataPurposes } from '../../core/application/application-fields.ts'
import { languages } from '../../core/language.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { wordsHash } from '../people/consent/door.ts'

const document = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'docs', 'consent-versions.md'), 'utf8')
const today = (language: string, purpose: (typeof dataPurposes)[number]) =>
  wordsHash(serverWordsFor(language).application.consents[purpose].text).slice(0, 12)

/** The first table: today's versions. */
const [, rows = ''] = /^## Today\n([\s\S]*?)(?=^## )/m.exec(document) ?? []
const told = new Map(
  [...rows.matchAll(/^\| `([\w-]+)` \| `(\w+)` \| `(\w+)` \| `(\w+)` \|$/gm)].map(([, language = '', ...versions]) => [
    language,
    versions,
  ]),
)

it.each(languages)(
  'the versions of the words in %s are told; after a change follow the steps of the document',
  (language) => {
    expect(told.get(language)).toEqual(dataPurposes.map((purpose) => today(language, purpose)))
  },
)

it('each version that is shown today has its line in the history', () => {
  const history = document.slice(document.indexOf('## History'))
  for (const language of languages)
    for (const purpose of dataPurposes) expect(history, `${language} ${purpose}`).toContain(today(language, purpose))
})
