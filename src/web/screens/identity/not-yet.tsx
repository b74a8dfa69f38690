// The account stays for now: what is owed, why that matters, what happens later, and what can be done today.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Ends, Go, Leaf, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import type { StillOpen } from './owed-parts.ts'
import { WhatHappens } from './what-happens.tsx'

export function NotYet({ open }: { open: StillOpen }) {
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
        {open.order !== null && (
          <Go to={open.order} icon="doc">
            {words.toOrder}
          </Go>
        )}
        {open.isDebt && (
          <Go to={address(addresses.complaintEntry)} icon="help">
            {words.notMine}
          </Go>
        )}
        <Go to={address(addresses.customerService)} icon="help">
          {words.talk}
        </Go>
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
