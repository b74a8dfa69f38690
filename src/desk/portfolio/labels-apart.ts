// Labels at the end of lines, moved apart until none covers another.

/** Two labels of one line of text do not touch. */
const labelHeight = 13

interface Label {
  readonly x: number
  readonly width: number
  /** The preferred height. */
  readonly y: number
}

/** Heights of labels: each at its preferred height, or moved up until it overlaps no other. */
export function apart(wanted: readonly Label[]): number[] {
  const found = wanted.map(({ y }) => y)
  const standing: (Label & { readonly y: number })[] = []
  const inOrder = wanted.map((label, at) => ({ ...label, at })).sort((a, b) => b.y - a.y)
  for (const { at, ...label } of inOrder) {
    const beside = standing.filter((one) => Math.abs(one.x - label.x) < (one.width + label.width) / 2)
    let { y } = label
    // Checks from the lowest up: moving the label off one may move it onto the next.
    for (const one of beside.sort((a, b) => b.y - a.y)) if (Math.abs(one.y - y) < labelHeight) y = one.y - labelHeight
    found[at] = y
    standing.push({ ...label, y })
  }
  return found
}
