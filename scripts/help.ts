// `--help` of a command: prints the comment at the head of its file, so that the two cannot differ.

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

/** Prints it and ends the process where `--help` was asked for; not where another command uses the file. */
export function answerHelp(file: string): void {
  const command = process.argv[1]
  if (command === undefined || realpathSync(command) !== file) return
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  process.stdout.write(helpOf(file))
  process.exit(0)
}
