// Cases and their pictures: copied, and emptied with the account.

import type { Deps } from '../deps.ts'
import { queueErasure } from '../jobs/file-erasure.ts'
import { copied, type OwnData } from '../own-data.ts'
import { eraseCaseMessages } from './case-message-store.ts'
import { eraseCases } from './complaint-store.ts'
import { eraseNameChanges, ownNameChanges } from './name-change-store.ts'
import { eraseImages } from './picture/image-store.ts'

export const complaintData: OwnData<Deps> = {
  room: 'complaint',
  tables: [
    copied(
      'complaint',
      'complaints',
      'opened_at, id',
      `id case_number borrower_id order_id type sub_type body opened_at answer_by answer answered_at
        rating_asked stars rated_at acknowledged_at asked_at reopened_at escalated_at escalated_to`,
    ),
    copied(
      'case_message',
      'caseMessages',
      'position',
      'id complaint_id borrower_id kind from_borrower body images sent_at position',
      { without: { officer_id: 'secrets' } },
    ),
    copied(
      'complaint_image',
      'pictures',
      'created_at, name',
      'name borrower_id complaint_id role position media_type size_bytes created_at erased_at message_id',
    ),
    copied(
      'name_change',
      'nameRequests',
      'asked_at, complaint_id',
      'complaint_id borrower_id asked_at decided_at accepted',
      { without: { secret: 'opened', officer_id: 'secrets' } },
    ),
  ],
  opened: {
    part: 'names',
    async rows(db, deps, borrowerId) {
      const asked = await ownNameChanges(db, deps, borrowerId)
      return asked.map(({ caseId, name, former }) => ({ complaint_id: caseId, name, former }))
    },
  },
  async erase(tx, deps, { borrowerId }) {
    await eraseCases(tx, borrowerId)
    await eraseCaseMessages(tx, borrowerId)
    await eraseNameChanges(tx, borrowerId)
    const pictures = await eraseImages(tx, borrowerId, deps.clock.now())
    for (const name of pictures) await queueErasure(tx, deps, name)
  },
}
