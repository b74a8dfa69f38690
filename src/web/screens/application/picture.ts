// Takes the picture of one side of an identity document and answers, as data, where it lies or why it was not taken; no screen.

import type { ActionFunctionArgs } from 'react-router'
import { identityImageField } from '../../../contracts/application.ts'
import { pictureSides } from '../../../core/application/application-fields.ts'
import { apiContext } from '../../request-context.ts'

/** Answers `{url}` or `{refused}`: the server's sentence in the borrower's language, empty where it sent none. */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<Response> {
  const file = (await request.formData()).get('picture')
  const side = pictureSides.find((known) => known === url.searchParams.get('side')) ?? 'front'
  const bytes = new Uint8Array(file instanceof File ? await file.arrayBuffer() : [])
  const files = [{ field: identityImageField, bytes }]
  const stored = await context.get(apiContext).uploadIdentityImage({ side }, { files })
  if (stored.ok) return Response.json({ url: stored.data.url })
  const { kind, message } = stored.problem
  const status = { signedOut: 401, refused: 422, badInput: 422, busy: 503, failed: 503, offline: 503, slow: 503 }[kind]
  return Response.json({ refused: message }, { status })
}
