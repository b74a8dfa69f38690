// The site's tab 'User Reviews': pictures only, each with its words as alternative text.

import type { LoaderFunctionArgs } from 'react-router'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { ReviewCard } from './review-card.tsx'
import { type Company, readCompany } from './site-data.ts'
import { SitePage } from './site-page.tsx'

await needWords('marketing')

export const handle: RouteHandle = { styles: ['promo', 'tabs'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<{ company: Company }> {
  return { company: await readCompany(context) }
}

export default function Reviews({ loaderData: { company } }: { loaderData: { company: Company } }) {
  const words = useWords().marketing
  return (
    <SitePage
      tab="reviews"
      title={`${words.reviews.title} – ${company.name}`}
      text={words.share.reviews}
      company={company}
    >
      <Leaf>
        <Voice as="h1" large>
          {words.reviews.title}
        </Voice>
        <Quiet>{words.reviews.text}</Quiet>
      </Leaf>
      {words.reviews.cards.map((card) => (
        <Leaf key={card.by}>
          <ReviewCard card={card} />
        </Leaf>
      ))}
    </SitePage>
  )
}
