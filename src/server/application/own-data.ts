// Applications and what was told in them: copied, told things opened, and gone with the account.

import { formSteps } from '../../core/application/application-fields.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { queueErasure } from '../jobs/file-erasure.ts'
import { type CopiedRow, copied, type OwnData } from '../own-data.ts'
import { eraseApplications, openDetails } from './form/application-store.ts'
import { eraseIdentityWords } from './identity/identity-store.ts'
import { checksOfBorrower, eraseFound, openFound } from './review/check-store.ts'
import { eraseReviews, openEvidence, reviewsOfBorrower } from './review/review-store.ts'

export const applicationData: OwnData<Deps> = {
  room: 'application',
  tables: [
    copied(
      'application',
      'applications',
      'opened_at, id',
      `id borrower_id product_id market principal_minor state opened_at decided_at decision reasons retry_on
        valid_until`,
    ),
    copied('application_details', 'applicationSteps', 'step', 'borrower_id step saved_at', {
      without: { secret: 'opened' },
    }),
    copied(
      'identity_picture',
      'identityPictures',
      'created_at, name',
      'name borrower_id side media_type size_bytes created_at replaced_at',
      { without: { sealed_by: 'secrets' } },
    ),
    copied(
      'application_review',
      'applicationReviews',
      'asked_at, subject_id, kind',
      `subject_id kind borrower_id application_id order_id principal_minor currency asked_at due_by rules
        decided_at approved reason_code note`,
      { without: { secret: 'opened', officer_id: 'secrets' } },
    ),
    copied(
      'application_check',
      'outsideChecks',
      'asked_at, id',
      'id application_id borrower_id kind provider text_hash agreed_at asked_at give_up_at answered_at',
      { without: { secret: 'opened' } },
    ),
    copied(
      'identity_verdict',
      'identityVerdicts',
      'said_at, id',
      'id borrower_id subject_id field verdict note said_at',
      { without: { seen: 'secrets', officer_id: 'secrets' } },
    ),
    copied(
      'identity_request',
      'identityRequests',
      'asked_at, id',
      'id borrower_id subject_id asked note asked_at answer_by',
      { without: { officer_id: 'secrets' } },
    ),
  ],
  opened: { part: 'aboutYou', rows: toldOfOneself },
  async erase(tx, deps, { borrowerId }) {
    await eraseReviews(tx, borrowerId)
    await eraseIdentityWords(tx, borrowerId)
    await eraseFound(tx, borrowerId, deps.clock.now())
    const pictures = await eraseApplications(tx, borrowerId, deps.clock.now())
    for (const name of pictures) await queueErasure(tx, deps, name)
  },
}

/** What was told in applications, opened. Of the document's number the end: a thief of the copy must not be able to use it. */
async function toldOfOneself(db: Queries, deps: Deps, borrowerId: string): Promise<CopiedRow[]> {
  const told: CopiedRow[] = []
  for (const step of formSteps) {
    const opened = await openDetails(db, deps, { borrowerId, step })
    if (opened === null) continue
    const { idNumber, ...details } = opened.details
    told.push({ step, ...details, ...(idNumber === undefined ? {} : { idNumber: `•••• ${idNumber.slice(-4)}` }) })
  }
  for (const review of await reviewsOfBorrower(db, borrowerId)) {
    const evidence = await openEvidence(db, deps, review)
    if (evidence === null) continue
    const { facts, told: details } = evidence
    told.push({ step: 'review', subject: review.subjectId, ...details, facts: { ...facts } })
  }
  for (const check of await checksOfBorrower(db, borrowerId)) {
    const found = await openFound(db, deps, check)
    if (found !== null) told.push({ step: 'outsideCheck', subject: check.applicationId, ...found })
  }
  return told
}
