// The pictures that a form brings: addresses of those sent before, and files where no script has sent them yet.

import type { Api, Problem } from '../../../contracts/client.ts'
import { complaintImageField } from '../../../contracts/complaint.ts'
import { shown } from '../../sending/failed-call.ts'
import { expectedField, type LostPictures, withoutField } from './lost-pictures.ts'

export interface PicturesInForm {
  /** Addresses of ours. */
  readonly sent: readonly string[]
  /** Files of the plain field, which is there only until React runs. */
  readonly files: readonly File[]
  /** How many were chosen for an attempt that lost some: fewer go only where the borrower says so. */
  readonly expected: number
}

export function readPictures(form: FormData): PicturesInForm {
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
export async function keepPictures(
  api: Api,
  chosen: PicturesInForm,
  atMost: number,
): Promise<{
  readonly pictures: readonly string[]
  readonly lost: LostPictures | null
  readonly problem: Problem | null
}> {
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
