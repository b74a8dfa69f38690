// Scans texts for what looks like a real secret: keys, tokens, passwords.

/** Secrets that are known by their form. */
const forms: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/=\\n\s]{40,}/,
  'key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}\b/,
  'key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{20,}\b/,
  'key of Google': /\bAIza[A-Za-z0-9_-]{35}\b/,
  'signed token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
  'password in an address':
    /\b(?:postgres(?:ql)?|mysql|redis|amqps?|mongodb(?:\+srv)?):\/\/[^\s:/@'"`$]+:[^\s@'"`$]{8,}@(?!localhost|127\.0\.0\.1)/,
}
/** A long random-looking value, assigned to a name such as `secret` or `token`. */
const named =
  /\b[\w-]*(?:secret|password|passwd|api[_-]?key|token|private[_-]?key)\b["']?\s*[:=]\s*["'`]([A-Za-z0-9+/_=-]{24,})["'`]/gi
const bitsPerSignMin = 4

function bitsPerSign(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

export interface FoundSecret {
  readonly line: number
  readonly kind: string
}

/** What looks like a secret in a text. The secret itself is not repeated. */
export function findSecrets(text: string): FoundSecret[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length
  const found: FoundSecret[] = []
  for (const [kind, form] of Object.entries(forms)) {
    const match = form.exec(text)
    if (match !== null) found.push({ line: lineAt(match.index), kind })
  }
  for (const match of text.matchAll(named)) {
    if (bitsPerSign(match[1] ?? '') >= bitsPerSignMin)
      found.push({ line: lineAt(match.index), kind: 'secret by its name' })
  }
  return found
}
