// Runs methods of a Dart class as they stand in its file, over stand-ins for the world around them: the parse tree of Dart's grammar is
// walked, statement by statement. It knows the part of the language that the kit of Flutter uses, and throws at anything else.

import { DartUri, FormatException, memberOf, type Node, type Scope, stringOf } from './dart-values.ts'
import { matches } from './match-dart.ts'

type Call = (...args: unknown[]) => unknown

class Returned {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

const inner = (scope: Scope): Scope => Object.create(scope) as Scope

function unknown(node: Node): never {
  throw new Error(`run-dart does not know ${node.type}: ${node.text.slice(0, 60)}`)
}

/** A value in a row of siblings is its first node with the selectors after it: `a.b(c)` has no node of its own. */
type Run = readonly [Node, ...Node[]]

/** The values among some siblings; tokens and operators stand between them. */
function runsOf(nodes: readonly Node[]): Run[] {
  const runs: [Node, ...Node[]][] = []
  for (const node of nodes) {
    if (!node.isNamed || /^(comment|const_builtin)$|_operator$/.test(node.type)) continue
    if (node.type === 'selector') runs.at(-1)?.push(node)
    else runs.push([node])
  }
  return runs
}

async function valuesOf(nodes: readonly Node[], scope: Scope): Promise<unknown[]> {
  const values = []
  for (const run of runsOf(nodes)) values.push(await evaluate(run, scope))
  return values
}

/** The one value among some siblings. */
async function theValue(nodes: readonly Node[], scope: Scope): Promise<unknown> {
  const [run, ...more] = runsOf(nodes)
  if (run === undefined || more.length > 0) throw new Error('run-dart expected one value')
  return await evaluate(run, scope)
}

async function evaluate([first, ...selectors]: Run, scope: Scope): Promise<unknown> {
  let value = await primary(first, scope)
  for (const selector of selectors) {
    const [part] = selector.children
    if (part?.type === 'unconditional_assignable_selector') value = memberOf(value, part.children.at(-1)?.text ?? '')
    else if (part?.type === 'argument_part') value = await (value as Call)(...(await argumentsOf(part, scope)))
    else unknown(selector)
  }
  return value
}

/** Arguments in their order; the named ones stand behind them, in one object. */
async function argumentsOf(part: Node, scope: Scope): Promise<unknown[]> {
  const [list] = part.children
  const given: unknown[] = []
  const named: Record<string, unknown> = {}
  for (const argument of list?.children ?? []) {
    if (argument.type === 'argument') given.push(await theValue(argument.children, scope))
    if (argument.type !== 'named_argument') continue
    const [label, ...rest] = argument.children
    named[label?.children[0]?.text ?? ''] = await theValue(rest, scope)
  }
  return Object.keys(named).length === 0 ? given : [...given, named]
}

async function primary(node: Node, scope: Scope): Promise<unknown> {
  const { type, text, children } = node
  switch (type) {
    case 'identifier':
      if (!(text in scope)) throw new Error(`run-dart knows no ${text}`)
      return scope[text]
    case 'null_literal':
      return null
    case 'true':
    case 'false':
      return type === 'true'
    case 'decimal_integer_literal':
      return Number(text)
    case 'string_literal':
      return await textOf(node, scope)
    case 'parenthesized_expression':
    case 'await_expression':
      return await theValue(children, scope)
    case 'record_literal': {
      const fields = []
      for (const field of children)
        if (field.type === 'record_field') fields.push(await theValue(field.children, scope))
      return fields
    }
    case 'set_or_map_literal':
      return new Set(await valuesOf(children, scope))
    case 'unary_expression': {
      const value = await theValue(children, scope)
      return children[0]?.type === 'prefix_operator' ? !value : value
    }
    case 'equality_expression': {
      const [left, right] = await valuesOf(children, scope)
      const isNot = children.some((one) => one.type === 'equality_operator' && one.text === '!=')
      return (left === right) !== isNot
    }
    case 'logical_and_expression':
    case 'logical_or_expression':
    case 'if_null_expression': {
      let value: unknown
      for (const run of runsOf(children)) {
        value = await evaluate(run, scope)
        if (type === 'if_null_expression' ? value !== null : value === (type === 'logical_or_expression')) return value
      }
      return value
    }
    case 'assignment_expression': {
      const [name, ...rest] = children
      const value = await theValue(rest, scope)
      let owner = scope
      while (!Object.hasOwn(owner, name?.text ?? '')) owner = Object.getPrototypeOf(owner) as Scope
      owner[name?.text ?? ''] = value
      return value
    }
    default:
      return unknown(node)
  }
}

/** A text with what stands in it: `$name` and `${value}`. */
async function textOf({ text, children, startIndex }: Node, scope: Scope): Promise<string> {
  const isRaw = text.startsWith('r')
  if (isRaw) return text.slice(2, -1)
  let [said, at] = ['', 1]
  for (const part of children.filter((one) => one.type === 'template_substitution')) {
    const name = part.children.find((one) => one.type === 'identifier_dollar_escaped')
    const value = name === undefined ? await theValue(part.children, scope) : scope[name.text]
    said += text.slice(at, part.startIndex - startIndex) + stringOf(value)
    at = part.endIndex - startIndex
  }
  return said + text.slice(at, -1)
}

/** Does a statement; a {@link Returned} ends the method. */
async function perform(node: Node, scope: Scope): Promise<Returned | null> {
  const { type, children } = node
  switch (type) {
    case 'block':
      return await performAll(children, inner(scope))
    case 'local_variable_declaration': {
      const [definition] = children
      const parts = definition?.children ?? []
      const equals = parts.findIndex((one) => one.type === '=')
      const name = parts.slice(0, equals === -1 ? undefined : equals).findLast((one) => one.type === 'identifier')
      scope[name?.text ?? ''] = equals === -1 ? null : await theValue(parts.slice(equals), scope)
      return null
    }
    case 'expression_statement':
      await theValue(children, scope)
      return null
    case 'return_statement':
      return new Returned(runsOf(children).length === 0 ? null : await theValue(children, scope))
    case 'if_statement': {
      const [open, close] = [
        children.findIndex((one) => one.type === '('),
        children.findIndex((one) => one.type === ')'),
      ]
      const [then, otherwise] = children.slice(close + 1).filter((one) => one.isNamed)
      const held = inner(scope)
      const branch = (await isTrue(children.slice(open + 1, close), held)) ? then : otherwise
      return branch === undefined ? null : await perform(branch, held)
    }
    case 'try_statement': {
      const [tried, caught] = children.filter((one) => one.type === 'block')
      const wanted = children.find((one) => one.type === 'type_identifier')?.text
      try {
        return tried === undefined ? null : await perform(tried, scope)
      } catch (error) {
        if (caught === undefined || wanted !== 'FormatException' || !(error instanceof FormatException)) throw error
        return await perform(caught, scope)
      }
    }
    case 'switch_statement':
      return await choose(node, scope)
    default:
      return unknown(node)
  }
}

async function performAll(nodes: readonly Node[], scope: Scope): Promise<Returned | null> {
  for (const node of nodes) {
    if (!node.isNamed || /comment$/.test(node.type)) continue
    const returned = await perform(node, scope)
    if (returned !== null) return returned
  }
  return null
}

/** A condition, or `value case pattern when guard`. What the pattern names is known in `scope` then. */
async function isTrue(nodes: readonly Node[], scope: Scope): Promise<boolean> {
  const [at, when] = [nodes.findIndex((one) => one.type === 'case'), nodes.findIndex((one) => one.type === 'when')]
  if (at === -1) return (await theValue(nodes, scope)) === true
  const pattern = nodes[at + 1]
  if (pattern === undefined || !(await matches(pattern, await theValue(nodes.slice(0, at), scope), scope, theValue)))
    return false
  return when === -1 || (await theValue(nodes.slice(when + 1), scope)) === true
}

/** A case of a switch ends where the next one begins: an empty one goes on with the next, as in Dart. */
async function choose({ children }: Node, scope: Scope): Promise<Returned | null> {
  const [asked, block] = children.filter((one) => one.isNamed)
  const value = asked === undefined ? null : await primary(asked, scope)
  let isChosen = false
  for (const one of block?.children ?? []) {
    if (one.type !== 'switch_statement_case') continue
    const colon = one.children.findIndex((part) => part.type === ':')
    const [head, body] = [one.children.slice(0, colon), one.children.slice(colon + 1)]
    const held = inner(scope)
    const when = head.findIndex((part) => part.type === 'when')
    const pattern = head.find((part) => /_pattern$/.test(part.type))
    if (!isChosen)
      isChosen =
        pattern !== undefined &&
        (await matches(pattern, value, held, theValue)) &&
        (when === -1 || (await theValue(head.slice(when + 1), held)) === true)
    if (isChosen && body.length > 0) return await performAll(body, held)
  }
  return null
}

/** What is known everywhere. */
const built = {
  Uri: { parse: DartUri.parse, tryParse: DartUri.tryParse },
  RegExp: (pattern: string) => ({ hasMatch: (text: string) => new RegExp(pattern).test(text) }),
  jsonEncode: (value: unknown) => JSON.stringify(value),
  jsonDecode: (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new FormatException()
    }
  },
}

const below = (node: Node): readonly Node[] => [node, ...node.children.flatMap(below)]
const named = (node: Node | undefined): string => node?.children.find((one) => one.type === 'identifier')?.text ?? ''

/** Every method that some part of a file declares, with the names of what it is given. */
export function methodsIn(
  file: Node,
): Map<string, { readonly given: readonly string[]; readonly body: Node | undefined }> {
  const found = new Map<string, { readonly given: readonly string[]; readonly body: Node | undefined }>()
  for (const { children } of below(file))
    for (const [at, one] of children.entries()) {
      const signature = below(one).find((part) => part.type === 'function_signature')
      if (!/^(method_signature|declaration)$/.test(one.type) || signature === undefined) continue
      const list = signature.children.find((part) => part.type === 'formal_parameter_list')
      const given = (list?.children ?? []).filter((part) => part.type === 'formal_parameter')
      const body = children[at + 1]?.type === 'function_body' ? children[at + 1] : undefined
      found.set(named(signature), { given: given.map((part) => part.children.findLast(isName)?.text ?? ''), body })
    }
  return found
}
const isName = (node: Node): boolean => node.type === 'identifier'

/** The methods of a file, to be called; `world` has what they find around them. */
export function runDart(file: Node, world: Scope): Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>> {
  const scope: Scope = { ...built, ...world }
  const calls: Record<string, (...args: unknown[]) => Promise<unknown>> = {}
  for (const [name, { given, body }] of methodsIn(file)) {
    if (body === undefined) continue
    calls[name] = async (...args) => {
      const own = inner(scope)
      for (const [at, one] of given.entries()) own[one] = args[at]
      const block = body.children.find((part) => part.type === 'block')
      if (block === undefined)
        return await theValue(
          body.children.filter((part) => part.type !== 'async'),
          own,
        )
      return (await perform(block, own))?.value
    }
    scope[name] = calls[name]
  }
  return calls
}
