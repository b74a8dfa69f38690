// When a sideways swipe turns to another tab.

/** Share of the width that a finger must cross. */
const swipeThreshold = 0.3

/**
 * The tab after a swipe of `movedPx` (positive to the right) over a panel `widthPx` wide. Stays at the ends, and where the
 * swipe was too short. In a right-to-left text the next tab is to the left, so the direction turns round.
 */
export function tabAfterSwipe(
  selected: number,
  tabs: number,
  movedPx: number,
  widthPx: number,
  rightToLeft = false,
): number {
  if (widthPx <= 0 || Math.abs(movedPx) < swipeThreshold * widthPx) return selected
  const forward = rightToLeft ? movedPx > 0 : movedPx < 0
  return Math.min(tabs - 1, Math.max(0, selected + (forward ? 1 : -1)))
}
