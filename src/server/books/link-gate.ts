// The one gate for links, where the server's features look for it. The rules themselves are the core's: screens ask again.

export { type LinkKind, type LinkRules, linkMaxLength, safeUrl } from '../../core/link-gate.ts'
