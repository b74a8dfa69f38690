// The sample borrowers, one for each state: choosing one fills the form below.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Head, Leaf } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Fold } from '../../ui/rows.tsx'
import { Tag } from '../../ui/status.tsx'
import type { Shown } from './preview-view.ts'

export function People({ people, who }: { people: readonly Shown[]; who: Shown | null }) {
  const words = useWords().demo.people
  return (
    <Leaf labelledBy="people">
      <Head id="people">{words.title}</Head>
      <Person name={who?.name ?? words.nobody} person={who} chosen />
      <Fold summary={`${words.title} (${people.length})`}>
        <ul>
          <li>
            <Person name={words.nobody} person={null} />
          </li>
          {people.map((person) => (
            <li key={person.name}>
              <Person name={person.name} person={person} chosen={person.name === who?.name} />
            </li>
          ))}
        </ul>
      </Fold>
    </Leaf>
  )
}

function Person({ name, person, chosen }: { name: string; person: Shown | null; chosen?: boolean }) {
  const words = useWords().demo.people
  const address = useAddress()
  const story = person === null ? words.nobodyStory : `${person.story}. ${words.market({ market: person.market })}`
  return (
    <Link
      className="go"
      to={address(addresses.testPreview, { as: person?.name ?? 'nobody' })}
      aria-current={chosen ? 'true' : undefined}
    >
      {chosen && <Icon name="tick" />}
      <span>
        {name} {person?.status && <Tag status={person.status} />}
        <small>{story}</small>
      </span>
      {!chosen && <Icon name="next" />}
    </Link>
  )
}
