// One noun, one room: contract, server, screens and core speak of the same thing under the same name.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const folders = (under: string): string[] =>
  readdirSync(path.join(root, under), { withFileTypes: true })
    // What a checkout of an older tree left behind is no folder of the repository.
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(root, under, entry.name)).length > 0)
    .map(({ name }) => name)

/** What the rooms of the server stand on, and who drives them from outside. */
const ground = ['adapters', 'db', 'demo', 'http', 'jobs', 'messages']
/** Screens without a call of their own: tools of the demo, the frame of every page, and what is only read. */
const readOnlyScreens = ['demo', 'frame', 'legal', 'marketing']
/** The engine that the rooms share: loans as replays, their ledger, markets, and what always holds. */
const engine = ['golden', 'invariants', 'ledger', 'loan', 'market']

interface House {
  readonly rooms: readonly string[]
  readonly serverFolders: readonly string[]
  readonly screenFolders: readonly string[]
  readonly coreFolders: readonly string[]
  /** Name of each call, and the contract file that defines it. */
  readonly calls: Readonly<Record<string, string>>
  /** Room -> the calls that its routes answer. */
  readonly answers: Readonly<Record<string, readonly string[]>>
}

function readHouse(): House {
  const rooms =
    (read('.dependency-cruiser.mjs').match(/^const rooms = \[([^\]]*)\]/m)?.[1] ?? '').match(/[a-z-]+/g) ?? []
  const table = read('src/contracts/endpoints.ts')
  const files = Object.fromEntries(
    [...table.matchAll(/import \* as (\w+) from '\.\/([a-z-]+)\.ts'/g)].map(([, name, file]) => [name, file]),
  )
  const calls = [...table.matchAll(/^ {2}(\w+): (\w+)\.\w+,$/gm)].map(([, call, name = '']) => [
    call,
    files[name] ?? name,
  ])
  const answered = rooms.flatMap((room) => {
    try {
      const routes = read(`src/server/${room}/routes.ts`)
      return [[room, [...routes.matchAll(/^ {2}(\w+): (?:open|signedIn)\b/gm)].map(([, name = '']) => name)] as const]
    } catch {
      return []
    }
  })
  return {
    rooms,
    serverFolders: folders('src/server'),
    screenFolders: folders('src/web/screens'),
    coreFolders: folders('src/core'),
    calls: Object.fromEntries(calls) as Record<string, string>,
    answers: Object.fromEntries(answered),
  }
}

/** The room of a contract file: of its own name, or of the name before a hyphen (`payment-card` is of `payment`). */
function roomOf(file: string, rooms: readonly string[]): string | undefined {
  return rooms.find((room) => file === room) ?? rooms.find((room) => file.startsWith(`${room}-`))
}

function faultsOf({ rooms, serverFolders, screenFolders, coreFolders, calls, answers }: House): string[] {
  const stray = (where: string, names: readonly string[], others: readonly string[]): string[] =>
    names
      .filter((name) => !rooms.includes(name) && !others.includes(name))
      .map(
        (name) =>
          `${where}/${name}: no room has this name; use one of the rooms, or list a new one in .dependency-cruiser.mjs`,
      )
  const answeredBy = Object.fromEntries(
    Object.entries(answers).flatMap(([room, names]) => names.map((name) => [name, room])),
  )
  return [
    ...stray('src/server', serverFolders, ground),
    ...stray('src/web/screens', screenFolders, readOnlyScreens),
    ...stray('src/core', coreFolders, engine),
    ...Object.entries(calls).flatMap(([call, file]) => {
      const room = roomOf(file, rooms)
      if (room === undefined) return [`src/contracts/${file}.ts: no room has this name`]
      const by = answeredBy[call] ?? 'nobody'
      return by === room ? [] : [`${call}: defined in contracts/${file}.ts, so server/${room} answers it, not ${by}`]
    }),
  ]
}

describe('a noun', () => {
  it('has the same name in contract, server, screens and core', () => {
    const house = readHouse()
    expect(Object.keys(house.calls).length).toBeGreaterThan(100)
    expect(faultsOf(house)).toEqual([])
  })

  it.each<[string, Partial<House>, string]>([
    ['a folder of the server', { serverFolders: ['books'] }, 'src/server/books: no room'],
    ['a folder of screens', { screenFolders: ['payway'] }, 'src/web/screens/payway: no room'],
    ['a folder of the core', { coreFolders: ['repayment'] }, 'src/core/repayment: no room'],
    ['a contract', { calls: { getOffer: 'loan' } }, 'src/contracts/loan.ts: no room'],
    ['a call that another room answers', { calls: { getOffer: 'order' } }, 'getOffer: defined in contracts/order.ts'],
    ['a call that nobody answers', { calls: { getNothing: 'offer' } }, 'not nobody'],
  ])('that differs is found in %s', (_where, planted, sentence) => {
    const faults = faultsOf({ ...readHouse(), ...planted })
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.join('\n')).toContain(sentence)
  })
})
