// What a loader tells of a problem: what the page may show of it.

import type { Problem } from '../../../contracts/client.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export function shown(problem: Problem | null): ProblemShown | null {
  return problem === null ? null : { kind: problem.kind, message: problem.message }
}
