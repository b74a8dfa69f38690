// Taxes within an amount, below it: each as the receipt says it. Nothing where there are none.

import { Row, Rows } from '../ui/leaf.tsx'

export function Taxes({ of }: { of: readonly { readonly text: string; readonly amountMinor: number }[] }) {
  if (of.length === 0) return null
  return (
    <Rows>
      {of.map(({ text, amountMinor }) => (
        <Row key={text} term={text} money={amountMinor} />
      ))}
    </Rows>
  )
}
