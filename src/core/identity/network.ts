// The networks of an address: what limits count, where one caller can have any number of addresses.

/** The two networks that a limit counts an address under. For IPv4 both are the address: one address may serve a whole town. */
export interface Networks {
  /** What one household or one server has: the IPv4 address, or the /64 of an IPv6 address. */
  readonly near: string
  /** What one customer of a provider can have at most: the /48 of an IPv6 address. */
  readonly wide: string
}

const GROUPS = 8
const NEAR_GROUPS = 4
const WIDE_GROUPS = 3

/**
 * The networks of an address as a socket or a proxy names it. An IPv4 address that is written as IPv6 (`::ffff:a.b.c.d`) is
 * the IPv4 address. A text that is no address is a network of its own.
 */
export function networksOf(address: string): Networks {
  const text = address
    .trim()
    .toLowerCase()
    // A port is another one for each connection: with it, each would be a network of its own.
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const groups = groupsOf(text)
  if (groups === null) return { near: text, wide: text }
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) {
    const ipv4 = groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
    return { near: ipv4, wide: ipv4 }
  }
  return { near: prefixOf(groups, NEAR_GROUPS), wide: prefixOf(groups, WIDE_GROUPS) }
}

function prefixOf(groups: readonly number[], count: number): string {
  const kept = groups.slice(0, count).map((group) => group.toString(16))
  return `${kept.join(':')}::/${count * 16}`
}

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(text: string): number[] | null {
  const halves = withoutDots(text).split('::')
  if (halves.length > 2 || !text.includes(':')) return null
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const written = [...head, ...(tail ?? [])]
  if (!written.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  const missing = GROUPS - written.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const filled = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  return filled.map((group) => Number.parseInt(group, 16))
}

/** Writes the last 32 bits of `::ffff:192.0.2.1` as two groups. */
function withoutDots(text: string): string {
  return text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (whole, ...parts) => {
    const bytes = parts.slice(0, 4).map(Number)
    if (bytes.some((byte) => byte > 255)) return whole
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
