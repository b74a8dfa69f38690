// What an officer is told about roles, on every page until it was seen.

import { mayDo } from '../../core/officer/rights.ts'
import type { Got } from '../calls.ts'
import type { DeskWords } from '../messages/words.ts'
import type { Me } from '../screen.ts'
import { Submit } from '../ui/form.tsx'

export type Notices = Got<'getMe'>['told']

export function Told({ told, me, words, back }: { told: Notices; me: Me; words: DeskWords; back: string }) {
  const { told: said } = words.officers
  return told.map(({ id, aboutId, name, kind, role, by, at, waits, holdsFrom }) => (
    <div className="say soon stack" role="status" key={id}>
      <p>
        {aboutId === me.id && kind !== 'joined' && kind !== 'codeGuessed'
          ? said.you[kind]({ by: by ?? said.operator, role: words.roles[role], at })
          : said.others[kind]({ by: by ?? said.operator, name, role: words.roles[role], at })}{' '}
        {waits && (holdsFrom === null ? said.untilSigned : said.waits({ at: holdsFrom }))}
      </p>
      <div className="row">
        {waits && mayDo(me.role, 'confirmRole') && <a href="/officers#grants">{said.look}</a>}
        <form method="post" action="/me">
          <input type="hidden" name="act" value="seen" />
          <input type="hidden" name="about" value={id} />
          <input type="hidden" name="back" value={back} />
          <Submit>{said.seen}</Submit>
        </form>
      </div>
    </div>
  ))
}
