// The show page's slip, and the sheet from its foot.

import { useWords } from '../../messages/words-context.tsx'
import { ActionForm, Button, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Ends, Fold, Head, Hero, Leaf } from '../../ui/leaf.tsx'
import { Brand, Logo } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { CopyButton, Countdown, PayCode, Plate } from '../../ui/slip.tsx'
import type { Samples } from './kit-samples.ts'

const spanSeconds = 1800
const leftMs = 1_421_000

/** A few bars that look like the real thing: the show page has no code of its own. */
function SampleBars() {
  const { kit } = useWords()
  return (
    <svg viewBox="-10 0 84 48" role="img" aria-label={kit.barcode} shapeRendering="crispEdges">
      <path d="M0 0h2v48H0zM3 0h1v48H3zM6 0h3v48H6zM11 0h4v48h-4zM17 0h1v48h-1zM22 0h2v48h-2zM26 0h1v48h-1zM33 0h1v48h-1zM37 0h2v48h-2zM40 0h3v48h-3zM48 0h2v48h-2zM55 0h1v48h-1zM61 0h3v48h-3z" />
    </svg>
  )
}

export function SlipLeaves({ s, nowMs }: { s: Samples; nowMs: number }) {
  return (
    <>
      <Leaf slip id="slip">
        <Brand name={s.slip.store} note={s.slip.show} />
        <Hero label={s.slip.amount} minor={140000} long torn />
        <PayCode id="sample-code" label={s.slip.code} code={s.slip.payCode} />
        <CopyButton of="sample-code" />
        <Plate kind="barcode">
          <SampleBars />
        </Plate>
        <Countdown until={s.slip.until} endsAtMs={nowMs + leftMs} serverNowMs={nowMs} spanSeconds={spanSeconds} />
      </Leaf>
      <Leaf list>
        <Fold summary={s.slip.qr}>
          <Plate kind="qr">
            <SampleBars />
          </Plate>
        </Fold>
      </Leaf>
      <Leaf>
        <Head>{s.slip.ended}</Head>
        <PayCode id="ended-code" label={s.slip.code} code={s.slip.payCode} ended />
        <Note title={s.slip.ended} tone="declined">
          {s.slip.endedText}
        </Note>
        <Button>{s.slip.again}</Button>
      </Leaf>
    </>
  )
}

/** The popup from the foot: channels, the sum, and the button that pays. */
export function SheetLeaf({ s }: { s: Samples }) {
  const { kit } = useWords()
  return (
    <Sheet id="sample-sheet" title={s.sheet.title} inline>
      <ActionForm>
        <RadioList
          name="channel"
          legend={<span className="hide">{s.sheet.title}</span>}
          chosen={s.sheet.channels[0].value}
          choices={s.sheet.channels.map((channel) => ({ ...channel, before: <Logo name={channel.label} /> }))}
        />
        <Ends>
          <span>{s.sheet.youPayNow}</span>
          <b>
            <Money minor={140000} />
          </b>
        </Ends>
        <Pair>
          <Button line closes="">
            {kit.cancel}
          </Button>
          <Button type="submit">{s.sheet.pay}</Button>
        </Pair>
      </ActionForm>
    </Sheet>
  )
}
