// Pictures of identity documents at the desk: decrypted for the officer who decides the application, each view in the audit log.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { mayDo } from '../../core/officer/rights.ts'
import { type DeskCall, type DeskReader, deskMoment } from '../officer/door.ts'
import { identityPictures } from './application-store.ts'
import { findReview } from './decided-review.ts'

/** The pictures that count now, which may be newer than the question; none for officers who do not decide. */
export async function picturesFor(
  { db, deps, officer }: Pick<DeskCall, 'db' | 'deps' | 'officer'>,
  borrowerId: string,
): Promise<DeskOutput<'readApplicationReview'>['pictures']> {
  if (!mayDo(officer.role, 'decideApplication')) return []
  const own = await identityPictures(db, borrowerId)
  return own.map(({ side, createdAt }) => ({ side, savedAt: deskMoment(deps, createdAt) }))
}

/** APPLICATION-23. `notFound` where a person was not asked, and where there is no picture of the side. */
export const readIdentityPicture: DeskReader<'readIdentityPicture'> = async ({ applicationId, side }, call) => {
  const { db, deps, act } = call
  const found = await findReview(db, applicationId)
  if (found === null) return deny('notFound')
  const { borrowerId } = found.newest
  const picture = (await identityPictures(db, borrowerId)).find((one) => one.side === side)
  const sealed = picture === undefined ? null : await deps.uploads.get(picture.name)
  if (picture === undefined || sealed === null) return deny('notFound')
  await act({ act: 'readIdentityPicture', subject: applicationId, borrowerId, after: { side } })
  const content = deps.fieldCipher.openBytes(sealed, borrowerId)
  return { mediaType: picture.mediaType, saveAs: null, content }
}
