// The lender's side: a one-time way in for each sample officer, and the addresses of the desk's screens.

import { useWords } from '../../messages/words-context.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import type { PreviewOfficer } from './preview-view.ts'

/** The desk's screens that have an address of their own. */
const screens = [
  '/',
  '/team',
  '/find',
  '/collections',
  '/cases',
  '/payments',
  '/applications',
  '/proposals',
  '/bulk',
  '/bulk/new',
  '/portfolio',
  '/portfolio/loans',
  '/webhooks',
  '/books',
  '/exports',
  '/officers',
  '/audit',
  '/me',
] as const

export function LendersSide({ officers }: { officers: readonly PreviewOfficer[] }) {
  const words = useWords().demo.lendersSide
  const origin = new URL(officers[0]?.launch ?? 'http://127.0.0.1').origin
  return (
    <Leaf labelledBy="lenders-side">
      <Head id="lenders-side">{words.title}</Head>
      <Quiet>{words.lead}</Quiet>
      <p className="ways">
        {officers.map(({ name, role, launch }) => (
          <TextLink key={launch} to={launch} elsewhere>
            {`${role}: ${name}`}
          </TextLink>
        ))}
      </p>
      <Quiet>{words.screens}</Quiet>
      <p className="ways">
        {screens.map((path) => (
          <TextLink key={path} to={origin + path} elsewhere>
            {path}
          </TextLink>
        ))}
      </p>
      <Quiet>{words.stories}</Quiet>
      <p className="ways">
        {(officers.find(({ stories }) => stories.length > 0)?.stories ?? []).map(({ story, path }) => (
          <TextLink key={path} to={origin + path} elsewhere>
            {story}
          </TextLink>
        ))}
      </p>
    </Leaf>
  )
}
