// Tasks of a page that runs and is idle, with code that is loaded only then.

import { OutcomeSeeker } from '../sending/outcome-seeker.tsx'
import { IdleGuard } from '../session/idle-guard.tsx'
import { usePageFacts } from './page-facts.tsx'

export function AtRest() {
  const { signedIn } = usePageFacts()
  return (
    <>
      <OutcomeSeeker />
      {signedIn && <IdleGuard />}
    </>
  )
}
