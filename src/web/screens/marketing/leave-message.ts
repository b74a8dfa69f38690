// The two forms of the public site: what was typed is checked, sent, and kept on the page when it is refused.

import { data } from 'react-router'
import type { Problem, Result } from '../../../contracts/client.ts'
import { characterCount } from '../../../core/plain-text.ts'
import { redirect } from '../../page/page-query.ts'
import { apiContext, type Context, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import { tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

/** Why a message was not taken: `incomplete` where something was left empty, else the server's own words. */
export interface NotSent<Field extends string> {
  readonly typed: Readonly<Record<Field, string>>
  readonly wrong: readonly Field[]
  readonly incomplete: boolean
  readonly problem: ProblemShown | null
}

/** Characters that each field takes; the fields on the page say the same. */
export const longest = { email: 254, name: 120, telephone: 32, suggestion: 2_000 } as const
type AnyField = keyof typeof longest

const contactFields = ['name', 'telephone', 'suggestion'] as const
export type ContactField = (typeof contactFields)[number]

export function isTooLong(field: AnyField, typed: string): boolean {
  return characterCount(typed) > longest[field]
}

/** As the call takes it: lines end in one sign, and other control characters are blanks. Nothing is cut. */
function typedIn<Field extends AnyField>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const typed: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = form.get(field)
    const lines = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
    const kept = field === 'suggestion' ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu
    typed[field] = lines.replace(kept, ' ').trim()
  }
  return typed as Record<Field, string>
}

function refusedAs<Field extends string>(typed: Record<Field, string>, problem: Problem) {
  const { kind, message, fields } = problem
  const wrong = (Object.keys(typed) as Field[]).filter((field) => fields.includes(field))
  return data<NotSent<Field>>(
    { typed, wrong, incomplete: false, problem: { kind, message } },
    { status: statusOf(problem) },
  )
}

async function leave<Field extends AnyField>(
  context: Context,
  form: FormData,
  fields: readonly Field[],
  send: (typed: Record<Field, string>) => Promise<Result<unknown>>,
  done: () => string,
) {
  const typed = typedIn(form, fields)
  const wrong = fields.filter((field) => typed[field] === '')
  if (wrong.length > 0) return data<NotSent<Field>>({ typed, wrong, incomplete: true, problem: null }, { status: 422 })
  const long = fields.filter((field) => isTooLong(field, typed[field]))
  if (long.length > 0)
    return data<NotSent<Field>>({ typed, wrong: long, incomplete: false, problem: null }, { status: 422 })
  const sent = await send(typed)
  return sent.ok ? redirect(context, done(), 303) : refusedAs(typed, sent.problem)
}

/** Where a page is shown again after its form was taken: `sent` says so, the fragment shows it. */
function doneAt(context: Context, address: string, part: string): string {
  return tellingAt(context, `${withCommon(context, address, { sent: part })}#${part}`)
}

/** Keeps an e-mail address for news. */
export async function leaveEmail(request: Request, context: Context, address: string) {
  const send = ({ email }: { email: string }) => context.get(apiContext).subscribe({ email })
  return await leave(context, await request.formData(), ['email'] as const, send, () =>
    doneAt(context, address, 'news'),
  )
}

/** Keeps a message to us. All three fields are needed. */
export async function leaveContact(request: Request, context: Context, address: string) {
  const send = ({ name, telephone, suggestion }: Record<ContactField, string>) =>
    context.get(apiContext).sendContactForm({ name, phone: telephone, text: suggestion })
  return await leave(context, await request.formData(), contactFields, send, () => doneAt(context, address, 'contact'))
}
