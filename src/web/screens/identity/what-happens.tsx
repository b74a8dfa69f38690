// What becomes of an account's data: erased, kept, and when.

import { useWords } from '../../messages/words-context.tsx'
import { Leaf, Quiet, Row, Rows } from '../../ui/leaf.tsx'

/** What is erased, what is kept and why: said before, and said again after a refusal. */
export function WhatHappens() {
  const words = useWords().identity.delete
  return (
    <Leaf headId="what" head={words.what}>
      <Rows under>
        <Row term={words.erased}>{words.erasedWhat}</Row>
        <Row term={words.kept}>{words.keptWhat}</Row>
        <Row term={words.when}>{words.whenWhat}</Row>
      </Rows>
      <Quiet>{words.keptWhy}</Quiet>
    </Leaf>
  )
}
