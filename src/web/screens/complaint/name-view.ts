// What the page of the name shows: the present name, and the state of the newest request for another one.

import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { complaintParams } from '../../../contracts/page-params.ts'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

export interface NameView {
  readonly standing: CallOutput<'getNameChange'> | null
  readonly problem: ProblemShown | null
  /** The case of the newest request. */
  readonly see: string
  readonly here: string
}

export async function loadName(url: URL, context: Context): Promise<NameView> {
  const { data, problem } = orProblem(await context.get(apiContext).getNameChange({}), context)
  return {
    standing: data,
    problem: problem === null ? null : { kind: problem.kind, message: problem.message },
    see: withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: data?.caseId }),
    here: addressChanged(url, {}),
  }
}
