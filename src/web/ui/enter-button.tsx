// The button of the Enter key.

/** What the Enter key does in a field: it presses the first submit button of its form. Stands before the others, and is not seen. */
export function EnterButton({ intent }: { intent?: string }) {
  const name = intent === undefined ? undefined : 'intent'
  return <button type="submit" name={name} value={intent} className="hide" tabIndex={-1} aria-hidden="true" />
}
