// 'Send', read from the form: pictures that came with it are stored first, then the case is opened.

import { data, type RouterContextProvider, replace } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import { complaintImageField } from '../../../contracts/complaint.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { imagesMax, textMaxCharacters } from '../../../core/complaint/complaint.ts'
import { readId } from '../../page-query.ts'
import { apiContext, leaveToLogin, withCommon } from '../../request-context.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { sentParam } from './form-view.ts'

type Context = Readonly<RouterContextProvider>

/** Why nothing was sent, and what stands in the form again. */
export interface NotSent {
  /** Null where more pictures were chosen than a complaint takes. */
  readonly problem: ProblemShown | null
  /** True where the words are what is wrong. */
  readonly aboutText: boolean
  readonly text: string
  readonly pictures: readonly string[]
  /** The key of an attempt of which nobody knows how it ended: sent again with the next one. */
  readonly key: string | null
}

/** The description as it counts: a browser's own line breaks, and what goes beyond the limit ignored (spec section 5). */
export function readDescription(unchecked: FormDataEntryValue | null): string {
  const typed = typeof unchecked === 'string' ? unchecked.replaceAll('\r\n', '\n') : ''
  return [...typed].slice(0, textMaxCharacters).join('')
}

function picturesIn(form: FormData): string[] {
  const joined = form.get('images')
  if (typeof joined !== 'string') return []
  return joined
    .split(',')
    .filter((url) => /^\/uploads\/[\w.]{1,80}$/.test(url))
    .slice(0, imagesMax)
}

/** Files of the plain field, which is there only until React runs. An empty one stands for none. */
function filesIn(form: FormData): File[] {
  return form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
}

const aboutTheText: readonly string[] = [refusalCodes.complaintIsEmpty, refusalCodes.complaintIsTooLong]

/** Opens the case and answers the page that says so; its way back leads to the first page, not to the form. */
export async function sendComplaint(request: Request, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const text = readDescription(form.get('text'))
  const pictures = picturesIn(form)
  const files = filesIn(form)
  const key = readId(form.get('key'))
  const notSent = (problem: ProblemShown | null, status: number, more: Partial<NotSent> = {}) =>
    data<NotSent>({ problem, aboutText: false, text, pictures, key: null, ...more }, status)
  const refused = (problem: Problem) => {
    const { kind, message, code } = problem
    if (kind === 'signedOut') throw leaveToLogin(context)
    const isUncertain = kind === 'offline' || kind === 'slow' || kind === 'failed'
    const more = { aboutText: aboutTheText.includes(code), key: isUncertain && key !== '' ? key : null }
    return notSent({ kind, message }, isUncertain || kind === 'busy' ? 503 : 422, more)
  }

  if (pictures.length + files.length > imagesMax) return notSent(null, 422)
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const stored = await api.uploadComplaintImage({}, { files: [{ field: complaintImageField, bytes }] })
    if (!stored.ok) return refused(stored.problem)
    pictures.push(stored.data.url)
  }
  const subType = readId(form.get('subType'))
  const result = await api.saveComplaint(
    {
      type: readId(form.get('type')),
      text,
      images: pictures.join(','),
      orderId: readId(form.get('orderId')),
      ...(subType === '' ? {} : { subType }),
    },
    key === '' ? {} : { idempotencyKey: key },
  )
  if (!result.ok) return refused(result.problem)
  return replace(withCommon(context, addresses.complaintNext, { [sentParam]: result.data.caseId }), 303)
}
