// What was typed or pasted, without line ends and blanks around it.

/** What was typed in one line: without line ends and surrounding blanks. */
export function cleanText(typed: string): string {
  return typed.replaceAll(/[\r\n\t]+/g, ' ').trim()
}
