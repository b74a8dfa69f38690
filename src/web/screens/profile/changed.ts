// What was just changed on another page, as the own page says it.

import { addresses } from '../../../contracts/addresses.ts'
import { type Context, withCommon } from '../../page/request-context.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'

export const changedParam = 'changed'
const changes = ['phone', 'address', 'emailRemoved'] as const
export type Changed = (typeof changes)[number]

/** The own page, which tells what has just been changed. */
export function meChanged(context: Context, changed: Changed): string {
  return tellingAt(context, withCommon(context, addresses.me, { [changedParam]: changed }))
}

/** What was just changed, while it still holds; null for nothing. A removed e-mail address may be followed by a new one. */
export function changedIn(
  url: URL,
  context: Context,
  profile: { readonly maskedEmail: string } | null,
): Changed | null {
  const told = justDoneIn(url, context, changedParam)
  const changed = changes.find((change) => change === told) ?? null
  return changed === 'emailRemoved' && profile?.maskedEmail !== '' ? null : changed
}
