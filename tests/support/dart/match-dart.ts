// Patterns of Dart 3, matched against a value: records, maps with the keys that they name, texts and numbers, and typed names.

import type { Node, Scope } from './dart-values.ts'

/** Reads the one value among some siblings. */
type Reading = (nodes: readonly Node[], scope: Scope) => Promise<unknown>

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Map: isMap,
}

/** What a pattern names is put into `scope`. */
export async function matches(pattern: Node, value: unknown, scope: Scope, read: Reading): Promise<boolean> {
  const { type, text, children } = pattern
  switch (type) {
    case 'constant_pattern':
      return text === '_' || (await read(children, scope)) === value
    case 'variable_pattern': {
      const [kind, name] = [children[0]?.text ?? '', children.findLast((one) => one.type === 'identifier')?.text ?? '']
      const isOf = types[kind]
      if (isOf === undefined) throw new Error(`match-dart does not know the type ${kind}`)
      scope[name] = value
      return isOf(value)
    }
    case 'record_pattern': {
      const parts = children.filter((one) => one.isNamed)
      if (!Array.isArray(value) || value.length !== parts.length) return false
      for (const [at, part] of parts.entries()) if (!(await matches(part, value[at], scope, read))) return false
      return true
    }
    case 'map_pattern': {
      if (!isMap(value)) return false
      const parts = children.filter((one) => one.isNamed)
      for (let at = 0; at < parts.length; at += 2) {
        const [key, wanted] = [parts[at], parts[at + 1]]
        if (key === undefined || wanted === undefined) throw new Error(`match-dart cannot read ${text}`)
        const name = String(await read([key], scope))
        if (!Object.hasOwn(value, name) || !(await matches(wanted, value[name], scope, read))) return false
      }
      return true
    }
    default:
      throw new Error(`match-dart does not know ${type}: ${text}`)
  }
}
