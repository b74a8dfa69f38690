// The texts of SQL in the sources, each with its place: those of TypeScript by its parser, those of the database's functions by statement.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { statementsIn } from '../../src/server/db/sql-statements.ts'
import { childrenOf, type Node } from './syntax-node.ts'

const root = path.join(import.meta.dirname, '..', '..')

export interface SqlText {
  /** File and line. */
  readonly at: string
  readonly sql: string
}

function* within(of: Node): Generator<Node> {
  yield of
  for (const child of childrenOf(of)) yield* within(child)
}

/** Each text between quotes; of what is put into a template nothing but its place. */
export function textsInSource(file: string, source: string): SqlText[] {
  const { program } = parseSync(file, source)
  return [...within(program as unknown as Node)].flatMap(({ type, start, end }): SqlText[] => {
    if (type !== 'TemplateLiteral' && type !== 'Literal') return []
    return [{ at: `${file}:${source.slice(0, start).split('\n').length}`, sql: source.slice(start, end) }]
  })
}

/** Each statement of a function of the database, and of its body. */
export function textsInFunction(file: string, source: string): SqlText[] {
  return statementsIn(source).flatMap(({ sql, line }) => {
    const [, , body] = /\$(\w*)\$([\s\S]*)\$\1\$/.exec(sql) ?? []
    const at = `${file}:${line}`
    const own = body === undefined ? [sql] : statementsIn(body).map((one) => one.sql)
    return own.map((text) => ({ at, sql: text.replaceAll(/--.*$/gm, '') }))
  })
}

/** All of the server, but for tests and what is done to a stopped database. */
export function sqlTexts(): SqlText[] {
  const files = globSync('src/server/**/*.{ts,sql}', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/migrations/'),
  )
  return files.sort().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return file.endsWith('.sql') ? textsInFunction(file, text) : textsInSource(file, text)
  })
}
