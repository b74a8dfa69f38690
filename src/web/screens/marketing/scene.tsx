// The picture at the head of the site: an open passbook on a desk, in two plates.

import { useWords } from '../../messages/words-context.tsx'

/** Style part 'promo'. */
export function Scene() {
  const words = useWords().marketing.hero
  return (
    <svg className="scene" viewBox="0 0 300 104" role="img" aria-label={words.scene}>
      <path fill="var(--sky-tint)" d="M151 32c15-9 35-9 55-3v63c-20-6-38-6-55 2z" />
      <path fill="var(--ochre-tint)" d="M242 52h34v38h-34z" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 98h296" />
        <path d="M146 27c-17-10-38-10-58-4v63c20-6 41-6 58 4 17-10 38-10 58-4V23c-20-6-41-6-58 4zv63" />
        <path d="M121 38q7 0 12 2M121 53q7 0 12 2M121 68q7 0 12 2M159 40q8-3 17-3M159 54q8-3 17-3" />
        <path d="M159 70q17-6 33-5M159 75q17-6 33-5" />
        <path stroke="var(--accent)" strokeWidth="3.5" d="M99 38l5 5 8-10M99 53l5 5 8-10M99 68l5 5 8-10" />
        <path fill="var(--accent)" stroke="none" d="M188 18h11v32l-5.5-5-5.5 5z" />
        <path
          fill="var(--leaf)"
          d="M20 85a12 12 0 1 1 24 0 12 12 0 1 1-24 0zm31 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"
        />
        <path d="M44 83q3-4 7 0M20 84L8 72M75 84l-8-14" />
        <path d="M236 50h34v36q0 10-10 10h-14q-10 0-10-10zM270 58h6q8 0 8 9t-8 9h-6M246 40q-4-5 0-10t0-10M259 40q-4-5 0-10t0-10" />
      </g>
    </svg>
  )
}
