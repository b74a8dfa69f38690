// A date on the page, as people write it: 22 Nov 2026, in the reader's language.

import { useWords } from '../messages/words-context.tsx'
import { Num } from './money.tsx'

/** A date `YYYY-MM-DD`, or a moment with its hour. It keeps its order in a right-to-left text. */
export function Day({ of }: { of: string }) {
  const { kit } = useWords()
  return <Num>{kit.day(of)}</Num>
}
