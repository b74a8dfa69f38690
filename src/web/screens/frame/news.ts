// Whether there is news for an open page: asked by the page itself, answered as a mark; no screen.

import type { LoaderFunctionArgs } from 'react-router'
import { newsOf, newsOfOrder, orderMark, ordersMark, tasksMark } from '../../news/news-marks.ts'
import { readId } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'

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
  return Response.json(null, { status: found.problem.kind === 'refused' ? 404 : 503 })
}

function markAnswer(mark: string): Response {
  return Response.json({ mark })
}
