// What the kit writes before any script runs.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../../core/order/status.ts'
import { WordsProvider } from '../messages/words-context.tsx'
import { wordsFor } from '../messages/words-for.ts'
import { Badge } from './badge.tsx'
import { Busy } from './busy-context.tsx'
import { Button, LinkButton } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CloseButton, Dialog, Sheet } from './dialog.tsx'
import { ImagePicker } from './image-picker.tsx'
import { MoneyInput } from './keypad.tsx'
import { FoldedRows, Hero, RowValue } from './leaf.tsx'
import { Ledger } from './ledger.tsx'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'
import { Money, MoneyProvider } from './money.tsx'
import { Note, ProblemNote, ServerMessage, ToastProvider } from './note.tsx'
import { Picker } from './picker.tsx'
import { onThisPage } from './reasons.tsx'
import { ProblemLeaf, Refused } from './refused.tsx'
import { Screen } from './screen.tsx'
import { PayCode } from './slip.tsx'
import { Stamps } from './stamps.tsx'
import { StatusPicture } from './status-picture.tsx'
import { TextArea } from './text-area.tsx'
import { CodeInput, PhoneInput } from './text-fields.tsx'

const en = wordsFor('en')

const format = { decimal: ',', thousands: '.', grouping: 'thousands', fractionDigits: 2 } as const

function html(part: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider words={en}>
      <MoneyProvider format={format} symbol="₱">
        <ToastProvider>{part}</ToastProvider>
      </MoneyProvider>
    </WordsProvider>,
  )
}

const banks = [
  { value: 'boi', label: 'Bank of the Islands' },
  { value: 'rural', label: 'Rural Bank' },
]

describe('an amount', () => {
  it('stands with its sign and both decimals in one piece', () => {
    expect(html(<Money minor={140000} />)).toContain('<span class="num"><span class="cur">₱</span>1.400,00</span>')
  })

  it('has its minus in front of the sign of currency', () => {
    expect(html(<Money minor={-5} />)).toContain('<span class="num">-<span class="cur">₱</span>0,05</span>')
  })
})

describe('the value of a row', () => {
  it.each(['₱\u00a01.400,00', '₱1.400,00'])('shows %s as every other amount of its column', (value) => {
    expect(html(<RowValue value={value} />)).toContain(html(<Money minor={140000} />))
  })

  it('leaves a sentence that begins with an amount to wrap', () => {
    expect(html(<RowValue value="₱ 1.000,00 once, then 5 % a day" />)).not.toContain('class="num"')
  })
})

describe('the figure of a screen', () => {
  it.each([
    [140_000, false],
    [99_999_999, false],
    [100_000_000, true],
    [-999_999_999_999, true],
  ])('is a step smaller where the amount is long: %i', (minor, isLong) => {
    expect(html(<Hero label="To pay now" minor={minor} />).includes('class="long"')).toBe(isLong)
  })
})

describe('a screen', () => {
  it('has its title as the one h1, a way back and a way to help, each with a name', () => {
    const page = html(
      <Screen title="Order details" back="/order" help="/customer-service" status="overdue">
        {''}
      </Screen>,
    )
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('href="/order" class="tap" aria-label="Back"')
    expect(page).toContain('aria-label="Help"')
    expect(page).toContain('<main class="page" id="page" data-status="overdue">')
  })
})

describe('a status picture', () => {
  it.each(orderStatuses)('%s weighs less than 1 kB and says what it means', (status) => {
    const picture = html(<StatusPicture status={status} />)
    expect(picture.replace('<div role="status"></div>', '').length).toBeLessThan(1024)
    expect(picture).toContain(`aria-label="${en.kit.picture[status]}"`)
  })
})

describe('a plan', () => {
  it('says in words what the margin shows as a mark, and rules the total', () => {
    const plan = html(
      <Ledger
        lines={[
          { n: 1, title: '2026-09-09', amount: 140000, mark: 'paid' },
          { n: 2, title: '2026-10-09', amount: 143360, mark: 'late' },
        ]}
        total={{ label: 'Left to pay', amount: 143360 }}
      />,
    )
    expect(plan).toContain('<span class="hide">paid</span>')
    expect(plan).toContain('<span class="hide">late</span>')
    expect(plan).toContain('<li class="total">')
  })

  it('has one column for all amounts, as wide as the longest of them wants', () => {
    const plan = (amounts: number[], sum: number) =>
      html(
        <Ledger
          lines={amounts.map((amount, index) => ({ n: index + 1, title: '', amount }))}
          total={{ label: 'Left to pay', amount: sum }}
        />,
      )
    expect(plan([140_000, 140_000], 280_000)).toContain('<ol class="ledger">')
    expect(html(<Ledger lines={[{ n: 1, title: '', amount: 54_282_979 }]} />)).toContain('<ol class="ledger far">')
    expect(plan([9_999_999, 9_999_999], 19_999_998)).toContain('<ol class="ledger far">')
  })

  it('stamps what was paid, then what is late, and says both', () => {
    const stamps = html(<Stamps paid={2} late={1} total={4} />)
    expect(stamps).toContain('aria-label="2 of 4 payments made, 1 late"')
    expect(stamps.match(/class="on"/g)).toHaveLength(2)
    expect(stamps.match(/class="off"/g)).toHaveLength(1)
  })
})

describe('folded rows', () => {
  it('show the first two and fold the rest', () => {
    const rows = ['a', 'b', 'c'].map((text) => ({ text, value: text }))
    const folded = html(<FoldedRows rows={rows} />)
    expect(folded.indexOf('<details>')).toBeGreaterThan(folded.indexOf('<dt>b</dt>'))
    expect(folded.indexOf('<details>')).toBeLessThan(folded.indexOf('<dt>c</dt>'))
    expect(html(<FoldedRows rows={rows.slice(0, 2)} />)).not.toContain('<details>')
  })
})

describe('a dialog', () => {
  it('takes the focus on its name; a sheet that stands on the page without script takes none', () => {
    expect(html(<Dialog title="Log out?">{''}</Dialog>)).toContain('autofocus')
    const sheet = html(
      <Sheet title="Ways to pay" inline>
        {''}
      </Sheet>,
    )
    expect(sheet).not.toContain('autofocus')
  })

  it('comes open with the page where the screen says so, and becomes modal by its mark', () => {
    expect(
      html(
        <Dialog title="Hello" open>
          {''}
        </Dialog>,
      ),
    ).toMatch(/<dialog id="[^"]+" class="dialog" aria-labelledby="[^"]+" open="" data-modal="true"/)
    expect(html(<Dialog title="Hello">{''}</Dialog>)).not.toContain('open=')
  })

  it('that is firm cannot be dismissed, and a firm sheet has no light scrim', () => {
    expect(
      html(
        <Sheet title="Hello" firm>
          {''}
        </Sheet>,
      ),
    ).toContain('data-firm="true"')
    expect(
      html(
        <Sheet title="Hello" firm>
          {''}
        </Sheet>,
      ),
    ).not.toContain('data-light')
    expect(html(<Sheet title="Hello">{''}</Sheet>)).toContain('data-light="true"')
  })

  it('closes without any script', () => {
    expect(html(<CloseButton answer="agree">Agree</CloseButton>)).toContain(
      '<form method="dialog"><button type="submit" class="btn" value="agree">Agree</button></form>',
    )
  })
})

describe('a picker', () => {
  it('is a radio list of the form, with the chosen one checked and shown', () => {
    const picker = html(<Picker name="bank" label="Bank" choices={banks} chosen="rural" />)
    expect(picker).toContain('name="bank" checked="" value="rural"')
    expect(picker).toMatch(/data-shows="[^"]+">Rural Bank</)
    expect(picker).toContain('data-words="Bank of the Islands"')
  })

  it('says what is wrong in the field that opens it', () => {
    const picker = html(<Picker name="bank" label="Bank" choices={banks} error="Please choose a bank" />)
    expect(picker).toMatch(/aria-describedby="([^"]+)-e" aria-invalid="true"/)
    expect(picker).toContain('Please choose a bank')
    expect(picker).toContain('>Choose</span>')
  })
})

describe('a field', () => {
  it('for a phone takes eleven digits in groups and shows what was typed before', () => {
    const field = html(<PhoneInput name="phone" label="Phone number" value="09175550142" />)
    expect(field).toContain('type="tel"')
    expect(field).not.toContain('maxLength')
    expect(field).toContain('data-max="11" data-min="9" data-group="3,4,4"')
    expect(field).toContain('value="091 7555 0142"')
  })

  it('for a code offers the one from the message', () => {
    expect(html(<CodeInput name="code" label="Code" />)).toContain('autoComplete="one-time-code"')
  })

  it('for a text counts, and keeps what is beyond its length with the reason why it is not taken', () => {
    const field = html(<TextArea name="text" label="Text" max={5} value="123456🙂" />)
    expect(field).not.toContain('maxLength')
    expect(field).toContain('>123456🙂</textarea>')
    expect(field).toContain('7/5')
    expect(field).toContain('Too long: 7 of 5.')
    expect(field).toMatch(/aria-describedby="([^" ]+)-e \1-h"/)
  })

  it('for an amount is a plain one until React runs', () => {
    const field = html(<MoneyInput name="amount" label="Amount" />)
    expect(field).toContain('inputMode="decimal"')
    expect(field).not.toContain('keypad')
    expect(field).toContain('₱')
  })

  it('that gates is required, so that the browser itself refuses the form', () => {
    const box = html(
      <Checkbox name="agree" gate checked>
        {'I agree'}
      </Checkbox>,
    )
    expect(box).toContain('required=""')
    expect(box).toContain('data-gate="true"')
    expect(box).toContain('checked=""')
  })

  it('for pictures takes several plain files until React runs', () => {
    const field = html(
      <ImagePicker
        name="images"
        fileName="files"
        label="Pictures"
        upload={() => Promise.reject(new Error('unused'))}
      />,
    )
    expect(field).toMatch(/type="file" multiple="" accept="image\/jpeg,image\/png,image\/webp" .*name="files"/)
    expect(field).toContain('type="hidden" name="images" value=""')
  })
})

describe('a button', () => {
  it('that sends locks while the page is busy; others do not', () => {
    const busy = html(
      <Busy when>
        <Button type="submit">{'Send'}</Button>
        <Button>{'More'}</Button>
      </Busy>,
    )
    expect(busy).toMatch(/type="submit" aria-disabled="true" aria-busy="true"/)
    expect(busy).toContain('<button class="btn" type="button">More')
  })
})

describe('a link', () => {
  it('to another page of the browser gives that page no way back into ours', () => {
    expect(
      html(
        <Link to="https://bank.example/" elsewhere>
          {'Bank'}
        </Link>,
      ),
    ).toContain('target="_blank" rel="noopener noreferrer"')
  })

  it('never carries a script', () => {
    expect(html(<LinkButton to="javascript:alert(1)">{'Go'}</LinkButton>)).toContain('href="#"')
  })
})

describe('a code to pay with', () => {
  it('is shown in fours and copied without blanks', () => {
    const code = html(<PayCode id="c" label="Code" code="8710440299135527" />)
    expect(code).toContain('data-text="8710440299135527"')
    expect(code).toContain(
      '<span><span>8710</span><span>4402</span></span><span><span>9913</span><span>5527</span></span>',
    )
  })

  it('that is no number is shown as it is', () => {
    expect(html(<PayCode id="c" label="Code" code="AB-12" />)).toContain('<span>AB-12</span>')
  })
})

describe('a message of the server', () => {
  it('is a note that takes the focus, on a page that came with it', () => {
    const note = html(<ServerMessage text="The offer has changed." />)
    expect(note).toContain('class="note" tabindex="-1" data-status="overdue" data-reason=""')
    expect(note).toContain('The offer has changed.')
    expect(html(<ServerMessage text={null} />)).not.toContain('class="note"')
  })

  it('is told to the page, as each reason is, and nothing else is', () => {
    onThisPage.reason = false
    html(<ServerMessage text={null} />)
    html(<Note title="You will pay on Friday." />)
    expect(onThisPage.reason).toBe(false)
    html(<ServerMessage text="The offer has changed." />)
    expect(onThisPage.reason).toBe(true)
  })
})

describe('a note', () => {
  it('is calm unless it says otherwise, also on the page of a late loan', () => {
    const page = html(
      <Screen title="Order" status="overdue">
        <Note title="You will pay on Friday." />
      </Screen>,
    )
    expect(page).toContain('class="note" data-status="inReview"')
  })
})

describe('a page that brought nothing', () => {
  const problem = (kind: 'refused' | 'failed') => html(<ProblemNote problem={{ kind, message: 'So.' }} retry="/here" />)

  it('says calmly what the server refuses', () => {
    expect(problem('refused')).toContain('data-status="inReview"')
  })

  it('warns of what went wrong, and offers to load it again', () => {
    expect(problem('failed')).toContain('data-status="overdue"')
    expect(problem('failed')).toContain('href="/here"')
  })
})

describe('in place of a page', () => {
  const problem = (kind: 'refused' | 'failed') => html(<ProblemLeaf problem={{ kind, message: 'So.' }} here="/here" />)

  it('what is refused stands beside the letter with the reason, and cannot be loaded again', () => {
    expect(problem('refused')).toMatch(/<h2>So\.<\/h2>.*<svg class="pic" data-status="declined"/)
    expect(problem('refused')).not.toContain('/here')
  })

  it('what went wrong is a warning, and can be loaded again', () => {
    expect(problem('failed')).toContain('data-status="overdue"')
    expect(problem('failed')).toContain('href="/here"')
  })

  it('what is not there stands beside the empty tray, after what it is about', () => {
    const missing = html(<Refused said="No such loan." missing of={<b>Candor Cash</b>} />)
    expect(missing).toMatch(/<b>Candor Cash<\/b>.*No such loan\..*<svg class="pic" data-status="inReview"/)
    expect(missing).not.toContain('aria-label')
  })
})

describe('a badge', () => {
  it('shows 99+ and says it once; nothing for none', () => {
    const badge = html(<Badge count={120}>{''}</Badge>)
    expect(badge).toContain('<span class="num" aria-hidden="true">99+</span>')
    expect(badge).toContain('99+ new')
    for (const [count, shown] of [
      [1, '1'],
      [99, '99'],
      [100, '99+'],
    ] as const)
      expect(html(<Badge count={count}>{''}</Badge>)).toContain(`aria-hidden="true">${shown}<`)
    for (const none of [0, -1]) expect(html(<Badge count={none}>{''}</Badge>)).not.toContain('badge"')
  })
})

describe('a logo', () => {
  it('is a letter where there is no picture, always in the same colour, never in red', () => {
    expect(html(<Logo name="candor" />)).toContain('>C</text>')
    expect(html(<Logo name="Any" />)).toBe(html(<Logo name="Any" />))
    for (let n = 0; n < 200; n++) expect(html(<Logo name={`Bank ${n}`} />)).not.toContain('madder')
  })
})
