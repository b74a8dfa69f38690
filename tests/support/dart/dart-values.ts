// Values of Dart's own libraries, as far as the kit of Flutter uses them.

/** A node of the parse tree. */
export interface Node {
  readonly type: string
  readonly text: string
  readonly isNamed: boolean
  readonly startIndex: number
  readonly endIndex: number
  readonly children: readonly Node[]
}

/** Names and their values; those of an inner block hide those around it. */
export type Scope = Record<string, unknown>
/** Thrown by `jsonDecode` for what is no JSON. */
export class FormatException extends Error {}

const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443 }
/** RFC 3986, appendix B; Dart reads the parts of every scheme, unlike a browser. */
const parts = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?[^#]*)?(?:#.*)?$/

/** Dart's `Uri`. */
export class DartUri {
  readonly text: string
  readonly scheme: string
  readonly host: string
  readonly port: number
  readonly userInfo: string

  private constructor(text: string, [, scheme = '', authority = '']: RegExpExecArray) {
    this.text = text
    this.scheme = scheme.toLowerCase()
    const at = authority.lastIndexOf('@')
    this.userInfo = authority.slice(0, Math.max(at, 0))
    const [, host = '', port = ''] = /^(.*?)(?::(\d*))?$/.exec(authority.slice(at + 1)) ?? []
    this.host = host.toLowerCase()
    this.port = port === '' ? (defaultPorts[this.scheme] ?? 0) : Number(port)
  }

  static tryParse(text: string): DartUri | null {
    const read = /[\s<>]/.test(text) ? null : parts.exec(text)
    return read === null ? null : new DartUri(text, read)
  }

  static parse(text: string): DartUri {
    const read = DartUri.tryParse(text)
    if (read === null) throw new FormatException()
    return read
  }

  isScheme(scheme: string): boolean {
    return this.scheme === scheme.toLowerCase()
  }
}

/** `value.name`, as Dart's classes have it. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value === 'string' && (name === 'isEmpty' || name === 'isNotEmpty'))
    return (value === '') === (name === 'isEmpty')
  if (value instanceof Set && name === 'contains') return (one: unknown) => value.has(one)
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  if (found === undefined) throw new Error(`dart-values knows no ${name}`)
  return typeof found === 'function' ? found.bind(value) : found
}

/** As a value stands in a text. */
export const stringOf = (value: unknown): string => (value instanceof DartUri ? value.text : String(value))
