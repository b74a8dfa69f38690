// Who the lender is, in four parts: mission, advantages, team, contact. The site and the app show the same text.

import type { ReactNode } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Head, Leaf, Row, Rows, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import type { About, Company } from './site-data.ts'

/** Parts without a text of the lender are left out. `as`: h1 where the bar has no title. */
export function AboutText(props: { company: Company; about: About; as?: 'h1' | 'h2' }) {
  const { company, about, as = 'h2' } = props
  const words = useWords().marketing.about
  return (
    <>
      <Leaf>
        <Voice as={as} large={as === 'h1'}>
          {as === 'h1' || about.mission.length === 0 ? words.title : words.mission}
        </Voice>
        {about.mission.length > 0 && (
          <div className="prose">
            {as === 'h1' && <h2>{words.mission}</h2>}
            {about.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </Leaf>
      {about.advantages.length > 0 && (
        <Part heading={words.advantages}>
          <ul>
            {about.advantages.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      {about.team.length > 0 && (
        <Part heading={words.team}>
          {about.team.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      )}
      <ContactRows company={company} />
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Leaf>
      <div className="prose">
        <h2>{heading}</h2>
        {children}
      </div>
    </Leaf>
  )
}

function ContactRows({ company }: { company: Company }) {
  const words = useWords().marketing.about.contact
  return (
    <Leaf>
      <Head>{words.heading}</Head>
      <Rows>
        <Row term={words.phone}>
          <TextLink to={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>
            <Num>{company.phone}</Num>
          </TextLink>
        </Row>
        <Row term={words.email}>
          <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink>
        </Row>
        {company.address !== '' && (
          <Row term={words.address}>
            <bdi>{company.address}</bdi>
          </Row>
        )}
        {company.registration !== '' && <Row term={words.registration}>{company.registration}</Row>}
      </Rows>
    </Leaf>
  )
}
