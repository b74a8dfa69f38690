// A hardship plan proposed and signed by two officers of the demo, through the calls of the desk: it then waits for its borrower.

import type { OfficerView } from '../../src/server/demo/officers.ts'

/** Offers a plan that moves the first unpaid payment of a loan to 20 days from today, and begins in `inDays`. `origin` is the borrowers'. */
export async function offerPlan(origin: string, orderId: string, inDays = 0): Promise<void> {
  const officers = (await (await fetch(new URL('/demo/officers', origin))).json()) as readonly OfficerView[]
  const as = (role: OfficerView['role']) => {
    const officer = officers.find((one) => one.role === role)
    if (officer === undefined) throw new Error(`no officer of the role ${role}`)
    return async (path: string, body?: Record<string, unknown>) => {
      const answer = await fetch(new URL(path, officer.launch), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${officer.token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const { data, error } = (await answer.json()) as { data?: Record<string, unknown>; error?: unknown }
      if (data === undefined) throw new Error(`${path}: ${JSON.stringify(error)}`)
      return data
    }
  }
  const [support, manager] = [as('support'), as('manager')]
  const { today, instalments } = (await support(`/desk/loans/${orderId}`)) as {
    readonly today: string
    readonly instalments: readonly { readonly n: number; readonly unpaidMinor: number }[]
  }
  const first = instalments.find(({ unpaidMinor }) => unpaidMinor > 0)
  if (first === undefined) throw new Error(`nothing is unpaid of ${orderId}`)
  const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
  const [fromDate, toDate] = [later(inDays), later(20)]
  const plan = [{ n: first.n, dueDate: toDate }]
  const reason = 'Was in hospital'
  const { id, mark } = await support('/desk/proposals', {
    ...{ kind: 'hardship', subjectId: orderId, fromDate, toDate, plan, reason },
  })
  await manager(`/desk/proposals/${id}/decision`, { approve: true, reason, mark })
}
