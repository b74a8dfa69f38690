// Pictures that did not get through with a form: what the borrower reads about them, and what the form then asks for.

import type { ProblemShown } from '../../ui/note.tsx'

/** Pictures that did not get through: what the form says of them, and asks. */
export interface LostPictures {
  readonly count: number
  /** Why the first of them was not taken; null where they were not chosen again, or were too many. */
  readonly problem: ProblemShown | null
  readonly tooMany: boolean
}

/** What the form sends beside its pictures once some were lost: how many there should be, and that it goes without them. */
export const expectedField = 'pictures-expected'
export const withoutField = 'without-pictures'
