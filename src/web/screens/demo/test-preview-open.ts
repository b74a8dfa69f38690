// Opens a page as a sample borrower. The ticket is made at the tap: links of the test page never grow old.

import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from '../../page/page-query.ts'
import { demoOnly, readPersonas } from './demo-desk.ts'
import { previewAddress } from './preview-address.ts'
import { previewLink } from './preview-links.ts'

/** Leads to screens of the list only. `as` names the borrower; anything else means no session. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  demoOnly(context)
  const query = url.searchParams
  const link = previewLink(query.get('to'))
  if (link === null) throw new Response(null, { status: 404 })
  const people = await readPersonas(context)
  const who = people?.find((persona) => persona.name === query.get('as'))
  return redirect(context, previewAddress(link, who?.launch ?? '', query), 303)
}
