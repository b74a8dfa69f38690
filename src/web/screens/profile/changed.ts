// What was just changed on another page, as the own page says it.

export const changedParam = 'changed'
const changes = ['phone', 'address', 'emailRemoved'] as const
export type Changed = (typeof changes)[number]

/** What an address says was changed, while it still holds; null for anything else. A removed e-mail address may be followed by a new one. */
export function changedIn(query: URLSearchParams, profile: { readonly maskedEmail: string } | null): Changed | null {
  const changed = changes.find((change) => change === query.get(changedParam)) ?? null
  return changed === 'emailRemoved' && profile?.maskedEmail !== '' ? null : changed
}
