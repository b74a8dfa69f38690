// The joint login failed: why, in the server's words, the way in again, and what else is on offer. Where nothing failed and only a login
// is missing, the page asks for it (login-needed.tsx).

import { useEffect, useRef } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { loginFailureReasons } from '../../../contracts/service.ts'
import { codeLength } from '../../../core/identity/code-rules.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressToOpen, linkTarget, pictureAddress } from '../../page/page-query.ts'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, newKey } from '../../page/request-context.ts'
import { ActionForm, Button, HiddenFields, LinkButton } from '../../ui/button.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { type ProblemShown, useProblemText } from '../../ui/note.tsx'
import { OpenApp } from '../../ui/open-app.tsx'
import { ProductCard, ProductList } from '../../ui/product-card.tsx'
import { StatusHead } from '../../ui/status.tsx'
import { type PhoneFacts, PhoneInput } from '../../ui/text-fields.tsx'

interface ProductLink {
  readonly name: string
  readonly logo: string | null
  readonly range: string
  readonly rangeLabel: string
  readonly rate: string
  readonly action: string
  readonly to: string
}

interface FailureView {
  /** Set where nothing failed: there was no session, or it has ended. */
  readonly needed: LoginNeededView | null
  /** The server's message and notice; a problem where even they could not be had. */
  readonly message: string
  readonly notice: string
  readonly problem: ProblemShown | null
  readonly products: readonly ProductLink[]
  /** In an app: whether its login is asked for at once. Not while it is unavailable, nor where somebody else's login is to be noticed first. */
  readonly leadsToLogin: boolean
  /** The form came from the page of another borrower: the account page says who is logged in. */
  readonly isOfOther: boolean
  /** The page of ours that was wanted: the login leads on to it. */
  readonly next: string | undefined
}

await needWords('identity', 'site')

export const handle: RouteHandle = { styles: ['status', 'fields'] }

/** Reasons that are no failure of a login, as none was tried. */
const onlyNeeded: readonly (string | undefined)[] = ['missing', 'ended', 'unsent']

/** The reason is one of a closed list, and what was wanted is an address of ours or nothing; no text of the address is repeated. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<FailureView> {
  const asked = url.searchParams.get('reason')
  const reason = loginFailureReasons.find((known) => known === asked)
  const told = await context.get(apiContext).getLoginFailure(reason === undefined ? {} : { reason })
  const isOfOther = reason === 'otherLogin'
  const leadsToLogin = reason !== 'unavailable' && !isOfOther
  const wanted = linkTarget(context, url.searchParams.get('next') ?? '')
  const next = wanted?.kind === 'own' ? wanted.address : undefined
  const problem = told.ok ? null : { kind: told.problem.kind, message: told.problem.message }
  const message = told.ok ? told.data.message : ''
  const needed: LoginNeededView | null = onlyNeeded.includes(reason)
    ? {
        message,
        problem,
        next,
        hasEnded: reason !== 'missing',
        phone: phoneFacts(context),
        device: `web-${newKey(context)}`,
      }
    : null
  const shown = { needed, message, problem, leadsToLogin, isOfOther, next }
  if (!told.ok || needed !== null || isOfOther) return { ...shown, notice: '', products: [] }
  const products = told.data.recommended.flatMap((product) => {
    const to = addressToOpen(context, product.url)
    if (to === null) return []
    return [
      {
        name: product.name,
        logo: pictureAddress(context, product.logo),
        range: product.range,
        rangeLabel: product.rangeLabel,
        rate: product.rate,
        action: product.buttonText,
        to,
      },
    ]
  })
  return { ...shown, notice: told.data.notice, products }
}

/** In a host app: asks it once to log the borrower in. It opens the page again with a new ticket. */
function useGoToLogin(wanted: boolean): void {
  const host = useHost()
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wanted || host === null || host.platform === 'browser' || wasAsked.current) return
    wasAsked.current = true
    host.goLogin()
  }, [host, wanted])
}

export default function LoginFailed({ loaderData: view }: { loaderData: FailureView }) {
  const { frame, site } = useWords()
  const words = frame.loginFailed
  const address = useAddress()
  const problemText = useProblemText()
  const host = useHost()
  useGoToLogin(view.leadsToLogin)
  const inApp = host !== null && host.platform !== 'browser'
  if (view.needed !== null) return <LoginNeeded view={view.needed} askHost={inApp ? () => host.goLogin() : null} />
  return (
    <OwnScreen
      title={words.title}
      foot={
        <LinkButton
          to={address(addresses.login, { next: view.next })}
          onTap={(event) => {
            if (!inApp) return
            event.preventDefault()
            host.goLogin()
          }}
        >
          {words.enter}
        </LinkButton>
      }
    >
      <Leaf status="declined">
        <StatusHead status="declined" tag={words.tag}>
          <Voice>{words.failed}</Voice>
        </StatusHead>
        <p>{view.problem === null ? view.message : problemText(view.problem)}</p>
        {view.notice !== '' && <Quiet>{view.notice}</Quiet>}
      </Leaf>
      {view.products.length > 0 && (
        <Leaf headId="products" head={words.other}>
          <ProductList>
            {view.products.map((product) => (
              <ProductCard
                key={product.to}
                logo={product.logo}
                name={product.name}
                range={product.range}
                rangeNote={product.rangeLabel}
                rate={product.rate}
                to={product.to}
                action={product.action}
                elsewhere={!product.to.startsWith('/')}
              />
            ))}
          </ProductList>
        </Leaf>
      )}
      <Leaf list>
        {view.isOfOther && <Go to={address(addresses.me)} icon="user" text={site.me} />}
        <OpenApp />
        <Go to={address(addresses.customerService)} icon="help" text={words.help} />
      </Leaf>
    </OwnScreen>
  )
}

interface LoginNeededView {
  /** The server's sentence; a problem where even it could not be had. */
  readonly message: string
  readonly problem: ProblemShown | null
  /** The page of ours that was asked for. */
  readonly next: string | undefined
  /** A session has ended; false where there was none. */
  readonly hasEnded: boolean
  readonly phone: PhoneFacts
  /** Names this browser from the code that it asks for to the login. */
  readonly device: string
}

const formId = 'login-needed'

/** Sends the number to the login page, which goes on from there with the code. In a host app its own login is asked for instead. */
function LoginNeeded({ view, askHost }: { view: LoginNeededView; askHost: (() => void) | null }) {
  const { frame, identity } = useWords()
  const words = frame.loginNeeded
  const address = useAddress()
  const problemText = useProblemText()
  const login = address(addresses.login, { next: view.next })
  return (
    <OwnScreen
      title={words.title}
      foot={
        askHost === null ? (
          <Button form={formId} name="intent" value="send">
            {identity.getCode}
          </Button>
        ) : (
          <Button onTap={askHost}>{frame.loginFailed.enter}</Button>
        )
      }
    >
      <ActionForm id={formId} className="leaf" action={login}>
        <Voice>{view.hasEnded ? words.ended : words.voice}</Voice>
        <p>{view.problem === null ? view.message : problemText(view.problem)}</p>
        {askHost === null && (
          <>
            <HiddenFields of={{ device: view.device, digits: codeLength }} />
            <PhoneInput name="phone" label={identity.phone} of={view.phone} enterKeyHint="send" />
            {view.next !== undefined && <Quiet>{words.after}</Quiet>}
          </>
        )}
      </ActionForm>
      <Leaf list>
        <OpenApp />
        {askHost === null && <Go to={login} text={words.otherWays} />}
        <Go to={address(addresses.customerService)} icon="help" text={frame.loginFailed.help} />
      </Leaf>
    </OwnScreen>
  )
}
