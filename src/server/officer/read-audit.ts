// The audit: what officers did, page by page, for roles with the right to read it.

import { listActs } from './act/act-store.ts'
import { type DeskReader, deskMoment } from './call/desk-call.ts'

export const readAudit: DeskReader<'readAudit'> = async ({ subject, before, limit }, { db, deps }) => {
  const wanted = { subject: subject ?? null, before: before === undefined ? null : Number(before), limit: limit + 1 }
  const found = await listActs(db, wanted)
  const acts = found.slice(0, limit)
  return {
    acts: acts.map(({ at, ...act }) => ({ ...act, at: deskMoment(deps, at) })),
    next: found.length > limit ? String(acts.at(-1)?.id) : null,
  }
}
