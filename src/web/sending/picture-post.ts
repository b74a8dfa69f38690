// One picture of an open form, sent by script as soon as it was chosen: taken, and answered as data; no screen.

import type { Problem, Result } from '../../contracts/client.ts'
import { statusOf } from './failed-call.ts'

/** The name under which script sends it. */
export const pictureField = 'picture'

/** In the address by which script takes a sent picture away again. */
export const removalParam = 'remove'

/** Answers `{}` once the picture is gone, or `{refused}` as {@link takePicture} does. */
export async function dropPicture(remove: () => Promise<Result<unknown>>): Promise<Response> {
  const removed = await remove()
  return removed.ok ? Response.json({}) : refusal(removed.problem)
}

/** Answers `{url}` or `{refused}`: the server's sentence in the borrower's language, empty where it sent none. */
export async function takePicture(
  request: Request,
  store: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result<{ readonly url: string }>>,
): Promise<Response> {
  const file = (await request.formData()).get(pictureField)
  const stored = await store(new Uint8Array(file instanceof File ? await file.arrayBuffer() : []))
  if (stored.ok) return Response.json({ url: stored.data.url })
  return refusal(stored.problem)
}

function refusal(problem: Problem): Response {
  const status = problem.kind === 'signedOut' ? 401 : statusOf(problem)
  return Response.json({ refused: problem.message }, { status })
}
