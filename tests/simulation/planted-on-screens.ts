// Mistakes to plant in what a borrower has on the screen: found in a document without a browser, or in the pages' own parts.

import type { PlantedBug } from './planted-bugs.ts'

export const screenBugs: readonly PlantedBug[] = [
  {
    name: 'a button that is tapped twice sends twice',
    in: 'web/Button',
    change: { holds: 'never', naming: 'busy' },
    caughtBy: ['tests/dom/money-forms.test.tsx', 'is sent once by two taps'],
  },
  {
    name: 'a refusal leaves the focus where it was',
    in: 'ReasonsProvider',
    change: { drop: 'statement', naming: 'reason focus' },
    caughtBy: ['tests/dom/money-forms.test.tsx', 'that is refused says why, and can be sent again'],
  },
  {
    name: 'an answer that was lost is never looked for',
    in: 'sending/seek',
    change: { instead: "const outcome = 'notDone' as Awaited<ReturnType<typeof findOut>>", naming: 'outcome findOut' },
    caughtBy: ['tests/dom/money-forms.test.tsx', 'whose answer is lost is found again under the same key'],
  },
  {
    name: 'what another borrower sent is told to who is logged in now',
    in: 'findOut',
    change: { instead: "if (arrived === 'loginChanged') return 'notDone'", naming: 'loginChanged' },
    caughtBy: ['src/web/sending/find-out.test.ts', 'is told no outcome once the login is another one'],
  },
  {
    name: 'a page that comes with a refusal begins at its top',
    in: 'reasonFirst',
    change: { holds: 'always', naming: 'marked' },
    caughtBy: ['src/web/page/reason-first.test.ts', 'has it focused'],
  },
  {
    name: 'a page that names somebody is kept for everybody',
    in: 'keyOfPage',
    change: { drop: 'operand', naming: 'names' },
    caughtBy: ['src/web/page/same-for-all.test.ts', 'is none for a query that only some pages know'],
  },
  {
    name: 'a redirect goes wherever it is told',
    in: 'page/redirect',
    change: { instead: 'return routerRedirect(address, status)', naming: 'routerRedirect' },
    caughtBy: ['src/web/page/redirect.test.ts', 'never leaves the origin'],
  },
  {
    name: 'any site may frame a page with something to tap',
    in: 'setSecurityHeaders',
    change: { drop: 'statement', naming: 'X-Frame-Options' },
    caughtBy: ['src/web/page/security-headers.test.ts', 'is refused to everybody on a page with something to tap'],
  },
  {
    name: 'an idle page asks when the session is over',
    in: 'idleStep',
    change: { keep: 'idleEndsMs' },
    caughtBy: ['src/web/session/idle.test.ts', 'minutes without a word'],
  },
  {
    name: 'a figure without a source is published',
    in: 'untracedFigures',
    change: { holds: 'always', naming: 'without' },
    caughtBy: ['src/server/adapters/lender/traced-figures.test.ts', 'without a source keeps production from starting'],
  },
]
