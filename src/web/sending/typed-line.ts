// One line of a posted form as it was typed. Nothing is dropped from it: what cannot be read stands in the field again.

import { readDigits } from '../../core/typed-digits.ts'

/** What stands under a name of a form or an address, whole; '' where nothing does. */
export function typedText(sent: Pick<FormData | URLSearchParams, 'get'>, name: string): string {
  const typed = sent.get(name)
  return typeof typed === 'string' ? typed : ''
}

/** What was typed in one line, without blanks and line ends around; '' where nothing was. */
export function typedLine(sent: Pick<FormData | URLSearchParams, 'get'>, name: string): string {
  return typedText(sent, name)
    .trim()
    .replaceAll(/[\r\n\t]+/g, ' ')
}

/** The digits of a code, of any script; what is no number stays as it was typed. */
export function typedCode(form: FormData, name: string): string {
  const typed = typedLine(form, name)
  return readDigits(typed) ?? typed
}

/** True for a code of so many digits. */
export function isCodeOf(digits: number, code: string): boolean {
  return code.length === digits && /^[0-9]+$/.test(code)
}
