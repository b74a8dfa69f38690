// Demo mode: changes the next answers of one call, the way to see refusals, slowness and failure.

import { z } from 'zod'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { endpointList } from '../../contracts/endpoints.ts'
import { pageOfCallHeader } from '../../contracts/page-headers.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { Answer } from '../http/answer.ts'
import type { IncomingCall } from '../http/call.ts'
import type { CallHook } from '../http/pipeline.ts'

/** The body of `POST /demo/answer` (DEMO-4). */
export const plannedAnswer = z
  .strictObject({
    userId: z.string().min(1),
    path: z.string().refine((path) => endpointList.some((call) => call.path === path), 'is no call of /openapi.json'),
    /** Laid over the data of the real answer, in the wire's names. */
    merge: z.record(z.string(), z.unknown()).optional(),
    code: z.union([z.string(), z.int()]).transform(String).optional(),
    message: z.string().optional(),
    http: z.int().min(400).max(599).optional(),
    delayMs: z.int().min(0).max(120_000).optional(),
    drop: z.boolean().optional(),
    times: z.int().min(1).max(1_000).default(1),
  })
  .refine(
    ({ merge, code, http, delayMs, drop }) => [merge, code, http, delayMs, drop].some((given) => given !== undefined),
    'needs merge, code, http, delayMs or drop',
  )
type PlannedAnswer = z.output<typeof plannedAnswer>

/** Thrown instead of an answer: the edge cuts the connection. */
class AnswerDropped extends Error {
  constructor() {
    super('the answer was dropped, as planned')
    this.name = 'AnswerDropped'
  }
}

export interface PlannedAnswers extends CallHook {
  plan(answer: PlannedAnswer): void
  clear(): void
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Objects are merged key by key, everything else is replaced. */
function mergeInto(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) merged[key] = mergeInto(base[key], value)
  return merged
}

function merged(endpoint: Endpoint, answer: Answer, over: Record<string, unknown>): Answer {
  if (!('inner' in answer) || isRefusal(answer.inner)) return answer
  const wireData = z.encode(endpoint.output, answer.inner as never)
  return { ...answer, inner: endpoint.output.parse(mergeInto(wireData, over)) }
}

/** The plan without its slowness: that was met already. */
function atOnce(plan: PlannedAnswer | null | undefined): PlannedAnswer | null {
  if (!plan) return null
  const { delayMs: _, ...rest } = plan
  return rest
}

/** Of so many pages the planned answers are remembered until they wake. */
const pagesMax = 200

/** Keeps plans in this process, first planned first used. What a page was told holds for its waking, which uses up no plan. */
export function createPlannedAnswers(): PlannedAnswers {
  let plans: { readonly plan: PlannedAnswer; left: number }[] = []
  /** By page and call: what each of these calls met, in their order. */
  const met = new Map<string, (PlannedAnswer | null)[]>()

  function next(endpoint: Endpoint, borrowerId: string | null): PlannedAnswer | null {
    const found = plans.find(({ plan, left }) => left > 0 && plan.userId === borrowerId && plan.path === endpoint.path)
    if (found === undefined) return null
    found.left -= 1
    return found.plan
  }

  function planFor(call: IncomingCall, endpoint: Endpoint, borrowerId: string | null): PlannedAnswer | null {
    const [page = '', wakes] = String(call.headers[pageOfCallHeader] ?? '').split(' ')
    const key = `${page} ${endpoint.path}`
    if (wakes !== undefined) return atOnce(met.get(key)?.shift())
    const plan = next(endpoint, borrowerId)
    if (page !== '' && plans.length > 0) met.set(key, [...(met.get(key) ?? []), plan])
    const [oldest] = met.keys()
    if (met.size > pagesMax && oldest !== undefined) met.delete(oldest)
    return plan
  }

  return {
    plan: (plan) => {
      plans.push({ plan, left: plan.times })
    },
    clear: () => {
      plans = []
      met.clear()
    },
    async around(call, endpoint, borrowerId, go) {
      const plan = planFor(call, endpoint, borrowerId)
      if (plan === null) return go()
      const { merge, code, message, http, delayMs, drop } = plan
      if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (drop === true) throw new AnswerDropped()
      if (http !== undefined) return { status: http, code: String(http), message: message ?? '', data: null }
      if (code !== undefined) return { status: 200, code, message: message ?? '', data: null }
      const answer = await go()
      return merge === undefined ? answer : merged(endpoint, answer, merge)
    },
  }
}
