// The way to the demo's own addresses, from the web server: the test page's forms work before any script.

import { type Context, pageContext, renderContext } from '../../page/request-context.ts'

/** A sample borrower as `GET /demo/personas` tells of it. `launch` is a query with a fresh ticket. */
export interface Persona {
  readonly name: string
  readonly story: string
  readonly market: string
  readonly status: number | null
  readonly params: Readonly<Record<string, string>>
  readonly launch: string
  readonly productId: string | null
  readonly orderId: string | null
  readonly problemId: string | null
  readonly phone: string
}

export interface DeskAnswer<T = unknown> {
  readonly ok: boolean
  /** What the desk said: the answer, or `{error}`. */
  readonly said: T
}

/** Everything but the demo gets the page of an unknown address. */
export function demoOnly(context: Context): void {
  if (!context.get(pageContext).demo) throw new Response(null, { status: 404 })
}

/** Asks the desk; with `body` it is a POST. Null where this server's own origin does not answer. */
export async function askDesk<T>(context: Context, path: string, body?: unknown): Promise<DeskAnswer<T> | null> {
  const { publicOrigin } = context.get(renderContext)
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(new URL(path, publicOrigin), body === undefined ? {} : post)
    return { ok: response.ok, said: (await response.json()) as T }
  } catch (error) {
    // An origin that does not answer, or another program's. Anything else is a bug.
    if (error instanceof TypeError || error instanceof SyntaxError) return null
    throw error
  }
}

/** All sample borrowers, each with a fresh ticket; null where the desk does not answer. */
export async function readPersonas(context: Context): Promise<readonly Persona[] | null> {
  const answer = await askDesk<readonly Persona[]>(context, '/demo/personas')
  return answer?.ok ? answer.said : null
}
