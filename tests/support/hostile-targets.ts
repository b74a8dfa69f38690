// Targets that were made to lead a browser off our origin, put together from parts: schemes, slashes, backslashes, control
// characters, encodings, user information, dots that are no dots.

const hosts = [
  'evil.test',
  'ours@evil.test',
  'ours:80@evil.test',
  'evil.test:8080',
  'evil\u3002test',
  'evil%E3%80%82test',
  'evil\uff0etest',
  'xn--vil-pma.test',
  '%65vil.test',
  '[::ffff:c633:6401]',
  '3232235777',
] as const

/** What makes a path of a host for one reader or another: the browser, a proxy, a decoder. */
const leads = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/\u0000/',
  '/ /',
  '/.//',
  '/..//',
  '/x/..//',
  '/x//',
  '//x//',
  '/;//',
  '/%2f/',
  '/%2F%2f',
  '/%5c',
  '/%5C%5c',
  '/%09/',
  '/%0d%0a/',
  '/%2e//',
  '/%2e%2e//',
  '/%252f/',
  '/%255c',
] as const

const schemes = [
  'http://',
  'https://',
  'HtTpS://',
  'http:',
  'https:/',
  'https:\\\\',
  'http:///',
  'ht\ttp://',
  ' https://',
  'javascript://',
  'java\nscript://',
  'data:text/html,//',
  'blob:https://',
  'intent://',
  'ftp://',
] as const

/** Each once: over three hundred. */
export const hostileTargets: readonly string[] = [
  ...new Set([
    ...leads.flatMap((lead) => hosts.map((host) => `${lead}${host}/`)),
    ...schemes.flatMap((scheme) => hosts.map((host) => `${scheme}${host}/`)),
  ]),
]

/** True where a browser at `origin` that is sent to `location` stays with us. */
export function staysAt(origin: string, location: string): boolean {
  return URL.canParse(location, `${origin}/page`) && new URL(location, `${origin}/page`).origin === origin
}
