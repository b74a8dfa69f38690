// A form with pictures: addresses of those sent before, and files where no script has sent them yet, stored before the form is sent.

import type { Api, CallOptions, Problem, Result } from '../../../contracts/client.ts'
import { complaintImageField } from '../../../contracts/complaint.ts'
import { readId } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, orProblem } from '../../page/request-context.ts'
import { keyed, keyForAgain, shown, statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { expectedField, type LostPictures, withoutField } from './lost-pictures.ts'

interface PicturesInForm {
  /** Addresses of ours. */
  readonly sent: readonly string[]
  /** Files of the plain field, which is there only until React runs. */
  readonly files: readonly File[]
  /** How many were chosen for an attempt that lost some: fewer go only where the borrower says so. */
  readonly expected: number
}

function readPictures(form: FormData): PicturesInForm {
  const joined = form.get('images')
  const sent = typeof joined === 'string' ? joined.split(',').filter((url) => /^\/uploads\/[\w.]{1,80}$/.test(url)) : []
  // An empty file stands for none.
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  const before = form.get(withoutField) === '1' ? 0 : Number(form.get(expectedField) ?? 0)
  const there = sent.length + files.length
  return { sent, files, expected: Number.isSafeInteger(before) ? Math.max(before, there) : there }
}

/**
 * Stores what came with the form. Answers the addresses of all that are with us now, and what was lost on the way, of this attempt or
 * of the one before: then nothing else is to be sent.
 */
async function keepPictures(api: Api, chosen: PicturesInForm, atMost: number) {
  const { sent, files, expected } = chosen
  const lost = (count: number, why: Partial<LostPictures>) => ({ count, problem: null, tooMany: false, ...why })
  if (sent.length + files.length > atMost) {
    return { pictures: sent, lost: lost(files.length, { tooMany: true }), problem: null }
  }
  const { pictures, problem } = await storePictures(api, chosen)
  const missing = expected - pictures.length
  if (missing <= 0) return { pictures, lost: null, problem: null }
  return { pictures, lost: lost(missing, { problem: shown(problem) }), problem }
}

/** Why a form with pictures was not sent, and what stands in it again beside its own fields. */
export interface PicturesNotSent {
  /** Null where it is about pictures that were lost. */
  readonly problem: ProblemShown | null
  readonly lost: LostPictures | null
  readonly pictures: readonly string[]
  /** The idempotency key of an attempt whose outcome is unknown: the retry sends it again. */
  readonly key: string | null
}

interface Sending<Sent, Own> {
  readonly atMost: number
  /** The form's own fields as they were typed, and that none of them is wrong. */
  readonly own: Own
  /** `images` are the addresses of the pictures, as the call takes them. */
  readonly send: (images: string, options: CallOptions) => Promise<Result<Sent>>
  /** Which of the own fields carries the refusal. */
  readonly about: (problem: Problem) => Partial<Own>
}

/** Stores the pictures that came with a form, then sends it. Without a session it leads to the login. */
export async function sendWithPictures<Sent, Own extends object>(
  form: FormData,
  context: Context,
  { atMost, own, send, about }: Sending<Sent, Own>,
): Promise<{ readonly sent: Sent } | { readonly notSent: PicturesNotSent & Own; readonly status: number }> {
  const key = readId(form.get('key'))
  const { pictures, lost, problem: notStored } = await keepPictures(context.get(apiContext), readPictures(form), atMost)
  if (notStored?.kind === 'signedOut') throw leaveToLogin(context)
  const again = { ...own, problem: null, lost, pictures, key: null }
  if (lost !== null) return { notSent: again, status: notStored === null ? 422 : statusOf(notStored) }
  const { data: sent, problem } = orProblem(await send(pictures.join(','), keyed(key)), context)
  if (problem === null) return { sent }
  const why = { problem: shown(problem), key: keyForAgain(problem, key), ...about(problem) }
  return { notSent: { ...again, ...why }, status: statusOf(problem) }
}

/** Stores the files, one after another. Answers all addresses, or why one was not taken, with those that were. */
async function storePictures(
  api: Api,
  { sent, files }: Pick<PicturesInForm, 'sent' | 'files'>,
): Promise<{ readonly pictures: readonly string[]; readonly problem: Problem | null }> {
  const pictures = [...sent]
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const stored = await api.uploadComplaintImage({}, { files: [{ field: complaintImageField, bytes }] })
    if (!stored.ok) return { pictures, problem: stored.problem }
    pictures.push(stored.data.url)
  }
  return { pictures, problem: null }
}
