// The way from a browser into the lender's app, where it has a scheme of its own: for who has it on this phone already.

import { useHost } from '../in-app/host-context.tsx'
import { useWords } from '../messages/words-context.tsx'
import { usePageFacts } from '../page/page-facts.tsx'
import { Go } from './leaf.tsx'

/** The address in the app that a browser opens: its start. It carries nothing; the app knows its borrower. */
const appStart = '://open'

/** A line that opens the app; nothing where there is none, or where this page stands in it. */
export function OpenApp() {
  const { appScheme } = usePageFacts()
  const words = useWords().frame
  const host = useHost()
  const inApp = host !== null && host.platform !== 'browser'
  if (appScheme === undefined || inApp) return null
  return <Go to={`${appScheme}${appStart}`} icon="load" appScheme={appScheme} text={words.openApp} />
}
