// The site's tab 'User Reviews': pictures only, each with its words as alternative text. Without reviews there is no such page.

import { data, type LoaderFunctionArgs } from 'react-router'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { apiContext } from '../../page/request-context.ts'
import type { RouteHandle } from '../../root.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { ReviewCard } from './review-card.tsx'
import { type Company, type Reviews as ReviewList, readCompany } from './site-data.ts'
import { SitePage } from './site-page.tsx'

await needWords('marketing')

interface ReviewsView {
  readonly company: Company
  readonly reviews: ReviewList
}

export const handle: RouteHandle = { styles: ['promo', 'tabs', 'laptop'], script: false }

export async function loader({ context }: LoaderFunctionArgs): Promise<ReviewsView> {
  const [company, told] = await Promise.all([readCompany(context), context.get(apiContext).listReviews({})])
  if (!told.ok) throw data(null, { status: 503 })
  if (told.data.list.length === 0) throw data(null, { status: 404 })
  return { company, reviews: told.data }
}

export default function Reviews({ loaderData: { company, reviews } }: { loaderData: ReviewsView }) {
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
        <Quiet>{reviews.areSamples ? words.reviews.samples : words.reviews.text}</Quiet>
      </Leaf>
      {reviews.list.map((card) => (
        <Leaf key={`${card.by} ${card.lines.join(' ')}`}>
          <ReviewCard card={card} isSample={reviews.areSamples} />
        </Leaf>
      ))}
    </SitePage>
  )
}
