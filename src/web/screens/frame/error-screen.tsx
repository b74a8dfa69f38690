// What is shown instead of a screen: an address that leads nowhere or two ways at once, or a failure of ours. Always with a way back.

import { isRouteErrorResponse } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'

/** The screen for what a loader, an action or the gate threw. */
export function InsteadOfScreen({ error }: { error: unknown }) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  if (status === 400) return <ErrorScreen kind="badAddress" fields={fieldsOf(data)} />
  return <ErrorScreen kind={status === 404 ? 'notFound' : 'failed'} />
}

function fieldsOf(told: unknown): readonly string[] {
  const fields = typeof told === 'object' && told !== null && 'fields' in told ? told.fields : []
  return Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string') : []
}

function ErrorScreen({
  kind,
  fields = [],
}: {
  kind: 'notFound' | 'failed' | 'badAddress'
  fields?: readonly string[]
}) {
  const words = useWords().frame[kind]
  return (
    <Screen
      title={words.title}
      foot={
        <>
          {'again' in words && (
            // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own: it is asked for again, nothing is sent
            <a className="btn" href="">
              {words.again}
            </a>
          )}
          <Link className={'again' in words ? 'btn line' : 'btn'} to={addresses.home} reload>
            {words.back}
          </Link>
        </>
      }
    >
      <title>{words.title}</title>
      <Leaf>
        <Voice>{words.sentence}</Voice>
        <Quiet>{words.text}</Quiet>
        {fields.length > 0 && (
          <p className="s quiet">
            <code>{fields.join(', ')}</code>
          </p>
        )}
        <Link className="link" to={addresses.customerService} reload>
          {words.help}
        </Link>
      </Leaf>
    </Screen>
  )
}
