// One picture of an open form, sent by script as soon as it was chosen: taken, and answered as data; no screen.

import type { Result } from '../contracts/client.ts'
import { statusOf } from './failed-call.ts'

/** The name under which script sends it. */
export const pictureField = 'picture'

/** Answers `{url}` or `{refused}`: the server's sentence in the borrower's language, empty where it sent none. */
export async function takePicture(
  request: Request,
  store: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result<{ readonly url: string }>>,
): Promise<Response> {
  const file = (await request.formData()).get(pictureField)
  const stored = await store(new Uint8Array(file instanceof File ? await file.arrayBuffer() : []))
  if (stored.ok) return Response.json({ url: stored.data.url })
  const { kind, message } = stored.problem
  return Response.json({ refused: message }, { status: kind === 'signedOut' ? 401 : statusOf(stored.problem) })
}
