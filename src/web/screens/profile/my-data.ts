// The copy of the borrower's data as a file: handed to the browser to be kept, shown nowhere.

import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import { privacyAddress } from './privacy-view.ts'

/** Where it cannot be made, the page that led here says so. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { data: copy } = orProblem(await context.get(apiContext).exportData({}), context)
  if (copy === null) return redirect(context, privacyAddress(context, 'copyFailed'))
  return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${copy.madeAt.slice(0, 10)}.json"`,
    },
  })
}
