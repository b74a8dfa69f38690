// A paper of a loan, word for word as its borrower reads it, with the name masked.

import { languageName } from '../messages/names.ts'
import { type Answer, type Got, screen, type Visit } from '../screen.ts'
import { Facts } from '../ui/parts.tsx'

type Paper = Got<'readLoanPaper'>
type Listed = Got<'readLoan'>['papers'][number]

/** The page of a paper. */
export function paperAddress(orderId: string, { paper, number, year }: Omit<Listed, 'title'>): string {
  const of = new URLSearchParams(year === null ? { paper, number } : { paper, year: String(year) })
  return `/loans/${encodeURIComponent(orderId)}/paper?${of}`
}

function load({ call, params, url }: Visit): Promise<Answer<Paper>> {
  const asked = (name: string) => {
    const value = url.searchParams.get(name)
    return value === null ? {} : { [name]: value }
  }
  const paper = (url.searchParams.get('paper') ?? '') as Listed['paper']
  return call('readLoanPaper', { orderId: params.orderId ?? '', paper, ...asked('number'), ...asked('year') })
}

export const loanPaper = screen<Paper>({
  path: '/loans/:orderId/paper',
  right: 'read',
  tab: 'find',
  load,
  title: ({ title }) => title,
  View: PaperPage,
})

function PaperPage({ data, visit }: { data: Paper; visit: Visit }) {
  const { papers: words, seen } = visit.words.loan
  return (
    <>
      <div className="top">
        <div>
          <h1 className="s" dir="auto">
            {data.title}
          </h1>
          <p className="quiet">
            <span className="num">{data.number}</span>. {words.lead({ language: languageName(data.language) })}
          </p>
        </div>
        <a className="btn" href={`/loans/${encodeURIComponent(data.orderId)}`}>
          {seen.back}
        </a>
      </div>
      <article className="part stack paper" lang={data.language} dir="auto">
        {pieces(data.blocks).map((piece) =>
          Array.isArray(piece) ? (
            <Facts key={piece[0]?.key} of={piece.map(({ text, value }) => ({ name: text, value }))} />
          ) : (
            <Block key={piece.key} block={piece} />
          ),
        )}
      </article>
    </>
  )
}

type Piece = Paper['blocks'][number] & { readonly key: number }

/** The title stands at the top of the page; rows that follow each other make one list. */
function pieces(blocks: Paper['blocks']): (Piece | Piece[])[] {
  const joined: (Piece | Piece[])[] = []
  for (const [key, block] of blocks.entries()) {
    const last = joined.at(-1)
    if (block.kind === 'title') continue
    if (block.kind !== 'row') joined.push({ ...block, key })
    else if (Array.isArray(last)) last.push({ ...block, key })
    else joined.push([{ ...block, key }])
  }
  return joined
}

function Block({ block: { kind, text } }: { block: Piece }) {
  if (kind === 'heading') return <h2>{text}</h2>
  return <p>{kind === 'item' ? `• ${text}` : text}</p>
}
