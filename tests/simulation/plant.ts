// Plants a mistake in a source text: the place is found by names (a function, and what is named in it), not by how the line reads.

import path from 'node:path'
import { parseSync } from 'vite'
import { childrenOf, isNode, type Node } from '../support/syntax-node.ts'

/** One mistake that a programmer could make. `naming`: identifiers, properties, words or numbers that all stand there. */
export type Change =
  /** The innermost statement that names it is left out. */
  | { readonly drop: 'statement' | 'operand' | 'argument'; readonly naming: string }
  /** Nothing is assigned to it. */
  | { readonly unassigned: string }
  /** Of a sum, a product or a condition only the side that names it is left. */
  | { readonly keep: string }
  /** The innermost condition that names it holds always, or never. */
  | { readonly holds: 'always' | 'never'; readonly naming: string }
  /** The comparison that names it is another one. */
  | { readonly compare: '<' | '<=' | '>' | '>='; readonly naming: string }
  /** Something else is read where this is named. */
  | { readonly read: string; readonly naming: string }
  /** The method is not called: what it was called on stands there alone. */
  | { readonly uncalled: string }
  /** Something else is computed by the statement that names it. */
  | { readonly instead: string; readonly naming: string }
  /** Words of an SQL text inside the function: other spaces and line breaks are the same words. */
  | { readonly sql: string; readonly by: string }

function* within(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

function names(node: Node, wanted: string): boolean {
  const missing = new Set(wanted.split(' '))
  for (const one of within(node)) {
    if (one.type === 'Identifier') missing.delete(String(one.name))
    if (one.type === 'Literal') missing.delete(String(one.value))
  }
  return missing.size === 0
}

function isFunctionNamed(node: Node, name: string): boolean {
  const isNamed = (id: unknown): boolean => isNode(id) && id.name === name
  if (node.type === 'FunctionDeclaration') return isNamed(node.id)
  const holdsFunction = isNode(node.init) && /^(Arrow)?Function/.test(node.init.type)
  return node.type === 'VariableDeclarator' && holdsFunction && isNamed(node.id)
}

/** The function of that name in the text of a file; null where it has none. Throws where it has two. */
function functionNamed(source: string, file: string, name: string): Node | null {
  const { program } = parseSync(path.basename(file), source)
  const found = [...within(program as unknown as Node)].filter((node) => isFunctionNamed(node, name))
  if (found.length > 1) throw new Error(`${name} stands ${found.length} times in one file`)
  return found[0] ?? null
}

const joining = ['+', '-', '*', '/', '&&', '||', '??']
const comparing = ['<', '<=', '>', '>=']
const isStatement = ({ type }: Node): boolean =>
  (type.endsWith('Statement') || type === 'VariableDeclaration') && type !== 'BlockStatement'

/** Of the nodes that name it, those within which no other of them does. */
function innermost(nodes: readonly Node[]): Node[] {
  return nodes.filter(
    (node) => !nodes.some((other) => other !== node && other.start >= node.start && other.end <= node.end),
  )
}

/** What a change replaces: from, to, and by what. */
type Edit = readonly [start: number, end: number, by: string]

function conditionOf(node: Node): Node | null {
  const { type, test } = node
  return (type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test) ? test : null
}

function dropped(all: readonly Node[], source: string, { drop, naming }: { drop: string; naming: string }): Edit[] {
  if (drop === 'statement') {
    // An `if` whose only act is the statement goes with it: what it refuses is what is named.
    const statements = innermost(all.filter((node) => isStatement(node) && names(node, naming)))
    return statements.map(({ start, end }) => {
      const guard = all.find(
        (node) => isNode(node.consequent) && node.type === 'IfStatement' && node.consequent.start === start,
      )
      return guard === undefined ? [start, end, ''] : [guard.start, guard.end, '']
    })
  }
  if (drop === 'argument') {
    const given = all.flatMap((node) =>
      node.type === 'CallExpression' ? (node.arguments as Node[]).map((one) => ({ node, one })) : [],
    )
    const named = innermost(given.filter(({ one }) => names(one, naming)).map(({ one }) => one))
    return given
      .filter(({ one }) => named.includes(one))
      .map(({ node, one }) => {
        const others = (node.arguments as Node[]).filter((other) => other !== one)
        const [first] = node.arguments as Node[]
        const text = others.map(({ start, end }) => source.slice(start, end)).join(', ')
        return [first?.start ?? node.start, (node.arguments as Node[]).at(-1)?.end ?? node.end, text]
      })
  }
  return sidesNaming(all, naming).map(({ node, other }) => [node.start, node.end, source.slice(other.start, other.end)])
}

/** The innermost sides of sums, products and conditions that name it, with what stands on the other side. */
function sidesNaming(all: readonly Node[], naming: string): { node: Node; side: Node; other: Node }[] {
  const joined = all.filter(
    (node) => joining.includes(String(node.operator)) && isNode(node.left) && isNode(node.right),
  )
  const sides = joined.flatMap((node) => [
    { node, side: node.left as Node, other: node.right as Node },
    { node, side: node.right as Node, other: node.left as Node },
  ])
  const named = innermost(sides.filter(({ side }) => names(side, naming)).map(({ side }) => side))
  return sides.filter(({ side }) => named.includes(side))
}

function editsOf(change: Change, body: Node, source: string): Edit[] {
  const all = [...within(body)].filter((node) => node !== body)
  if ('drop' in change) return dropped(all, source, change)
  if ('keep' in change)
    return sidesNaming(all, change.keep).map(({ node, side }) => [
      node.start,
      node.end,
      source.slice(side.start, side.end),
    ])
  if ('unassigned' in change) {
    const assigns = ({ type, expression }: Node): boolean =>
      type === 'ExpressionStatement' &&
      isNode(expression) &&
      isNode(expression.left) &&
      names(expression.left, change.unassigned)
    return all.filter(assigns).map(({ start, end }) => [start, end, ''])
  }
  if ('uncalled' in change)
    return all.flatMap((node): Edit[] => {
      const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : null
      if (callee === null || !isNode(callee.property) || !isNode(callee.object)) return []
      if (callee.property.name !== change.uncalled) return []
      return [[node.start, node.end, source.slice(callee.object.start, callee.object.end)]]
    })
  if ('sql' in change) return wordsIn(source, body, change)
  const { naming } = change
  if ('holds' in change) {
    const tests = innermost(all.flatMap((node) => conditionOf(node) ?? []).filter((test) => names(test, naming)))
    return tests.map(({ start, end }) => [start, end, String(change.holds === 'always')])
  }
  if ('compare' in change) {
    const compared = innermost(all.filter((node) => comparing.includes(String(node.operator)) && names(node, naming)))
    return compared.map((node) => {
      const [left, right] = [node.left as Node, node.right as Node]
      const side = ({ start, end }: Node): string => source.slice(start, end)
      return [node.start, node.end, `${side(left)} ${change.compare} ${side(right)}`]
    })
  }
  if ('read' in change) {
    const isRead = (node: Node): boolean =>
      node.type === 'MemberExpression' && isNode(node.property) && node.property.name === naming
    return all.filter(isRead).map(({ start, end }) => [start, end, change.read])
  }
  const statements = innermost(all.filter((node) => isStatement(node) && names(node, naming)))
  return statements.map(({ start, end }) => [start, end, change.instead])
}

function wordsIn(
  source: string,
  { start, end }: Pick<Node, 'start' | 'end'>,
  { sql, by }: { sql: string; by: string },
): Edit[] {
  const words = sql.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = source.slice(start, end).matchAll(new RegExp(words.join('\\s+'), 'g'))
  return [...found].map(({ index, 0: text }) => [start + index, start + index + text.length, by])
}

/** Where a function of the database or a table stands in an SQL text: all of it, or from `create table` to its end. */
function sqlNamed(source: string, name: string): Pick<Node, 'start' | 'end'> | null {
  const table = new RegExp(`create table ${name} \\([\\s\\S]*?\\n\\);`).exec(source)
  if (table !== null) return { start: table.index, end: table.index + table[0].length }
  return source.includes(`create function ${name}(`) ? { start: 0, end: source.length } : null
}

const isSql = (file: string): boolean => file.endsWith('.sql')

/** Whether a file has what a bug names: a function, a table, or a function of the database. */
export function has(source: string, file: string, name: string): boolean {
  if (!source.includes(name)) return false
  return (isSql(file) ? sqlNamed(source, name) : functionNamed(source, file, name)) !== null
}

/** The source with the mistake in it. Throws where `name` is not there, or where the change fits no place or several. */
export function plantIn(source: string, file: string, name: string, change: Change): string {
  const body = isSql(file) ? null : functionNamed(source, file, name)
  const text = isSql(file) ? sqlNamed(source, name) : body
  if (text === null) throw new Error(`there is no ${name}`)
  const edits = body !== null ? editsOf(change, body, source) : 'sql' in change ? wordsIn(source, text, change) : []
  const [edit] = edits
  if (edit === undefined || edits.length > 1) {
    throw new Error(`${JSON.stringify(change)} fits ${edits.length} places of ${name}; it has to name one`)
  }
  const [start, end, by] = edit
  return source.slice(0, start) + by + source.slice(end)
}
