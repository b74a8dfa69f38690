// What was just changed on another page, as the own page says it.

export const changedParam = 'changed'
const changes = ['phone', 'address', 'emailRemoved'] as const
export type Changed = (typeof changes)[number]

/** What an address says was changed; null for anything else. */
export function changedIn(query: URLSearchParams): Changed | null {
  return changes.find((change) => change === query.get(changedParam)) ?? null
}
