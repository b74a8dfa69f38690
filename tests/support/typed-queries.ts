// The queries of the source with the rows that they are read as: SQL text and names of fields, as they stand in the code.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.join(import.meta.dirname, '..', '..')

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const node = (value: unknown): Node | null => (isNode(value) ? value : null)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function* within(of: Node): Generator<Node> {
  yield of
  for (const value of Object.values(of))
    for (const child of Array.isArray(value) ? nodes(value) : isNode(value) ? [value] : []) yield* within(child)
}

/** One source file: what it names at its top, and where its imports come from. */
interface Source {
  readonly file: string
  readonly program: Node
  readonly values: ReadonlyMap<string, Node>
  readonly types: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
}

const read = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = read.get(file)
  if (known !== undefined) return known
  const program = parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node
  const values = new Map<string, Node>()
  const types = new Map<string, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  for (const statement of nodes(program.body)) {
    const said = node(statement.declaration) ?? statement
    const from = path.join(path.dirname(file), text(node(statement.source)?.value))
    for (const one of nodes(statement.specifiers)) {
      const local = text(node(one.local)?.name)
      const name = text(node(one.imported)?.name)
      // A door hands on under the name of the store.
      if (statement.type === 'ImportDeclaration') imports.set(local, { from, name })
      else if (statement.source !== null) imports.set(text(node(one.exported)?.name), { from, name: local })
    }
    for (const one of nodes(said.declarations)) {
      const init = node(one.init)
      if (init !== null) values.set(text(node(one.id)?.name), init)
    }
    if (said.type === 'TSInterfaceDeclaration' || said.type === 'TSTypeAliasDeclaration')
      types.set(text(node(said.id)?.name), said)
  }
  const source = { file, program, values, types, imports }
  read.set(file, source)
  return source
}

type Place = { readonly source: Source; readonly node: Node }

/** What a name means in a file: its own, or what it imports, through as many doors as there are. */
function meaning(source: Source, name: string, kind: 'values' | 'types'): Place | null {
  const own = source[kind].get(name)
  if (own !== undefined) return { source, node: own }
  const imported = source.imports.get(name)
  if (imported === undefined || !existsSync(imported.from)) return null
  return meaning(sourceOf(imported.from), imported.name, kind)
}

/** The text of a literal, a template or a name that stands for one; null where it is computed. */
function textOf(source: Source, of: Node): string | null {
  if (of.type === 'Literal') return typeof of.value === 'string' ? of.value : null
  if (of.type === 'Identifier') {
    const found = meaning(source, text(of.name), 'values')
    return found === null ? null : textOf(found.source, found.node)
  }
  if (of.type === 'TSAsExpression') return node(of.expression) === null ? null : textOf(source, of.expression as Node)
  // A list of states from the core: any list will do to learn the columns.
  if (of.type === 'CallExpression' && text(node(of.callee)?.name) === 'sqlList') return "('a')"
  if (of.type !== 'TemplateLiteral') return null
  let whole = ''
  for (const [index, quasi] of nodes(of.quasis).entries()) {
    whole += text((quasi.value as { cooked?: string }).cooked)
    const between = nodes(of.expressions)[index]
    if (between === undefined) continue
    const filled = textOf(source, between)
    if (filled === null) return null
    whole += filled
  }
  return whole
}

/** The names of a type's fields; null where they cannot be told. */
function fieldsOf(source: Source, of: Node): string[] | null {
  const all = (parts: readonly (string[] | null)[]): string[] | null =>
    parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
  const bodyOf = (members: readonly Node[]): string[] =>
    members
      .filter(({ type, optional }) => type === 'TSPropertySignature' && optional !== true)
      .map((member) => text(node(member.key)?.name))
  if (of.type === 'TSTypeLiteral') return bodyOf(nodes(of.members))
  if (of.type === 'TSIntersectionType') return all(nodes(of.types).map((type) => fieldsOf(source, type)))
  if (of.type === 'TSInterfaceDeclaration') {
    const parents = nodes(of.extends).map((parent) => named(source, text(node(parent.expression)?.name), parent))
    return all([...parents, bodyOf(nodes(node(of.body)?.body))])
  }
  if (of.type === 'TSTypeAliasDeclaration') return fieldsOf(source, of.typeAnnotation as Node)
  if (of.type === 'TSTypeReference') return named(source, text(node(of.typeName)?.name), of)
  return null
}

function named(source: Source, name: string, reference: Node): string[] | null {
  const given = nodes(node(reference.typeArguments)?.params)
  const [of, keys] = given
  if (of !== undefined && ['Readonly', 'Required'].includes(name)) return fieldsOf(source, of)
  if (of !== undefined && keys !== undefined && ['Pick', 'Omit'].includes(name)) {
    const listed = (keys.type === 'TSUnionType' ? nodes(keys.types) : [keys]).map((key) =>
      text(node(key.literal)?.value),
    )
    const fields = fieldsOf(source, of)
    return name === 'Pick' ? listed : (fields?.filter((field) => !listed.includes(field)) ?? null)
  }
  const found = given.length === 0 ? meaning(source, name, 'types') : null
  return found === null ? null : fieldsOf(found.source, found.node)
}

export interface TypedQuery {
  /** File and line. */
  readonly at: string
  /** The row as the code writes its type. */
  readonly row: string
  /** Null where the text is put together while the product runs. */
  readonly sql: string | null
  /** Null where the type is more than names of fields; `oneColumn` where it is that of a column, whatever the column is called. */
  readonly fields: readonly string[] | typeof oneColumn | null
}

export const oneColumn = 'one column'

const methods = ['query', 'first', 'value', 'column']

/** Every `query<Row>(…)`, `first<Row>(…)`, `value<T>(…)` and `column<T>(…)` of the server. */

export function typedQueries(): TypedQuery[] {
  const files = globSync('src/server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  return files.sort().flatMap((relative) => {
    const file = path.join(root, relative)
    const lines = readFileSync(file, 'utf8')
    if (!methods.some((method) => lines.includes(`.${method}<`))) return []
    const source = sourceOf(file)
    return [...within(source.program)].flatMap((call): TypedQuery[] => {
      const [row] = nodes(node(call.typeArguments)?.params)
      const [statement] = nodes(call.arguments)
      const method = text(node(node(call.callee)?.property)?.name)
      const isTyped = methods.includes(method) && row !== undefined && statement !== undefined
      if (call.type !== 'CallExpression' || !isTyped) return []
      const ofColumn = method === 'value' || method === 'column'
      const at = `${relative}:${lines.slice(0, call.start).split('\n').length}`
      const written = lines.slice(row.start, row.end as number)
      return [
        { at, row: written, sql: textOf(source, statement), fields: ofColumn ? oneColumn : fieldsOf(source, row) },
      ]
    })
  })
}
