// Texts that a lender writes for itself: which values each may name in braces, what keeps one from being used, and how one is filled in.

/** For each kind of text the values that it may name, and those that it must. */
const templateKinds = {
  dueSoon: { may: ['lender', 'amount', 'dueDate'], must: ['lender', 'amount', 'dueDate'] },
  dueToday: { may: ['lender', 'amount'], must: ['lender', 'amount'] },
  overdue: { may: ['lender', 'amount', 'days'], must: ['lender', 'amount'] },
  case: { may: ['lender', 'caseNumber'], must: [] },
  letter: { may: ['lender', 'orderId', 'amount', 'days', 'today'], must: ['lender'] },
  note: { may: ['amount', 'days'], must: [] },
} as const satisfies Readonly<Record<string, { readonly may: readonly string[]; readonly must: readonly string[] }>>
export type TemplateKind = keyof typeof templateKinds
type ValueOf<Kind extends TemplateKind> = (typeof templateKinds)[Kind]['may'][number]

/** What is wrong with the braces of a text, in words that follow its place; null where nothing is. */
export function wrongInTemplate(kind: TemplateKind, text: string): string | null {
  const { may, must }: { readonly may: readonly string[]; readonly must: readonly string[] } = templateKinds[kind]
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = named.find((name) => !may.includes(name))
  if (unknown !== undefined)
    return `asks for {${unknown}}, which nobody fills in here; it may name ${may.map((name) => `{${name}}`).join(', ')}`
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return 'has a brace that belongs to no name'
  const missing = must.find((name) => !named.includes(name))
  return missing === undefined ? null : `does not say {${missing}}`
}

/** The text with its values. A value with braces of its own is not read again. */
export function fillOwnText<Kind extends TemplateKind>(
  _kind: Kind,
  text: string,
  values: Readonly<Record<ValueOf<Kind>, string>>,
): string {
  const known: Readonly<Record<string, string>> = values
  return text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => known[name] ?? whole)
}
