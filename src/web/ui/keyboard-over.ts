// Whether the keyboard covers a part of the page.

/** A view that lost more height than this has a keyboard over it. Px. */
export const keyboardThresholdPx = 60

/** True where a view of `heightPx` has lost more than the threshold to what stood below it. */
export function isKeyboardOver(heightPx: number, tallestHeightPx: number): boolean {
  return tallestHeightPx - heightPx > keyboardThresholdPx
}
