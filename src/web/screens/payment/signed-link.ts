// A payment link of the lender's own back end: its code counts only under the lender's signature, which the server checks.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { pictureAddress } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Checked = CallOutput<'checkPayLink'>

export interface SignedLink extends Pick<Checked, 'code' | 'amountMinor' | 'presentation' | 'drawing'> {
  /** The lender's picture, where it comes from a listed origin. */
  readonly picture: string | null
}

export type SignedLinkView =
  | { readonly kind: 'link'; readonly link: SignedLink }
  | { readonly kind: 'falseLink' }
  | {
      readonly kind: 'problem'
      readonly problem: ProblemShown
      readonly isUnknown: false
      readonly here: string
    }

/**
 * Asks the server whether the link is genuine. `codeName` is the name of the code in the address: `code` on the code page,
 * `payCode` on the instruction page. Values that the call does not even take are as false as an unsigned one.
 */
export async function loadSignedLink(
  context: Context,
  url: URL,
  codeName: 'code' | 'payCode',
  here: string,
): Promise<SignedLinkView> {
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const asked = orProblem(
    await context.get(apiContext).checkPayLink({
      amount: value('amount'),
      code: value(codeName),
      image: value('image'),
      showType: value('showType'),
      sign: value('sign'),
    }),
    context,
  )
  if (asked.problem !== null) {
    if (asked.problem.kind === 'badInput') return { kind: 'falseLink' }
    return { kind: 'problem', problem: shown(asked.problem), isUnknown: false, here }
  }
  const { valid, code, amountMinor, presentation, drawing, image } = asked.data
  if (!valid) return { kind: 'falseLink' }
  const picture = image === '' ? null : pictureAddress(context, image)
  return { kind: 'link', link: { code, amountMinor, presentation, drawing, picture } }
}
