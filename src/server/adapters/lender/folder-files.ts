// The files of a lender's folder, read one by one: what is missing or wrong is noted with its place, and reading goes on.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { readJson } from '../../../core/read-json.ts'

/** What stands in the way, or should be looked at. `place` names the file, and the field where there is one. */
export interface Finding {
  readonly kind: 'missing' | 'wrong' | 'sample'
  readonly place: string
  readonly sentence: string
  /** Production does not start while this is so. */
  readonly isRequired: boolean
}

/** The folders, the first one that has a file counts, and what was found in them. */
export interface FolderFiles {
  readonly findings: Finding[]
  note(kind: Finding['kind'], place: string, sentence: string, isRequired?: boolean): void
  /** The path of a file; null where no folder has it. */
  find(name: string): string | null
  text(name: string): string | null
  /** What the file says, where it says it rightly; null and a finding where not, null alone where there is none. */
  json<T extends z.ZodType>(name: string, schema: T): z.output<T> | null
}

/** Looks in `folders`, in their order. */
export function folderFiles(folders: readonly string[]): FolderFiles {
  const findings: Finding[] = []
  const find = (name: string): string | null =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
  const files: FolderFiles = {
    findings,
    note: (kind, place, sentence, isRequired = true) => void findings.push({ kind, place, sentence, isRequired }),
    find,
    text(name) {
      const file = find(name)
      return file === null ? null : readFileSync(file, 'utf8')
    },
    json(name, schema) {
      const text = files.text(name)
      if (text === null) return null
      const unchecked = readJson(text)
      if (unchecked === undefined) {
        files.note('wrong', name, 'is not JSON')
        return null
      }
      const twice = nameTwice(text)
      if (twice !== null) files.note('wrong', name, `has ${twice} twice: the first one would not count`)
      const read = schema.safeParse(withoutSchemaName(unchecked))
      if (read.success) return read.data
      for (const issue of read.error.issues) files.note('wrong', placeOf(name, issue), issue.message)
      return null
    },
  }
  return files
}

/** The first name that an object of the JSON has twice, as written; its parser keeps the last one without a word. */
function nameTwice(json: string): string | null {
  const within: Set<string>[] = []
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') within.push(new Set())
    else if (token === '}') within.pop()
    else if (text !== undefined && colon !== undefined) {
      const names = within.at(-1)
      if (names?.has(text)) return text
      names?.add(text)
    }
  }
  return null
}

/** A file may say by which schema editors check it (docs/schemas): that is no field of its own. */
function withoutSchemaName(unchecked: unknown): unknown {
  if (typeof unchecked !== 'object' || unchecked === null || Array.isArray(unchecked)) return unchecked
  const { $schema: _forEditors, ...rest } = unchecked as Record<string, unknown>
  return rest
}

function placeOf(name: string, { path: field }: z.core.$ZodIssue): string {
  return field.length === 0 ? name : `${name} ${field.join('.')}`
}
