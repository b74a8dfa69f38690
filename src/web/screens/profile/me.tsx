// The borrower's own page: who they are to us, and the way to everything that is theirs.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useBackTo } from '../../page/back-to.ts'
import { useAddress } from '../../page/page-facts.tsx'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { Day } from '../../ui/day.tsx'
import { Installable } from '../../ui/installable.tsx'
import { Go, Leaf, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import { ProblemNote, type ProblemShown } from '../../ui/problem-note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Changed, changedIn, changedParam } from './changed.ts'
import { shown } from './problem-of.ts'

type Profile = CallOutput<'getProfile'>

interface MeView {
  readonly profile: Profile | null
  /** Whether there is a card, or one could be added: without a card processor nobody hears of cards. */
  readonly hasCards: boolean
  readonly problem: ProblemShown | null
  /** What was just changed on another page. */
  readonly changed: Changed | null
  /** True after a login that another page of ours asked for. */
  readonly isBack: boolean
  readonly here: string
}

await needWords('profile')

export const handle: RouteHandle = { styles: ['book'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<MeView> {
  const api = context.get(apiContext)
  const [profile, cards] = await Promise.all([api.getProfile({}), api.listSavedCards({})])
  const asked = orProblem(profile, context)
  return {
    profile: asked.data,
    hasCards: cards.ok && (cards.data.canAdd || cards.data.cards.length > 0),
    problem: shown(asked.problem),
    changed: changedIn(url.searchParams),
    isBack: url.searchParams.has('back'),
    here: addressChanged(url, { [changedParam]: null }),
  }
}

export default function Me({ loaderData: view }: { loaderData: MeView }) {
  const words = useWords().profile.me
  const { profile, problem, changed, isBack, here, hasCards } = view
  const address = useAddress()
  const back = address(addresses.borrowerHome)
  useBackTo(back)
  return (
    <Screen title={words.title} back={back} help={address(addresses.customerService)} wide>
      <title>{words.title}</title>
      <Installable />
      {isBack && (
        <Note title={words.again} tone="settled" icon="tick" live>
          {words.againText}
        </Note>
      )}
      <div role="status">{changed !== null && profile !== null && <Done changed={changed} profile={profile} />}</div>
      <OpenBook
        left={
          <>
            <Leaf>
              {problem === null ? (
                profile !== null && <Who profile={profile} />
              ) : (
                <ProblemNote problem={problem} retry={here} />
              )}
            </Leaf>
            {profile !== null && <Contact profile={profile} />}
            <Leaf list>
              <Go to={address(addresses.orders)} icon="wallet">
                {words.loans}
              </Go>
              <Go to={address(addresses.myDocuments)} icon="doc" note={words.documentsNote}>
                {words.documents}
              </Go>
              <Go to={address(addresses.bindCard)} icon="bank">
                {words.account}
              </Go>
              {hasCards && (
                <Go to={address(addresses.myCards)} icon="card">
                  {words.cards}
                </Go>
              )}
            </Leaf>
          </>
        }
        right={
          <>
            <Leaf list>
              <Go to={address(addresses.mySettings)} icon="globe">
                {words.settings}
              </Go>
              <Go to={address(addresses.myMessages)} icon="mail">
                {words.messages}
              </Go>
              <Go to={address(addresses.myPrivacy)} icon="scales" note={words.privacyNote}>
                {words.privacy}
              </Go>
              <Go to={address(addresses.myLogins)} icon="devices">
                {words.logins}
              </Go>
              <Go to={address(addresses.myPasskeys)} icon="lock">
                {words.passkeys}
              </Go>
            </Leaf>
            <Leaf list>
              <Go to={address(addresses.faq)} icon="help">
                {words.faq}
              </Go>
              <Go to={address(addresses.customerService)} icon="phone">
                {words.help}
              </Go>
              <Go to={address(addresses.logout)} icon="close">
                {words.logout}
              </Go>
              <Go to={address(addresses.deleteAccount)} icon="trash">
                {words.deleteAccount}
              </Go>
            </Leaf>
          </>
        }
      />
    </Screen>
  )
}

/** As much as a shared phone may show. */
function Who({ profile }: { profile: Profile }) {
  const words = useWords().profile.me
  return (
    <>
      <Voice>{words.voice(profile.name)}</Voice>
      <Rows>
        <Row term={words.since}>
          <Day of={profile.registeredOn} />
        </Row>
      </Rows>
    </>
  )
}

/** Where we reach them, each with the way to change it. */
function Contact({ profile }: { profile: Profile }) {
  const words = useWords().profile
  const address = useAddress()
  const email = profile.maskedEmail === '' ? words.contact.none : profile.maskedEmail
  return (
    <Leaf list>
      <Go to={address(addresses.myName)} icon="user" note={profile.name || words.contact.none}>
        {words.me.name}
      </Go>
      <Go to={address(addresses.myPhone)} icon="phone" note={<Num>{profile.maskedPhone}</Num>}>
        {words.me.phone}
      </Go>
      <Go to={address(addresses.myEmail)} icon="mail" note={email}>
        {words.me.email}
      </Go>
      <Go to={address(addresses.myAddress)} icon="home">
        {words.me.address}
      </Go>
    </Leaf>
  )
}

/** What a change has led to. */
function Done({ changed, profile }: { changed: Changed; profile: Profile }) {
  const words = useWords().profile.contact
  if (changed === 'phone') {
    return (
      <Note title={words.phoneChanged} tone="settled" icon="tick">
        {words.phoneChangedText(profile.maskedPhone)}
      </Note>
    )
  }
  if (changed === 'address') {
    return (
      <Note title={words.addressSaved} tone="settled" icon="tick">
        {words.addressSavedText}
      </Note>
    )
  }
  return <Note title={words.emailRemoved} tone="settled" icon="tick" />
}
