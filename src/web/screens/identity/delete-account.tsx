// Account deletion, for anybody with the phone: what goes, what the law makes us keep, and the code that confirms it.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { addressToOpen } from '../../page/page-query.ts'
import { phoneFacts } from '../../page/phone-facts.ts'
import { apiContext, type Context, newKey, pageContext, withCommon } from '../../page/request-context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Ends, Go, Leaf, Quiet, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type DeletionAnswer, type DeletionView, wasJustDeleted } from './delete-by-form.ts'
import { DeletedAlert } from './deletion-alerts.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { type KeptBy, keepsOf } from './keeps-of.ts'
import type { StillOpen } from './owed-parts.ts'

await needWords('identity')

export const handle: RouteHandle = { styles: ['fields'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<DeletionView> {
  const isDeleted = wasJustDeleted(url, context)
  return {
    isDeleted,
    kept: isDeleted ? null : await whatKeeps(context),
    phone: phoneFacts(context),
    key: newKey(context),
    device: `web-${newKey(context)}`,
  }
}

export { action } from './delete-by-form.ts'

export default function DeleteAccount(props: { loaderData: DeletionView; actionData?: DeletionAnswer }) {
  const { loaderData: view, actionData: answer } = props
  if (view.isDeleted) return <Deleted />
  const open = answer?.stillOpen ?? null
  return open === null ? <DeletionForm view={view} answer={answer} what={<WhatHappens />} /> : <NotYet open={open} />
}

function Deleted() {
  const words = useWords().identity.delete
  const address = useAddress()
  return (
    <Screen title={words.title} foot={<LinkButton to={address(addresses.home)}>{words.toStart}</LinkButton>}>
      <title>{words.title}</title>
      <Leaf status="settled">
        <Voice>{words.doneVoice}</Voice>
        <p>{words.doneText}</p>
      </Leaf>
      <DeletedAlert />
    </Screen>
  )
}

/** Null without a session, where nothing prevents it, or where the server could not be asked: it says the same after a code. */
async function whatKeeps(context: Context): Promise<KeptBy | null> {
  if (!context.get(pageContext).signedIn) return null
  const home = await context.get(apiContext).getHome({})
  const kept = home.ok ? keepsOf(home.data) : null
  if (kept === null) return null
  return { kind: kept.kind, to: addressToOpen(context, kept.url) ?? withCommon(context, addresses.orders) }
}

function NotYet({ open }: { open: StillOpen }) {
  const words = useWords().identity.delete
  const address = useAddress()
  const { signedIn } = usePageFacts()
  return (
    <OwnScreen
      title={words.title}
      back={address(signedIn ? addresses.me : addresses.home)}
      status="due"
      foot={<Foot open={open} />}
    >
      <Leaf>
        <div role="status">
          <Voice>{words.refused}</Voice>
          <p>{open.message}</p>
        </div>
        {open.lines.length > 0 && <OwedRows open={open} />}
        {open.isDebt && <p>{words.whyNot}</p>}
      </Leaf>
      <WhatHappens />
      <Leaf list>
        {open.order !== null && <Go to={open.order} icon="doc" text={words.toOrder} />}
        {open.isDebt && <Go to={address(addresses.complaintEntry)} icon="help" text={words.notMine} />}
        <Go to={address(addresses.customerService)} icon="help" text={words.talk} />
      </Leaf>
    </OwnScreen>
  )
}

function OwedRows({ open }: { open: StillOpen }) {
  const words = useWords().identity.delete
  return (
    <Rows ruled>
      {open.lines.map(({ place, dueDate, minor }) => (
        <Row key={place} term={words.payment({ place, day: dueDate })} money={minor} />
      ))}
      {open.lateMinor > 0 && <Row term={words.late} money={open.lateMinor} />}
      <Row term={words.youStillOwe} total money={open.totalMinor} />
    </Rows>
  )
}

/** What is owed stands in the foot bar, beside the way to pay it. */
function Foot({ open }: { open: StillOpen }) {
  const words = useWords().identity
  const address = useAddress()
  if (!open.isDebt) {
    return <LinkButton to={address(addresses.customerService)}>{words.delete.talk}</LinkButton>
  }
  return (
    <>
      <Ends>
        <span>{words.delete.youStillOwe}</span>
        <b>
          <Num>{open.amount}</Num>
        </b>
      </Ends>
      {open.repay === null ? (
        <LinkButton to={address(addresses.login)}>{words.login.title}</LinkButton>
      ) : (
        <LinkButton to={open.repay}>{words.delete.repay}</LinkButton>
      )}
    </>
  )
}

/** What is erased, what is kept and why: said before, and said again after a refusal. */
function WhatHappens() {
  const words = useWords().identity.delete
  return (
    <Leaf headId="what" head={words.what}>
      <Rows under>
        <Row term={words.erased}>{words.erasedWhat}</Row>
        <Row term={words.kept}>{words.keptWhat}</Row>
        <Row term={words.when}>{words.whenWhat}</Row>
      </Rows>
      <Quiet>{words.keptWhy}</Quiet>
    </Leaf>
  )
}
