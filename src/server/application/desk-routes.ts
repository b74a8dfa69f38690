// The calls of the desk about applications that a person decides.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { askPapersAgain, checkIdentity, unmaskIdentity } from './desk/check-identity.ts'
import { decideApplicationReview } from './desk/decide-review.ts'
import { listApplicationReviews, readApplicationReview } from './desk/desk-applications.ts'
import { readIdentityPicture } from './desk/desk-pictures.ts'

export const applicationDeskRoutes = {
  listApplicationReviews: reads(listApplicationReviews),
  readApplicationReview: reads(readApplicationReview),
  readIdentityPicture: reads(readIdentityPicture),
  unmaskIdentity: changes(unmaskIdentity),
  checkIdentity: changes(checkIdentity),
  askPapersAgain: changes(askPapersAgain),
  decideApplicationReview: changes(decideApplicationReview),
} satisfies Partial<DeskRoutes>
