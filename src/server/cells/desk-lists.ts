// Which lists of the desk are one over all cells: by what they are ordered, and what beside the rows is added up.

import type { DeskCallName } from '../../contracts/desk-endpoints.ts'

type Fields = Readonly<Record<string, unknown>>

interface DeskList {
  readonly rows: string
  /** By which field a page goes on. */
  readonly cursor: 'after' | 'before'
  /** The field by which rows are ordered, and how. */
  readonly order: (asked: Fields) => { readonly by: string; readonly way: 'up' | 'down' }
  /** Lists of counts, by the field that tells them apart. */
  readonly counts?: Readonly<Record<string, string>>
  /** Figures that are added up. */
  readonly sums?: readonly string[]
}

const newestBy = (by: string) => () => ({ by, way: 'down' as const })

/** Of fields that are not named, home's stands. */
export const deskLists: Readonly<Partial<Record<DeskCallName, DeskList>>> = {
  listWork: {
    ...{ rows: 'items', cursor: 'after', counts: { counts: 'kind' }, sums: ['mine', 'taken'] },
    order: () => ({ by: 'dueBy', way: 'up' }),
  },
  listCollections: {
    ...{ rows: 'loans', cursor: 'after', counts: { buckets: 'bucket', steps: 'step' }, sums: ['mine'] },
    order: ({ sort }) =>
      sort === 'owed' ? { by: 'owedMinor', way: 'down' } : { by: 'dueSince', way: sort === 'recent' ? 'down' : 'up' },
  },
  listCases: {
    ...{ rows: 'cases', cursor: 'after' },
    order: ({ state }) => (state === 'answered' ? { by: 'answeredAt', way: 'down' } : { by: 'dueBy', way: 'up' }),
  },
  listApplicationReviews: {
    ...{ rows: 'applications', cursor: 'after' },
    order: ({ state }) => (state === 'decided' ? { by: 'decidedAt', way: 'down' } : { by: 'dueBy', way: 'up' }),
  },
  listProposals: { rows: 'proposals', cursor: 'after', order: newestBy('proposedAt') },
  listBulk: { rows: 'bulks', cursor: 'after', order: newestBy('proposedAt') },
  listExportFiles: { rows: 'files', cursor: 'before', order: newestBy('plannedAt') },
  listWebhooks: { rows: 'events', cursor: 'before', order: newestBy('at') },
  readAudit: { rows: 'acts', cursor: 'before', order: newestBy('at') },
  listPortfolioLoans: {
    ...{ rows: 'loans', cursor: 'after' },
    order: ({ order, standing, par }) =>
      order !== 'number' && (par !== undefined || String(standing ?? '').startsWith('late'))
        ? { by: 'daysLate', way: 'down' }
        : { by: 'orderId', way: 'up' },
  },
}

/** Files that have the rows of all cells, each with its cell in the first column. */
export const joinedFiles: ReadonlySet<string> = new Set<DeskCallName>([
  'exportJournal',
  'exportTrialBalance',
  'exportArrears',
  'exportComplaints',
  'exportPortfolio',
])

/** Compares rows as a list does; a row without the field comes last. */
export function rowOrder({ by, way }: ReturnType<DeskList['order']>): (one: Fields, other: Fields) => number {
  const sign = way === 'up' ? 1 : -1
  return (one, other) => {
    const [a, b] = [one[by] ?? null, other[by] ?? null]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -sign : sign
  }
}

/** What stands beside the rows, of all cells together; the first answer is home's. */
export function besideRows(list: DeskList, answers: readonly Fields[]): Fields {
  const [home = {}] = answers
  const sums = (list.sums ?? []).map((name) => [name, answers.reduce((sum, one) => sum + Number(one[name] ?? 0), 0)])
  const counts = Object.entries(list.counts ?? {}).map(([name, by]) => [
    name,
    addedUp(
      answers.flatMap((one) => one[name] as Fields[]),
      by,
    ),
  ])
  return { ...home, ...Object.fromEntries(sums), ...Object.fromEntries(counts) }
}

/** Rows of one kind as one row: numbers are added, and a `true` of one is that of all. */
function addedUp(rows: readonly Fields[], by: string): readonly Fields[] {
  const kinds = Map.groupBy(rows, (row) => row[by])
  return [...kinds.values()].map((same) =>
    same.reduce((sum, row) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => {
          const more = row[name]
          if (typeof value === 'number') return [name, value + Number(more ?? 0)]
          return [name, typeof value === 'boolean' ? value || more === true : value]
        }),
      ),
    ),
  )
}
