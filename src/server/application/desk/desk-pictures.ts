// Pictures of identity documents at the desk: decrypted for the officer who decides the application, each view in the audit log.

import type { DeskOutput } from '../../../contracts/desk-endpoints.ts'
import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { mayDo } from '../../../core/officer/rights.ts'
import type { Deps } from '../../deps.ts'
import { type DeskCall, type DeskReader, deskMoment } from '../../officer/call/door.ts'
import { identityPictures } from '../form/application-store.ts'
import { findReview } from '../review/review-answer.ts'

/** The pictures that count now, which may be newer than the question; none for officers who do not decide. */
export async function picturesFor(
  { db, deps, officer }: Pick<DeskCall, 'db' | 'deps' | 'officer'>,
  borrowerId: string,
): Promise<DeskOutput<'readApplicationReview'>['pictures']> {
  if (!mayDo(officer.role, 'decideApplication')) return []
  const own = await identityPictures(db, borrowerId)
  return await Promise.all(
    own.map(async ({ side, createdAt, name }) => ({
      side,
      savedAt: deskMoment(deps, createdAt),
      opens: (await openPicture(deps, name, borrowerId)) !== null,
    })),
  )
}

/** Null where the file is gone, or its seal is broken: both are told to the log, and the page asks for the picture again. */
async function openPicture(deps: Deps, name: string, borrowerId: string): Promise<Uint8Array | null> {
  const sealed = await deps.uploads.get(name)
  if (sealed === null) {
    deps.log.error({ kind: 'identityPicture', reason: 'fileIsGone' }, 'a picture of a document has no file')
    return null
  }
  try {
    return deps.fieldCipher.openBytes(sealed, borrowerId)
  } catch (error) {
    deps.log.error(
      { kind: 'identityPicture', reason: 'sealIsBroken', err: error },
      'a picture of a document cannot be opened',
    )
    return null
  }
}

/** APPLICATION-23. `notFound` where a person was not asked, and where there is no picture of the side. */
export const readIdentityPicture: DeskReader<'readIdentityPicture'> = async ({ applicationId, side }, call) => {
  const { db, deps, act } = call
  const found = await findReview(db, applicationId)
  if (found === null) return deny('notFound')
  const { borrowerId } = found.newest
  const picture = (await identityPictures(db, borrowerId)).find((one) => one.side === side)
  if (picture === undefined) return deny('notFound')
  const content = await openPicture(deps, picture.name, borrowerId)
  await act({
    act: 'readIdentityPicture',
    subject: applicationId,
    borrowerId,
    after: { side, opened: content !== null },
  })
  if (content === null) return cannot('pictureDoesNotOpen')
  return { mediaType: picture.mediaType, saveAs: null, content }
}
