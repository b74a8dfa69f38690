// Which room reads whose tables, from the statements in its files: downwards as with imports, so that SQL is no way round a door.

import type { Source } from './table-writers.ts'

/** What is checked: the files of the rooms, who owns which table, and the rooms from the ground up. */
export interface Readers {
  readonly sources: readonly Source[]
  readonly roomOf: ReadonlyMap<string, string>
  readonly rooms: readonly string[]
}

/** Statements that read a table of a room above, by file and table, each with the reason why no hook and no door does it. */
const readUpwards: Readonly<Record<string, string>> = {
  'src/server/officer/act/act-store.ts loan_order': 'and those by the key of their borrowers',
  'src/server/officer/act/act-store.ts desk_bulk_loan':
    'the audit of a loan finds the acts on many loans that were proposed and decided with it, page by page',
  'src/server/outbox/own-data.ts borrower': 'the copy of messages needs the number that the borrower has today',
  'src/server/outbox/own-data.ts former_phone': 'and those that were theirs before',
  'src/server/outbox/sms/sms.ts borrower':
    'a message is joined with its wishes and push address by the owner of its number, in one statement',
  'src/server/outbox/sms/sms.ts former_phone':
    'messages to a former number of a deleted account are erased in one statement',
  'src/server/people/own-data.ts consent': 'the stored words of agreements belong to everybody who agreed to them',
  'src/server/payment/claim/payment-claim-store.ts complaint': 'a claim is open as long as its case is',
}

/** Reads that go upwards and are not listed, and lines of the list that nothing needs; a sentence for each that says what to do. */
export function upwardFaults({ sources, roomOf, rooms }: Readers, listed = readUpwards): string[] {
  const found = sources.flatMap(({ file, text }) => {
    const own = rooms.indexOf(/^src\/server\/([^/]+)\//.exec(file)?.[1] ?? '')
    if (own < 0) return []
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
    const read = new Set([...code.matchAll(/\b(?:from|join|using)\s+(\w+)/g)].map(([, table = '']) => table))
    return [...read]
      .filter((table) => rooms.indexOf(roomOf.get(table) ?? '') > own)
      .map((table) => ({ file, table, room: roomOf.get(table) ?? '' }))
  })
  const needed = found.map(({ file, table }) => `${file} ${table}`)
  return [
    ...found
      .filter(({ file, table }) => listed[`${file} ${table}`] === undefined)
      .map(
        ({ file, table, room }) =>
          `${file} reads ${table} of the room ${room}, which stands above: move the statement up, or have ${room} do it by a hook (src/server/hooks.ts).`,
      ),
    ...Object.keys(listed)
      .filter((key) => !needed.includes(key))
      .map((key) => `${key}: nothing reads it there any more. Take it out of readUpwards.`),
  ]
}
