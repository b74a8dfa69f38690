// Every field in which somebody types, read from the source of the screens: of the borrower and of the desk.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** Parts of the kits that are a field, and the elements themselves. */
const fieldTags =
  /<(TextInput|PhoneInput|CodeInput|CardInput|MoneyInput|DateInput|TextArea|TryOut|TextField|ProseField|DayField|AskedDay|input|textarea)\b/g
/** What is chosen and not typed. */
const notTyped = /\btype="(?:hidden|checkbox|radio|file|range|submit)"|\breadOnly\b/

/** A tag without what stands in the braces of its attributes: a button within it is no part of it. */
function ownAttributes(tag: string): string {
  let depth = 0
  return [...tag]
    .filter((sign) => {
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      return depth === 0
    })
    .join('')
}

/** The text of an opening tag from its `<` to the `>` that ends it: braces and quotes may hold others. */
function tagAt(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (sign === '>' && depth === 0 && text[at - 1] !== '=') return text.slice(from, at + 1)
  }
  throw new Error('a tag that does not end')
}

/** The fields of one file, each by the name that its form sends; what is computed stands in braces. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(fieldTags)]
    .map((found) => tagAt(text, found.index))
    .filter((tag) => !notTyped.test(ownAttributes(tag)))
    .map((tag) => {
      const [, fixed, computed] = /\bname=(?:"([^"]*)"|(\{[^}]*\}))/.exec(tag) ?? []
      return fixed ?? computed?.replaceAll(/[`$]/g, '') ?? '(no name)'
    })
}

/** All fields of a folder, as `file#name`, sorted, each once. `except` are files whose fields are not counted. */
export function fieldsOf(folder: string, except: RegExp): string[] {
  const found = globSync(`${folder}/**/*.tsx`, { cwd: root })
    .filter((file) => !/\.test\.tsx$/.test(file))
    .map((file) => ({ file, key: file.slice(folder.length + 1).replace(/\.tsx$/, '') }))
    .filter(({ key }) => !except.test(key))
    .flatMap(({ file, key }) => fieldsIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${key}#${name}`))
  return [...new Set(found)].sort()
}
