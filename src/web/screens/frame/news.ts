// Whether there is news for an open page: asked by the page itself, answered as a mark; no screen.

import type { LoaderFunctionArgs } from 'react-router'
import { newsOf, newsOfOrder, orderMark, ordersMark, tasksMark } from '../../news/news-marks.ts'
import { markStamp } from '../../page/page-data.ts'
import { readId } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import { stampHeader } from '../../page/wake-request.ts'

/** Asked by the page itself: it does not count as use of the session. 503 where the server could not be
 * asked, 404 for an order that does not exist or is another borrower's. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext)
  const orderId = readId(url.searchParams.get(newsOfOrder))
  if (url.searchParams.get(newsOf.name) === newsOf.orders) {
    const listed = orProblem(await api.listOrders({}, { unattended: true }), context)
    return listed.problem === null ? markAnswer(ordersMark(listed.data)) : Response.json(null, { status: 503 })
  }
  if (orderId === '') {
    const home = orProblem(await api.getHome({}, { unattended: true }), context)
    return home.problem === null ? markAnswer(tasksMark(home.data.tasks)) : Response.json(null, { status: 503 })
  }
  const found = orProblem(await api.getOrder({ orderId }, { unattended: true }), context)
  if (found.problem === null) return markAnswer(orderMark(found.data))
  if (found.problem.kind !== 'refused') return Response.json(null, { status: 503 })
  return Response.json(null, { status: 404, headers: { [stampHeader]: 'gone' } })
}

function markAnswer(mark: string): Response {
  return Response.json({ mark }, { headers: { [stampHeader]: markStamp(mark) } })
}
