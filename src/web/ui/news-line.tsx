// Under something that can change by itself: that the page asks for news, when it last heard any, and the way to look at once.

import { useWords } from '../messages/words-context.tsx'
import { TextLink } from './button.tsx'
import { Quiet } from './leaf.tsx'

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** `14:05` by the phone's own clock. */
function clockOf(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** `to` is the page itself: without script the link is all there is. A page that sleeps asks as well. */
export function NewsLine({ to, heardAt }: { to: string; heardAt: Date | null }) {
  const { news } = useWords().kit
  return (
    <div className="ends">
      <TextLink to={to}>{news.again}</TextLink>
      <div className="needs-script by-itself">
        <Quiet>{heardAt === null ? news.checking : news.checked({ time: clockOf(heardAt) })}</Quiet>
      </div>
    </div>
  )
}
