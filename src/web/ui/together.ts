// A masked number and a date of the server's sentences stay on one line.

/** 22 Nov 2026, 22 नवंबर 2026; and Nob 22, 2026. */
const dayFirst = /(\d{1,2}) (\p{L}[\p{L}\p{M}]+) (\d{4})/gu
const monthFirst = /(\p{L}{3,4}) (\d{1,2}), (\d{4})/gu

/**
 * A text with `•••• 0170` or a written date as it may stand on the page: no line ends within them. Never for what is sent or
 * compared. Sentences of our own words write their dates so by themselves (`unbrokenDate`).
 */
export function together(text: string): string {
  return text
    .replaceAll(/• (?=\d)/g, '•\u00a0')
    .replaceAll(dayFirst, '$1\u00a0$2\u00a0$3')
    .replaceAll(monthFirst, '$1\u00a0$2,\u00a0$3')
}
