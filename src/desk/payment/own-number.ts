// Turns the key of a payment or payout that a report's line was matched with into the id that the find box takes.

/** A payment by its id; a payout by the order before its attempt. */
export function ownNumber(subjectId: string): string {
  return subjectId.split(':')[0] ?? subjectId
}
