// A date on the page, as people write it: 22 Nov 2026, in the reader's language.

import { useWords } from '../messages/words-context.tsx'

/** A date `YYYY-MM-DD`, or a moment with its hour. It keeps its own order from right to left, and breaks where no line has room for it. */
export function Day({ of }: { of: string }) {
  const { kit } = useWords()
  return <bdi>{kit.day(of)}</bdi>
}
