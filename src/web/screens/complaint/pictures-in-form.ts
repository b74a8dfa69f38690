// The pictures that a form brings: addresses of those sent before, and files where no script has sent them yet.

import type { Api, Problem } from '../../../contracts/client.ts'
import { complaintImageField } from '../../../contracts/complaint.ts'

export interface PicturesInForm {
  /** Addresses of ours. */
  readonly sent: readonly string[]
  /** Files of the plain field, which is there only until React runs. */
  readonly files: readonly File[]
}

export function readPictures(form: FormData): PicturesInForm {
  const joined = form.get('images')
  const sent = typeof joined === 'string' ? joined.split(',').filter((url) => /^\/uploads\/[\w.]{1,80}$/.test(url)) : []
  // An empty file stands for none.
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  return { sent, files }
}

/** Stores the files, one after another. Answers all addresses, or why one was not taken, with those that were. */
export async function storePictures(
  api: Api,
  { sent, files }: PicturesInForm,
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
