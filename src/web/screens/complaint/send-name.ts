// 'Send' of a new name, read from the form: pictures that came with it are stored first, then the case is opened.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { claimImagesMax } from '../../../core/complaint/complaint.ts'
import { replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, withCommon } from '../../page/request-context.ts'
import { statusOf, typedLine } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import type { LostPictures } from './lost-pictures.ts'
import { keepPictures, readPictures } from './pictures-in-form.ts'

/** Why nothing was sent, and what stands in the form again. */
export interface NameNotSent {
  /** Null where it is about pictures that were lost. */
  readonly problem: ProblemShown | null
  /** What the problem is about; null for neither. */
  readonly about: 'name' | 'pictures' | null
  readonly lost: LostPictures | null
  readonly name: string
  readonly pictures: readonly string[]
}

/** Opens the case, or finds the one that waits; answers the page that says so. */
export async function sendName(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const name = typedLine(form, 'fullName')
  const kept = await keepPictures(api, readPictures(form), claimImagesMax)
  const { pictures, lost } = kept
  const notSent = (why: Partial<NameNotSent>, status: number) =>
    data<NameNotSent>({ problem: null, about: null, lost: null, name, pictures, ...why }, status)
  if (kept.problem?.kind === 'signedOut') throw leaveToLogin(context)
  if (lost !== null) return notSent({ lost }, kept.problem === null ? 422 : statusOf(kept.problem))
  // Without a key: while one waits, asking again is asking once.
  const result = await api.askNameChange({ fullName: name, images: pictures.join(',') })
  if (result.ok) return replace(context, withCommon(context, addresses.myName, {}), 303)
  const { problem } = result
  const { kind, message, fields } = problem
  if (kind === 'signedOut') throw leaveToLogin(context)
  const about = fields.includes('fullName') ? 'name' : fields.includes('problemImage') ? 'pictures' : null
  return notSent({ problem: { kind, message }, about }, statusOf(problem))
}
