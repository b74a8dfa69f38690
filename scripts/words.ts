// `npm run words`: types of all words from the English catalogues, and the languages from their files. `--check` changes nothing and fails where
// what is kept differs.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parts, readSection, sectionFiles } from '../src/words/files.ts'
import { compiled } from '../src/words/icu.ts'
import { typeOf } from '../src/words/typed.ts'
import { answerHelp } from './help.ts'
import { languageTables } from './language-files.ts'

answerHelp(import.meta.filename, ['--check'])

const root = path.join(import.meta.dirname, '..')

/** The types as the English catalogues ask for them. */
function wordTypes(): string {
  const all = parts.map((part) => {
    const { index, ...files } = sectionFiles(part, 'en')
    const sections = Object.fromEntries(Object.entries(files).map(([name, at]) => [name, readSection(at)]))
    const node = compiled({ ...(index === undefined ? {} : readSection(index)), ...sections })
    return `export type ${part.charAt(0).toUpperCase()}${part.slice(1)}Catalogue = ${typeOf(node, '')}\n`
  })
  return `// Made by \`npm run words\` from the English catalogues: keys, and the values that each message takes. Not written by hand.

/** What can stand in a sentence as it is. A list is written with the language's own sign between. */
type Shown = string | number | readonly (string | number)[]
type Texts<Key extends string> = Readonly<Record<Key, string>>
type Said<Values, Text = string> = (values: Values) => Text

${all.join('\n')}`
}

/** What is made, by the file in which it is kept. */
export const wordFiles: Readonly<Record<string, () => string>> = {
  'src/words/types.ts': wordTypes,
  'src/core/spoken-languages.ts': languageTables,
}

/** Writes all of it. */
export function writeWordFiles(): void {
  for (const [name, make] of Object.entries(wordFiles)) writeFileSync(path.join(root, name), make())
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeWordFiles()
  else
    for (const [name, make] of Object.entries(wordFiles)) {
      if (readFileSync(path.join(root, name), 'utf8') === make()) continue
      process.stderr.write(`${name} is not of the catalogues: npm run words\n`)
      process.exitCode = 1
    }
}
