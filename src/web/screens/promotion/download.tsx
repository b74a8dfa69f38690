// Where a registration ends: the app, or the way on in this browser.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { linkTarget, ownWithCommon } from '../../page/page-query.ts'
import { apiContext, withCommon } from '../../page/request-context.ts'
import { justDoneIn } from '../../session/just-done.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Leaf, Voice } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { OpenApp } from '../../ui/open-app.tsx'
import { PublicScreen } from '../../ui/screen.tsx'
import { templateIdIn } from './landing.ts'
import { registeredBefore, registeredNow, registeredParam } from './register-by-form.ts'

interface DownloadView {
  readonly appName: string
  readonly to: string
  /** False where there is no app: the way on is this browser. */
  readonly hasApp: boolean
  readonly registered: 'now' | 'before' | null
}

await needWords('promotion')

export const handle: RouteHandle = { styles: ['promo'] }

/** The template names the app's address; it may be a listed store, or our own login where there is none. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<DownloadView> {
  const query = url.searchParams
  const templateId = templateIdIn(query)
  const found = await context.get(apiContext).getTemplate(templateId === undefined ? {} : { templateId })
  const target = found.ok ? linkTarget(context, found.data.downloadUrl) : null
  const to = target?.kind === 'own' ? ownWithCommon(context, target.address) : target?.address
  const how = justDoneIn(url, context, registeredParam)
  return {
    appName: found.ok ? found.data.appName : '',
    to: to ?? withCommon(context, addresses.login),
    hasApp: target?.kind === 'foreign',
    registered: how === registeredNow ? 'now' : how === registeredBefore ? 'before' : null,
  }
}

export default function Download({ loaderData: view }: { loaderData: DownloadView }) {
  const words = useWords().promotion.download
  const address = useAddress()
  const { lenderName } = usePageFacts()
  const { registered, to, hasApp } = view
  const app = view.appName || lenderName
  const steps = hasApp ? words.steps : [words.goOn, ...words.steps.slice(1)]
  return (
    <PublicScreen lender={app} home={address(addresses.home)}>
      <title>{hasApp ? words.title : words.goOn}</title>
      {registered !== null && (
        <ServerMessage
          text={registered === 'now' ? words.succeeded : words.already}
          kind={registered === 'now' ? 'toast' : 'info'}
          good={registered === 'now'}
        />
      )}
      <Leaf>
        <Voice as="h1" large>
          {words.voice({ lender: app })}
        </Voice>
        <p>{words.text}</p>
        <Steps steps={steps.map((title) => ({ title }))} />
        <LinkButton to={to} icon={hasApp ? 'load' : undefined} elsewhere={hasApp} reload>
          {hasApp ? words.button : words.goOn}
        </LinkButton>
        <OpenApp />
      </Leaf>
    </PublicScreen>
  )
}
