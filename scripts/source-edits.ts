// What the generators share: names in the house's spelling, and edits to sources that say so when they find no place.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { refuse } from './help.ts'

const root = path.dirname(import.meta.dirname)

/** `pay-later` as it is; anything that is no kebab-case name ends the command. */
export function kebab(unchecked: string | undefined, what: string): string {
  if (unchecked === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(unchecked))
    refuse(`${what} must be a name such as pay-later, not ${unchecked ?? 'nothing'}`)
  return unchecked
}

/** `pay-later` is `payLater`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `pay-later` is `PayLater`. */
export function pascal(name: string): string {
  return camel(`x-${name}`).slice(1)
}

/** `pay-later` is `Pay later`. */
export function sentence(name: string): string {
  const text = name.replaceAll('-', ' ')
  return text[0]?.toUpperCase() + text.slice(1)
}

/** A set of changed files: read as often as wanted, written once all edits have found their places. */
export class Sources {
  readonly #changed = new Map<string, string>()

  exists(file: string): boolean {
    return this.#changed.has(file) || existsSync(path.join(root, file))
  }

  read(file: string): string {
    return this.#changed.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  }

  /** A file that must not be there yet. */
  create(file: string, text: string): void {
    if (this.exists(file)) refuse(`${file} is there already`)
    this.#changed.set(file, text)
  }

  /** Puts `text` before the first place that `before` matches. */
  insert(file: string, before: RegExp | string, text: string): void {
    const source = this.read(file)
    const at = typeof before === 'string' ? source.indexOf(before) : source.search(before)
    if (at < 0) refuse(`${file} has changed its shape: there is no ${before} to stand before`)
    this.#changed.set(file, source.slice(0, at) + text + source.slice(at))
  }

  /** Inserts `text` behind the first match of `after`. */
  append(file: string, after: string, text: string): void {
    const source = this.read(file)
    const at = source.indexOf(after)
    if (at < 0) refuse(`${file} has changed its shape: there is no ${after} to stand behind`)
    const end = at + after.length
    this.#changed.set(file, source.slice(0, end) + text + source.slice(end))
  }

  replace(file: string, pattern: RegExp, by: (...found: string[]) => string): void {
    const source = this.read(file)
    if (!pattern.test(source)) refuse(`${file} has changed its shape: there is no ${pattern}`)
    this.#changed.set(file, source.replace(pattern, by))
  }

  /** Imports `names` from `from`, beside what is imported from there already. */
  importFrom(file: string, from: string, names: readonly string[]): void {
    const source = this.read(file)
    const pattern = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
    const [, present = ''] = pattern.exec(source) ?? []
    const all = new Set([...present.split(','), ...names].map((name) => name.trim()).filter((name) => name !== ''))
    const line = `import { ${[...all].join(', ')} } from '${from}'`
    if (present !== '') this.#changed.set(file, source.replace(pattern, line))
    else this.insert(file, /^(?:import|export|const|\/\*\*) ?/m, `${line}\n`)
  }

  /** Writes everything and has it formatted. Answers the names of the files. */
  write(): readonly string[] {
    const files = [...this.#changed.keys()]
    for (const [file, text] of this.#changed) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const biome = path.join(root, 'node_modules', '.bin', 'biome')
    const formatted = spawnSync(biome, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' })
    if (formatted.error !== undefined) throw formatted.error
    return files
  }
}

/** Tells what was written, and what is left to do. */
export function report(files: readonly string[], next: readonly string[]): void {
  const lines = ['Written:', ...files.map((file) => `  ${file}`), 'Now:', ...next.map((step) => `  ${step}`)]
  process.stdout.write(`${lines.join('\n')}\n`)
}
