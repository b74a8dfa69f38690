// /robots.txt: the public pages are for search engines, the rest is not.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { renderContext } from '../../page/request-context.ts'
import { readPublicAddresses } from './public-addresses.ts'

/** Allows the pages of the sitemap, the files that they need, and nothing else. */
export function robots(origin: string, pages: readonly string[]): string {
  const exactly = (page: string): string => (page === addresses.home ? '/$' : page)
  return [
    'User-agent: *',
    ...pages.map((page) => `Allow: ${exactly(page)}`),
    'Allow: /assets/',
    'Allow: /icons/',
    'Allow: /logos/',
    'Disallow: /',
    '',
    `Sitemap: ${origin}${addresses.sitemap}`,
    '',
  ].join('\n')
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { publicOrigin } = context.get(renderContext)
  return new Response(robots(publicOrigin, await readPublicAddresses(context)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
