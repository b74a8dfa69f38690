// What is typed behind a command. `--help` prints the comment at the head of its file, so that the two cannot differ; a word that names
// nothing is told in a sentence.

import { readFileSync, realpathSync } from 'node:fs'

/** The first comment of a file, as text. `file` is its `import.meta.filename`. */
export function helpOf(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return `${lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')}\n`
}

/** Ends the command with a sentence on standard error, for what the person who typed it has to mend. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Of these names those that the words typed ask for: by the whole name, or by how it begins. All where no word was typed; a word that
 * asks for none ends the command.
 */
export function namesAskedFor(
  words: readonly string[],
  names: readonly string[],
  { what, by }: { readonly what: string; readonly by: 'name' | 'beginning' },
): readonly string[] {
  const asksFor = (word: string, name: string) => (by === 'name' ? name === word : name.startsWith(word))
  for (const word of words) {
    const says = by === 'name' ? 'is called' : 'begins with'
    if (!names.some((name) => asksFor(word, name))) refuse(`No ${what} ${says} ${word}. There are: ${names.join(' ')}`)
  }
  return words.length === 0 ? names : names.filter((name) => words.some((word) => asksFor(word, name)))
}

/**
 * Prints it and ends the process where `--help` was asked for; not where another command uses the file. `takes`: every word that the command
 * knows, so that another one is refused, and not left out (`--audti`).
 */
export function answerHelp(file: string, takes?: readonly string[]): void {
  const command = process.argv[1]
  if (command === undefined || realpathSync(command) !== file) return
  const words = process.argv.slice(2)
  if (words.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(helpOf(file))
    process.exit(0)
  }
  const unknown = takes === undefined ? undefined : words.find((word) => !takes.includes(word))
  if (unknown === undefined) return
  const known = takes?.length === 0 ? 'Nothing follows this command.' : `There is: ${takes?.join(' ')}`
  refuse(`The word ${unknown} names nothing here. ${known}`)
}
