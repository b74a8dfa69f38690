// The site's tab 'User Reviews': pictures only, each with its words as alternative text. Without reviews there is no such page.

import { data, type LoaderFunctionArgs } from 'react-router'
import { needWords, useWords } from '../../messages/words-context.tsx'
import type { RouteHandle } from '../../page/page-facts.tsx'
import { apiContext } from '../../page/request-context.ts'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
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

type Review = ReviewList['list'][number]

/** The card is drawn on 320 by 176; writing stays left of the stamp. */
const lineWidth = 206
const lineHeight = 24
/** A line of more letters than fit is drawn closer. */
const lettersThatFit = { words: 22, small: 30 } as const
const star = 'M0-9l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6-4.4-4.2 6-.8z'
const starsInAll = 5

function ReviewCard({ card, isSample }: { card: Review; isSample: boolean }) {
  const words = useWords().marketing.reviews
  const picture = isSample ? words.samplePicture : words.picture
  return (
    <svg
      className="scene card"
      viewBox="0 0 320 176"
      role="img"
      aria-label={picture({ stars: card.stars, quote: card.lines.join(' '), by: card.by })}
    >
      <path fill="var(--sky-tint)" d="M14 14h298v156H14z" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path fill="var(--leaf)" d="M6 8h298v156H6z" />
        <path stroke="var(--rule-2)" strokeWidth="1.5" d="M22 82h206M22 106h206M22 130h206" />
        <path fill="var(--ochre-tint)" d="M248 26h40v48h-40z" />
        <path d="M254 36q14-6 28 0M254 46q14-6 28 0M254 56q14-6 28 0" />
        <path stroke="var(--accent)" strokeWidth="3.5" d="M258 132l8 8 16-20" />
        <circle cx="268" cy="130" r="22" stroke="var(--accent)" />
      </g>
      {Array.from({ length: starsInAll }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={index}
          d={star}
          transform={`translate(${34 + index * 26} 40) scale(1.25)`}
          fill={index < card.stars ? 'var(--accent)' : 'none'}
          stroke="var(--accent)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      <g className="hand" fill="currentColor">
        {card.lines.map((line, index) => (
          <Written key={line} text={line} y={76 + index * lineHeight} />
        ))}
        <Written text={card.by} y={154} small />
      </g>
      {isSample && (
        <text className="hand small" x="268" y="98" textAnchor="middle" fill="currentColor">
          {words.sample}
        </text>
      )}
    </svg>
  )
}

function Written({ text, y, small }: { text: string; y: number; small?: boolean }) {
  const isLong = text.length > lettersThatFit[small ? 'small' : 'words']
  const squeezed = isLong ? { textLength: lineWidth, lengthAdjust: 'spacingAndGlyphs' } : {}
  return (
    <text className={small ? 'small' : undefined} x="24" y={y} {...squeezed}>
      {text}
    </text>
  )
}
