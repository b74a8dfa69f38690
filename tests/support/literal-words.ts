// Finds words that stand in JSX itself instead of coming from the messages.

import { parseSync } from '@swc/core'

/** Attributes whose text is read or heard by a person. */
const spoken = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'])
/** Two letters in a row, in any script. */
const words = /\p{L}{2}/u

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

/** The literal words of a module, in their order. Class names, ids and addresses are no words. */
export function findLiteralWords(source: string, file: string): string[] {
  const found: string[] = []
  const literal = (node: Node | undefined): string | null => {
    if (node?.type === 'StringLiteral') return String(node.value)
    if (node?.type === 'TemplateLiteral') {
      return (node.quasis as { raw: string }[]).map((quasi) => quasi.raw).join(' ')
    }
    return null
  }
  const note = (text: string | null): void => {
    if (text !== null && words.test(text)) found.push(text.trim())
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'JSXText') note(String(node.value))
    if (node.type === 'JSXElement') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') note(literal(child.expression as Node))
      }
    }
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as Node).value ?? '')
      const held = node.value as Node | null
      if (spoken.has(name))
        note(literal(held?.type === 'JSXExpressionContainer' ? (held.expression as Node) : (held ?? undefined)))
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }))
  return found
}
