// /sitemap.xml: the pages that anybody may find, each in every language.

import type { LoaderFunctionArgs } from 'react-router'
import { languages } from '../../../core/language.ts'
import { renderContext } from '../../page/request-context.ts'
import { readPublicAddresses } from './public-addresses.ts'

function escaped(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The sitemap as the protocol wants it, with the other languages of each page beside it. */
export function sitemap(origin: string, pages: readonly string[]): string {
  const url = (page: string): string => {
    const others = languages.map((lang) => {
      const href = escaped(`${origin}${page}${page.includes('?') ? '&' : '?'}lang=${lang}`)
      return `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`
    })
    return `<url><loc>${escaped(origin + page)}</loc>${others.join('')}</url>`
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(url),
    '</urlset>',
    '',
  ].join('\n')
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { publicOrigin } = context.get(renderContext)
  return new Response(sitemap(publicOrigin, await readPublicAddresses(context)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
