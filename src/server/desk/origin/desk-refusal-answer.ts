// A refusal of the desk as an answer: its code, and its words in the language of the browser.

import { chooseLanguage } from '../../../core/language.ts'
import { type DeskRefusal, deskRefusals } from '../../../core/officer/desk-refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import type { Deps } from '../../deps.ts'
import type { DeskRequest } from './desk-request.ts'

export interface DeskAnswer {
  readonly status: number
  readonly body:
    | { readonly data: unknown }
    | { readonly error: { readonly code: string; readonly message: string; readonly fields?: readonly string[] } }
}

/** The language in which a request of the desk is answered. */
export function languageOf({ config }: Pick<Deps, 'config'>, headers: DeskRequest['headers']): string {
  return chooseLanguage([headers['accept-language'], config.defaultLanguage], config.mode === 'demo')
}

export function answerOfRefusal(deps: Deps, refusal: DeskRefusal, headers: DeskRequest['headers']): DeskAnswer {
  const { refused, fields, more } = refusal
  const { refusals, whys } = serverWordsFor(languageOf(deps, headers)).desk
  const said = refusals[refused]
  // Why it cannot be done stands beside the words as a code, too.
  const why = refusal.refused === 'cannotBeDone' ? whys[refusal.more.why] : undefined
  const files = Array.isArray(more?.files) ? ` ${more.files.join(', ')}` : ''
  const problem = typeof more?.problem === 'string' ? more.problem : why && `${why}${files}`
  const blank = said.endsWith('。') ? '' : ' '
  const allowed = (more?.allowed ?? {}) as Readonly<Record<string, readonly string[]>>
  const named = (field: string): string => {
    const values = Object.hasOwn(allowed, field) ? allowed[field] : undefined
    return values === undefined ? field : `${field} (${values.join(', ')})`
  }
  const message =
    refused === 'badInput' && fields !== undefined
      ? `${said} ${fields.map(named).join(', ')}`
      : `${said}${problem === undefined ? '' : blank + problem}`
  const error = { code: refused, message, ...(fields === undefined ? {} : { fields }), ...more }
  return { status: deskRefusals[refused].status, body: { error } }
}
