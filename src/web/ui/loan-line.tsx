// One loan in a list: its product and amount, its status, and below it what there is to know (style part 'status').

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { Go } from './leaf.tsx'
import { Logo } from './logo.tsx'
import { Money } from './money.tsx'
import { Tag } from './status.tsx'

interface ListedLoan {
  readonly productName: string
  readonly principalMinor: number
  readonly status: OrderStatus
  readonly statusText: string
}

export function LoanLine(props: { to: string; logo: string | null; order: ListedLoan; children: ReactNode }) {
  const { productName, principalMinor, status, statusText } = props.order
  return (
    <Go to={props.to} before={<Logo src={props.logo} name={productName} />} note={props.children}>
      {productName} <Money minor={principalMinor} /> <Tag status={status}>{statusText}</Tag>
    </Go>
  )
}
