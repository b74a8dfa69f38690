// An amount tried out: typed, stepped or slid over a ruler (style parts 'fields', 'keypad', 'tryout'). A form that asks for a page.

import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type AmountRange, markOf, stepMinor, stepsAround } from '../../core/catalogue/amount-ruler.ts'
import { formatAmount, formatMoney, isWrittenWhole } from '../../core/money.ts'
import { readAmount } from '../../core/typed-amount.ts'
import { useWords } from '../messages/words-context.tsx'
import { Button, HiddenFields } from './button.tsx'
import { EnterButton } from './enter-button.tsx'
import { Icon } from './icon.tsx'
import { MoneyInput } from './keypad.tsx'
import { Money, type MoneyStyle, useMoneyStyle } from './money.tsx'

/** The figures follow once nothing has changed for so long. Milliseconds. */
const settleMs = 350

export interface TryOutProps {
  /** Names the form, for buttons that stand outside. */
  readonly id: string
  /** The page that it asks for. */
  readonly action: string
  /** What its address says beside the amount; empty values are left out. */
  readonly kept: Readonly<Record<string, string | number | undefined>>
  readonly minor: number
  readonly range: AmountRange
  /** What was typed, where it is no amount that can be had. */
  readonly typed?: string
  readonly error?: string
  /** More choices: the term. */
  readonly children?: ReactNode
  /** Where script runs: the form has settled on an amount within the range. */
  readonly onSettled?: (minor: number) => void
}

function input(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function writeMark(form: HTMLFormElement, minor: number, range: AmountRange, words: string): void {
  const slide = input(form, 'slide')
  if (slide === null) return
  slide.value = String(markOf(minor, range))
  slide.setAttribute('aria-valuetext', words)
}

/** Writes an amount into the box and onto the ruler. */
function write(form: HTMLFormElement, minor: number, range: AmountRange, { format, symbol }: MoneyStyle): void {
  const typed = input(form, 'typed')
  if (typed !== null) typed.value = formatAmount(minor, format)
  writeMark(form, minor, range, formatMoney(minor, format, symbol))
}

/** Going back changes the page's amount: the form follows, unless somebody is typing. */
function useAmountOfPage(
  form: RefObject<HTMLFormElement | null>,
  waiting: RefObject<ReturnType<typeof setTimeout> | undefined>,
  { minor, range, onSettled, error }: TryOutProps,
): void {
  const style = useMoneyStyle()
  const shown = useRef(minor)
  useEffect(() => {
    if (shown.current === minor) return
    shown.current = minor
    const box = form.current && input(form.current, 'typed')
    if (onSettled === undefined || error !== undefined || box === null || form.current === null) return
    if (waiting.current === undefined && document.activeElement !== box) write(form.current, minor, range, style)
  })
}

/** The fields are named as {@link UncheckedTry} has them. */
export function TryOut(props: TryOutProps) {
  const words = useWords().price
  const { format, symbol } = useMoneyStyle()
  const { minor, range } = props
  const money = (of: number) => formatMoney(of, format, symbol)
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useAmountOfPage(form, waiting, props)

  /** What the form says now; null for what is no amount of the range. */
  function amountNow(): number | null {
    const typed = form.current && input(form.current, 'typed')
    const amount = typed ? readAmount(typed.value, format) : null
    const isOffered = amount !== null && amount >= range.minMinor && amount <= range.maxMinor
    return isOffered && isWrittenWhole(amount, format) ? amount : null
  }
  function settle() {
    if (props.onSettled === undefined) return
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      const amount = amountNow()
      if (amount !== null && amount !== minor) props.onSettled?.(amount)
    }, settleMs)
  }
  function show(amount: number) {
    if (form.current !== null) write(form.current, amount, range, { format, symbol })
    settle()
  }
  function follow(event: FormEvent) {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || form.current === null) return
    if (field.name === 'slide') return show(Number(field.value))
    if (field.name !== 'typed') return
    const amount = amountNow()
    if (amount !== null) writeMark(form.current, amount, range, money(amount))
    settle()
  }
  function step(event: MouseEvent, side: 'less' | 'more') {
    if (props.onSettled === undefined || form.current === null) return
    event.preventDefault()
    const amount = stepsAround(amountNow() ?? minor, range)[side]
    if (amount !== null) show(amount)
  }

  const steps = stepsAround(minor, range)
  const stepButton = (side: 'less' | 'more', to: number | null) => (
    <button
      type="submit"
      className="tap"
      name="step"
      value={to ?? minor}
      disabled={to === null && props.onSettled === undefined}
      aria-label={words[side]({ amount: money(stepMinor(range)) })}
      onClick={(event) => step(event, side)}
    >
      <Icon name={side === 'less' ? 'minus' : 'plus'} />
    </button>
  )
  const mark = markOf(minor, range)
  return (
    <Form
      ref={form}
      id={props.id}
      method="get"
      action={props.action}
      className="leaf"
      noValidate
      preventScrollReset
      onInput={follow}
      onSubmit={() => clearTimeout(waiting.current)}
    >
      <EnterButton />
      <HiddenFields of={{ ...props.kept, was: minor, at: mark }} />
      <div>
        <MoneyInput
          key={props.onSettled === undefined ? minor : undefined}
          name="typed"
          label={words.howMuch}
          value={props.typed ?? formatAmount(minor, format)}
          error={props.error}
          after={
            <>
              {stepButton('less', steps.less)}
              {stepButton('more', steps.more)}
            </>
          }
          onConfirm={() => form.current?.requestSubmit()}
        />
        <div className="ruler">
          <input
            key={props.onSettled === undefined ? minor : undefined}
            type="range"
            name="slide"
            min={range.minMinor}
            max={range.maxMinor}
            step={stepMinor(range)}
            defaultValue={mark}
            aria-label={words.slider}
            aria-valuetext={money(minor)}
          />
        </div>
        <p className="ends s quiet">
          {range.minMinor < range.maxMinor && <Money minor={range.minMinor} />}
          <Money minor={range.maxMinor} />
        </p>
      </div>
      {props.children}
      <Button type="submit" line>
        {words.show}
      </Button>
    </Form>
  )
}
