// Builds the browser's words: a section's catalogue becomes a module that exports its compiled form.

import { readSection } from '../src/words/files.ts'
import { type Catalogue, compiled } from '../src/words/icu.ts'

const section = /\/src\/words\/(web|server|desk)\/[\w-]+\/([\w-]+\.json)$/

/** A plugin of Vite. A text that cannot be read fails the build with its file. */
export function wordsAreCompiled() {
  return {
    name: 'words-are-compiled',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!section.test(id)) return null
      const english = readSection(
        id.replace(section, (_, part: string, file: string) => `/src/words/${part}/en/${file}`),
      )
      const node = compiled(JSON.parse(code) as Catalogue, compiled(english))
      // As a module, not as JSON: Vite reads what ends in .json by itself.
      return { code: `export default ${JSON.stringify(node)}`, map: null, moduleType: 'js' as const }
    },
  }
}
