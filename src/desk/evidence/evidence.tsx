// Downloads the evidence file of a borrower: what is in it, and the reason, which is kept.

import { type Acted, type Got, type Posted, screen, type Visit, wrongInput } from '../screen.ts'
import { ActForm, Submit, TextField } from '../ui/form.tsx'
import { PageHead } from '../ui/parts.tsx'

type Data = Got<'readBorrower'>

export const evidence = screen<Data>({
  path: '/borrowers/:userId/evidence',
  right: 'evidence',
  tab: 'find',
  load: ({ call, params }) => call('readBorrower', { userId: params.userId ?? '' }),
  title: (_data, words) => words.evidence.title,
  View: Evidence,
  acts: { download },
})

/** What the call keeps at most. */
const reasonMax = 500

/** Leads to the file where the call takes the reason; else the page says why not, with the reason as it was typed. */
async function download(posted: Posted, { params, words }: Visit): Promise<Acted> {
  const reason = posted.text('reason')
  if (reason.trim() !== '' && reason.length <= reasonMax)
    return { to: `${fileOf(params.userId ?? '')}?${new URLSearchParams({ reason })}` }
  const message = reason.trim() === '' ? words.problem.missing : words.problem.marked
  return wrongInput(message, 'reason')
}

const fileOf = (userId: string): string => `/desk/borrowers/${encodeURIComponent(userId)}/evidence.zip`

function Evidence({ data, visit }: { data: Data; visit: Visit }) {
  const { evidence: words } = visit.words
  const place = `/borrowers/${encodeURIComponent(data.userId)}`
  return (
    <>
      <PageHead
        title={words.title}
        lead={
          <a href={place}>
            <bdi>{data.name || data.userId}</bdi>
          </a>
        }
      />
      <div className="part grid g2">
        <section className="stack">
          <h2>{words.holds}</h2>
          <ul>
            {words.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
        <section className="stack">
          <h2>{words.take}</h2>
          <p>{words.note}</p>
          <ActForm act="download" visit={visit} keyless className="stack">
            <TextField name="reason" label={words.reason} required max={reasonMax} />
            <Submit look="fill wide">{words.submit}</Submit>
          </ActForm>
        </section>
      </div>
    </>
  )
}
