// A date on the page, as people write it: 22 Nov 2026, in the reader's language.

import { useWords } from '../messages/words-context.tsx'

/** A date `YYYY-MM-DD`, or a moment with its hour. It keeps its order in a right-to-left text, and large text may break within it. */
export function Day({ of }: { of: string }) {
  const { kit } = useWords()
  return <bdi>{kit.day(of)}</bdi>
}
