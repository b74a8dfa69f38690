// The way from a code page into the app of a wallet or bank on the same phone: a template of the channel's data, filled in.

/** Schemes that run something in our page or read the phone; none of them is an app. */
const neverApps: readonly string[] = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'filesystem', 'http']

/** An app's own scheme, or the https address that a phone hands to the app. Printable ASCII only. */
const shape = /^([a-z][a-z0-9+.-]*):\/\/[\x21-\x7e]+$/i

/** True for an address that may be handed to another app. */
export function isAppLink(address: string): boolean {
  // Stryker disable next-line OptionalChaining: the shape has one group, which every match has
  const scheme = shape.exec(address)?.[1]?.toLowerCase()
  return scheme !== undefined && !neverApps.includes(scheme) && !address.includes('\\')
}

/** What a template may name: `{code}` the code that is typed, `{amountMinor}` the sum, `{qr}` the text of the QR code. */
export interface AppLinkFacts {
  /** Null where it cannot be typed. */
  readonly payCode: string | null
  readonly amountMinor: number
  readonly qrText: string | null
}

/** True for a template that names only what there is. */
export function isAppLinkTemplate(template: string): boolean {
  return isAppLink(template.replaceAll(/\{(?:code|amountMinor|qr)\}/g, 'x')) && !/[{}]/.test(filled(template, sample))
}

const sample: AppLinkFacts = { payCode: '1', amountMinor: 1, qrText: '1' }

function filled(template: string, { payCode, amountMinor, qrText }: AppLinkFacts): string {
  return template
    .replaceAll('{code}', encodeURIComponent(payCode ?? ''))
    .replaceAll('{amountMinor}', String(amountMinor))
    .replaceAll('{qr}', encodeURIComponent(qrText ?? payCode ?? ''))
}

/** True where a template asks for what this payment does not have. */
function lacksPart(template: string, { payCode, qrText }: AppLinkFacts): boolean {
  return (
    (payCode === null && template.includes('{code}')) ||
    (payCode === null && qrText === null && template.includes('{qr}'))
  )
}

/** The address that opens the app with this payment; null where the filled-in template is none, or names a code that is not there. */
export function appLink(template: string, facts: AppLinkFacts): string | null {
  if (lacksPart(template, facts)) return null
  const address = filled(template, facts)
  return isAppLink(address) ? address : null
}
