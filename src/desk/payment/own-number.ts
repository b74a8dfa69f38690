// What the find box takes of the key of something of ours that a line was matched with.

/** A payment by its id; a payout by the order before its attempt. */
export function ownNumber(subjectId: string): string {
  return subjectId.split(':')[0] ?? subjectId
}
