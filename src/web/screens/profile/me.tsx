// The borrower's own page: who they are to us, and the way to everything that is theirs.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, againParam } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { GoList } from '../../page/go-list.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged } from '../../page/page-query.ts'
import { apiContext, orProblem } from '../../page/request-context.ts'
import { SiteNav } from '../../page/site-nav.tsx'
import { shown } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import { Installable } from '../../ui/installable.tsx'
import { JustDone } from '../../ui/just-done.tsx'
import { Leaf, OpenBook, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Note, ProblemNote, type ProblemShown } from '../../ui/note.tsx'
import { together } from '../../ui/together.ts'
import { type Changed, changedIn, changedParam } from './changed.ts'

type Profile = CallOutput<'getProfile'>

interface MeView {
  readonly profile: Profile | null
  /** Whether there is a card, or one could be added: without a card processor no screen mentions cards. */
  readonly hasCards: boolean
  readonly problem: ProblemShown | null
  readonly changed: Changed | null
  /** True after a login that another page of ours asked for. */
  readonly isBack: boolean
  readonly here: string
}

await needWords('profile')

export const handle: RouteHandle = { styles: ['book', 'sitenav'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<MeView> {
  const api = context.get(apiContext)
  const [profile, cards] = await Promise.all([api.getProfile({}), api.listSavedCards({})])
  const asked = orProblem(profile, context)
  return {
    profile: asked.data,
    hasCards: cards.ok && (cards.data.canAdd || cards.data.cards.length > 0),
    problem: shown(asked.problem),
    changed: changedIn(url, context, asked.data),
    isBack: justDoneIn(url, context, againParam) !== null,
    here: addressChanged(url, { [changedParam]: null }),
  }
}

export default function Me({ loaderData: view }: { loaderData: MeView }) {
  const { me: words, contact } = useWords().profile
  const { profile, problem, changed, isBack, here, hasCards } = view
  const done = {
    phone: {
      title: contact.phoneChanged,
      text: contact.phoneChangedText({ phone: together(profile?.maskedPhone ?? '') }),
    },
    address: { title: contact.addressSaved, text: contact.addressSavedText },
    emailRemoved: { title: contact.emailRemoved },
  }
  const address = useAddress()
  return (
    <OwnScreen title={words.title} backTo={address(addresses.borrowerHome)} nav={<SiteNav here={addresses.me} />} wide>
      <Installable />
      {isBack && (
        <Note title={words.again} tone="settled" icon="tick" live>
          {words.againText}
        </Note>
      )}
      <JustDone said={changed !== null && profile !== null && done[changed]} />
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
            <GoList
              lines={[
                { to: addresses.orders, icon: 'wallet', text: words.loans },
                { to: addresses.myDocuments, icon: 'doc', text: words.documents, note: words.documentsNote },
                { to: addresses.bindCard, icon: 'bank', text: words.account },
                ...(hasCards ? [{ to: addresses.myCards, icon: 'card' as const, text: words.cards }] : []),
              ]}
            />
          </>
        }
        right={
          <>
            <GoList
              lines={[
                { to: addresses.mySettings, icon: 'globe', text: words.settings },
                { to: addresses.myMessages, icon: 'mail', text: words.messages },
                { to: addresses.myPrivacy, sign: 'shield', text: words.privacy, note: words.privacyNote },
                { to: addresses.myLogins, icon: 'devices', text: words.logins },
                { to: addresses.myPasskeys, icon: 'lock', text: words.passkeys },
              ]}
            />
            <GoList
              lines={[
                { to: addresses.faq, sign: 'question', text: words.faq },
                { to: addresses.customerService, icon: 'help', text: words.help },
                { to: addresses.logout, sign: 'leave', text: words.logout },
                { to: addresses.deleteAccount, icon: 'trash', text: words.deleteAccount },
              ]}
            />
          </>
        }
      />
    </OwnScreen>
  )
}

/** As much as a shared phone may show. */
function Who({ profile }: { profile: Profile }) {
  const words = useWords().profile.me
  return (
    <>
      <Voice>{words.voice({ name: profile.name })}</Voice>
      {/* Who has only logged in is nobody's client yet. */}
      {profile.name !== '' && (
        <Rows>
          <Row term={words.since} day={profile.registeredOn} />
        </Rows>
      )}
    </>
  )
}

/** Where we reach them, each with the way to change it. */
function Contact({ profile }: { profile: Profile }) {
  const words = useWords().profile
  const email = profile.maskedEmail === '' ? words.contact.none : profile.maskedEmail
  return (
    <GoList
      lines={[
        { to: addresses.myName, icon: 'user', text: words.me.name, note: profile.name || words.contact.none },
        { to: addresses.myPhone, icon: 'phone', text: words.me.phone, note: <Num>{profile.maskedPhone}</Num> },
        { to: addresses.myEmail, icon: 'mail', text: words.me.email, note: email },
        { to: addresses.myAddress, icon: 'home', text: words.me.address },
      ]}
    />
  )
}
