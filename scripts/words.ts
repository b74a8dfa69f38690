// `npm run words`: types of all words from the English catalogues, `src/words/types.ts`. `--check` changes nothing and fails where they differ.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parts, readSection, sectionFiles } from '../src/words/files.ts'
import { compiled } from '../src/words/icu.ts'
import { typeOf } from '../src/words/typed.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

/** Where the types are kept. */
export const wordTypesFile = path.join(import.meta.dirname, '..', 'src', 'words', 'types.ts')

/** The file as the English catalogues ask for it. */
export function wordTypes(): string {
  const all = parts.map((part) => {
    const { index, ...files } = sectionFiles(part, 'en')
    const sections = Object.fromEntries(Object.entries(files).map(([name, at]) => [name, readSection(at)]))
    const node = compiled({ ...(index === undefined ? {} : readSection(index)), ...sections })
    return `export type ${part.charAt(0).toUpperCase()}${part.slice(1)}Catalogue = ${typeOf(node, '')}\n`
  })
  return `// Made by \`npm run words\` from the English catalogues: keys, and the values that each message takes. Not written by hand.

/** What can stand in a sentence as it is. A list is written with the language's own sign between. */
export type Shown = string | number | readonly (string | number)[]
type Texts<Key extends string> = Readonly<Record<Key, string>>
type Said<Values, Text = string> = (values: Values) => Text

${all.join('\n')}`
}

if (import.meta.main) {
  const text = wordTypes()
  if (process.argv.includes('--check')) {
    if (readFileSync(wordTypesFile, 'utf8') !== text) {
      process.stderr.write('src/words/types.ts is not of the English catalogues: npm run words\n')
      process.exit(1)
    }
  } else writeFileSync(wordTypesFile, text)
}
