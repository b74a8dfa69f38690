// The landing templates of campaigns, as data. A lender adds one here and its words beside the others.

import type { ServerWords } from '../../words/server-words.ts'

export interface Template {
  readonly id: string
  /** The section of `promotion.templates` in src/server/messages that it is written with. */
  readonly words: keyof ServerWords['promotion']['templates']
  /** Drafts are never shown, whatever id is asked for. */
  readonly published: boolean
  readonly merchantNumber: string
}

export const templates: readonly Template[] = [
  { id: '1', words: 'plain', published: true, merchantNumber: 'campaign' },
  { id: '2', words: 'returning', published: true, merchantNumber: 'campaign' },
  { id: '3', words: 'returning', published: false, merchantNumber: 'campaign' },
]

/** The published template of an id; the first one where none is named. */
export function publishedTemplate(id: string | undefined): Template | null {
  const published = templates.filter((template) => template.published)
  return (id ? published.find((template) => template.id === id) : published[0]) ?? null
}
