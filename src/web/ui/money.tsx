// Amounts on the page: the sign of currency, both decimals, never broken over two lines.

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { MoneyFormat } from '../../core/market/market.ts'
import { formatAmount } from '../../core/money.ts'
import { useWords } from '../messages/words-context.tsx'

export interface MoneyStyle {
  readonly format: MoneyFormat
  readonly symbol: string
}

const MoneyContext = createContext<MoneyStyle | null>(null)

/** Stands around the whole page: how this market writes amounts, and the sign of its currency. */
export function MoneyProvider({ format, symbol, children }: MoneyStyle & { children: ReactNode }) {
  const style = useMemo(() => ({ format, symbol }), [format, symbol])
  return <MoneyContext value={style}>{children}</MoneyContext>
}

/** How this page writes amounts. Throws outside of a {@link MoneyProvider}. */
export function useMoneyStyle(): MoneyStyle {
  const style = useContext(MoneyContext)
  if (style === null) throw new Error('amounts need a MoneyProvider around the page')
  return style
}

/** A number of a loan or a case, longer than any amount and without a blank, or of a telephone. It breaks where the line ends. */
const code = /^\S{16,}$|^\+/

/** Figures that belong together (a date, a percentage): they keep their order in a right-to-left text. */
export function Num({ children }: { children: ReactNode }) {
  return <span className={typeof children === 'string' && code.test(children) ? 'num any' : 'num'}>{children}</span>
}

/**
 * An amount in minor units: ₱1.400,00, a negative one -₱1.400,00. `format` and `symbol` are only given where an amount is
 * not in the page's own currency.
 */
export function Money({ minor, format, symbol }: { minor: number } & Partial<MoneyStyle>) {
  const own = useMoneyStyle()
  return (
    <span className="num">
      {minor < 0 ? '-' : ''}
      <span className="cur">{symbol ?? own.symbol}</span>
      {formatAmount(Math.abs(minor), format ?? own.format)}
    </span>
  )
}

/** An amount such as one pays, written as the market writes it: `500,00`, and `500.000` where there are no fractions. */
export function exampleAmount(format: MoneyFormat): string {
  return formatAmount(format.hidesEmptyFraction === true ? 50_000_000 : 50_000, format)
}

/** Says what is wrong with an amount, with one as it could be typed. */
export function useWithExample(): (said: string) => string {
  const { kit } = useWords()
  const { format } = useMoneyStyle()
  return (said) => `${said} ${kit.suchAs({ example: exampleAmount(format) })}`
}

/** A date `YYYY-MM-DD`, or a moment with its hour. It keeps its own order from right to left, and breaks where no line has room for it. */
export function Day({ of }: { of: string }) {
  const { kit } = useWords()
  return <bdi>{kit.day(of)}</bdi>
}
