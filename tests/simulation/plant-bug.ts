// Finds where the bug of a list belongs in the source, by the names that it gives, and writes the changed text.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { has, plantIn } from './plant.ts'
import type { PlantedBug } from './planted-bugs.ts'

const root = path.join(import.meta.dirname, '..', '..')

interface SourceFile {
  /** From the root of the repository. */
  readonly file: string
  readonly text: string
}

let known: readonly SourceFile[] | null = null

function sources(): readonly SourceFile[] {
  known ??= globSync('src/{core,server,contracts,web}/**/*.{ts,tsx,sql}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  return known
}

/** The file that the bug belongs in, and its text with the bug. Throws a sentence that says what to do where the names fit no place. */
export function planted(bug: PlantedBug): SourceFile {
  const [name = '', folder] = bug.in.split('/').reverse()
  const found = sources().filter(
    ({ file, text }) => (folder === undefined || file.split('/').includes(folder)) && has(text, file, name),
  )
  const [one] = found
  if (one === undefined || found.length > 1) {
    const where = found.map(({ file }) => file).join(', ')
    throw new Error(
      `planted bug '${bug.name}': ${bug.in} is in ${found.length} files ${where}. ` +
        'Name the function as it is called now in tests/simulation/planted-bugs.ts; folder/function or file.ts/function where two share a name.',
    )
  }
  try {
    return { file: one.file, text: plantIn(one.text, one.file, name, bug.change) }
  } catch (error) {
    throw new Error(`planted bug '${bug.name}' in ${one.file}: ${(error as Error).message}`, { cause: error })
  }
}
