// The part of `/openapi.json` that systems of the lender call, and how a file made of it names its document.

import { createHash } from 'node:crypto'
import { openApiDocument } from '../src/contracts/openapi.ts'

const isOfPartners = (path: string): boolean => path.startsWith('/partner/')

/** A document by itself: the calls under /partner/v1. */
export function partnerDocument(): Record<string, unknown> {
  const {
    paths,
    components,
    info,
    webhooks: _events,
    ...document
  } = openApiDocument() as {
    readonly paths: Record<string, unknown>
    readonly components: { readonly securitySchemes: Record<string, unknown>; readonly schemas: object }
    readonly info: Record<string, unknown>
    readonly webhooks?: unknown
  }
  const { partnerKey } = components.securitySchemes
  return {
    ...document,
    info: {
      ...info,
      title: 'Candor: calls of the lender’s own systems',
      description: 'docs/partner.md tells how to begin.',
    },
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => isOfPartners(path))),
    components: { securitySchemes: { partnerKey }, schemas: components.schemas },
  }
}

/** Sixteen digits that change with the document. */
export function partnerDocumentHash(): string {
  return createHash('sha256').update(JSON.stringify(partnerDocument())).digest('hex').slice(0, 16)
}

/** The line of a file that names the document it was made of. */
export function madeOf(hash: string): string {
  return `Made by npm run partner-client of the document ${hash}. Do not edit.`
}
