// An address that a link may lead to.

const opensByItself = /^(?:https?:|tel:|mailto:|sms:|\/|\?|#)/i

/** An address that may stand in a link. Anything else (`javascript:`, `data:`, unknown schemes) leads nowhere. */
export function safeAddress(to: string): string {
  // Browsers drop tabs and line breaks and skip leading blanks before they read the scheme.
  const read = to.replace(/[^!-\u{10ffff}]/gu, '')
  return opensByItself.test(read) && !/^[\\/]{2}|^\/\\/.test(read) ? to : '#'
}
