// What a form of the test page asks the demo's desk for: the address and the body, or why it cannot be asked.

type DeskCall =
  | { readonly ok: true; readonly tool: string; readonly path: string; readonly body: unknown }
  | { readonly ok: false; readonly tool: string; readonly why: string }

/** The ways in which an answer can be changed. */
export const answerKinds = ['code', 'http', 'delayMs', 'drop', 'merge'] as const

function given(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The fields that were filled in, whole numbers as numbers where `asNumber` names them. */
function filled(form: FormData, names: readonly string[], asNumber: readonly string[] = []): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const name of names) {
    const value = given(form, name)
    if (value === '') continue
    body[name] = asNumber.includes(name) && /^\d+$/.test(value) ? Number(value) : value
  }
  return body
}

function changedAnswer(form: FormData): unknown {
  const kind = given(form, 'kind')
  const value = given(form, 'value')
  const changes: Record<string, () => unknown> = {
    code: () => value,
    http: () => Number(value),
    delayMs: () => Number(value),
    drop: () => true,
    merge: () => JSON.parse(value),
  }
  return { ...filled(form, ['userId', 'path', 'message', 'times'], ['times']), [kind]: changes[kind]?.() }
}

const tools: Readonly<Record<string, (form: FormData) => { path: string; body: unknown }>> = {
  advanceDays: (form) => ({ path: '/demo/clock', body: filled(form, ['advanceDays'], ['advanceDays']) }),
  advanceMinutes: (form) => ({ path: '/demo/clock', body: filled(form, ['advanceMinutes'], ['advanceMinutes']) }),
  pay: (form) => ({
    path: '/demo/pay',
    body: filled(form, ['payCode', 'amount', 'times', 'delayMinutes', 'paidAt'], ['amount', 'times', 'delayMinutes']),
  }),
  answer: (form) => ({ path: '/demo/answer', body: changedAnswer(form) }),
  reply: (form) => ({
    path: `/demo/complaints/${encodeURIComponent(given(form, 'problemId'))}/reply`,
    body: { text: given(form, 'text'), needScore: form.has('needScore') },
  }),
  events: (form) => ({
    path: '/demo/events',
    body: filled(form, ['status', 'times'], ['status', 'times']),
  }),
  reset: () => ({ path: '/demo/reset', body: {} }),
}

/** Reads a form of the test page. What the desk itself checks is left to it; only JSON that is none is refused here. */
export function deskCall(form: FormData): DeskCall {
  const tool = given(form, 'tool')
  const make = Object.hasOwn(tools, tool) ? tools[tool] : undefined
  if (make === undefined) return { ok: false, tool, why: `no tool ${tool}` }
  try {
    return { ok: true, tool, ...make(form) }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, tool, why: error.message }
    throw error
  }
}
