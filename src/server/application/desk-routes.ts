// The calls of the desk about applications that a person decides.

import { changes, type DeskRoutes, reads } from '../officer/door.ts'
import { askPapersAgain, checkIdentity, unmaskIdentity } from './check-identity.ts'
import { decideApplicationReview } from './decide-review.ts'
import { listApplicationReviews, readApplicationReview } from './desk-applications.ts'
import { readIdentityPicture } from './desk-pictures.ts'

export const applicationDeskRoutes = {
  listApplicationReviews: reads(listApplicationReviews),
  readApplicationReview: reads(readApplicationReview),
  readIdentityPicture: reads(readIdentityPicture),
  unmaskIdentity: changes(unmaskIdentity),
  checkIdentity: changes(checkIdentity),
  askPapersAgain: changes(askPapersAgain),
  decideApplicationReview: changes(decideApplicationReview),
} satisfies Partial<DeskRoutes>
