// What the sandbox provider knows: its codes, charges and payouts, kept in memory and, where a file is given, on disk.

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ProcessorCard } from '../../../ports/payment-card.ts'

export interface SandboxPayment {
  readonly transactionId: string
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: string
  /** How much of it was taken back since; left out for nothing. */
  readonly takenBackMinor?: number
}

export interface SandboxCode {
  readonly reference: string
  readonly channel: string
  readonly amountMinor: number
  readonly currency: string
  readonly expiresAt: string
  readonly providerRef: string
  readonly payCode: string
  readonly qrText: string
  readonly walletId: string
  readonly cancelled: boolean
  readonly payments: readonly SandboxPayment[]
}

export interface SandboxCharge {
  readonly key: string
  readonly state: 'paid' | 'declined' | 'asks'
  /** The bank's page of a charge that has to be confirmed, and where it leads back to. */
  readonly pageId?: string
  readonly returnUrl?: string
  readonly mayPass?: boolean
  readonly ownerMustConfirm?: boolean
  readonly transactionId: string
  readonly amountMinor: number
  readonly paidAt: string
}

export interface SandboxPayout {
  readonly key: string
  readonly state: 'sent' | 'paid' | 'failed' | 'returned'
  /** What a repeated call answers: the first answer, as many providers save it. */
  readonly firstState: 'sent' | 'paid' | 'failed'
  readonly reference: string
  readonly reason: string
  readonly blame?: 'account' | 'provider'
  /** Where a part of it came back: how much so far. */
  readonly returnedMinor?: number
  /** ISO 8601; not there in journals of an earlier release. */
  readonly madeAt?: string
  readonly amountMinor: number
  readonly currency: string
  /** To whom: kept so that a payout can be compared with what was asked. */
  readonly bankCode: string
  readonly bankName: string
  readonly accountName: string
}

/** A card that is being added, or was. */
export interface SandboxSetup {
  readonly setupRef: string
  readonly key: string
  readonly holder: string
  readonly state: 'open' | 'saved' | 'failed'
  readonly pageId: string
  readonly card: (Omit<ProcessorCard, 'token'> & { readonly cardToken: string }) | null
}

type Line =
  | { readonly kind: 'setup'; readonly value: SandboxSetup }
  | { readonly kind: 'forgotten'; readonly value: string }
  | { readonly kind: 'code'; readonly value: SandboxCode }
  | { readonly kind: 'charge'; readonly value: SandboxCharge }
  | { readonly kind: 'payout'; readonly value: SandboxPayout }

/** Keeps each thing under its key. The file is a journal: the last line of a key wins. */
export class SandboxStore {
  readonly codes = new Map<string, SandboxCode>()
  readonly charges = new Map<string, SandboxCharge>()
  readonly payouts = new Map<string, SandboxPayout>()
  readonly setups = new Map<string, SandboxSetup>()
  /** Tokens that are charged no more. */
  readonly forgotten = new Set<string>()
  readonly #path: string | null

  constructor(path: string | null) {
    this.#path = path
    if (path === null) return
    mkdirSync(dirname(path), { recursive: true })
    if (!existsSync(path)) return
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      // A process that died while it wrote leaves half a line at the end; it acknowledged nothing by it.
      if (line.endsWith('}')) this.#take(JSON.parse(line) as Line)
    }
  }

  putCode(value: SandboxCode): void {
    this.#put({ kind: 'code', value })
  }

  putCharge(value: SandboxCharge): void {
    this.#put({ kind: 'charge', value })
  }

  putPayout(value: SandboxPayout): void {
    this.#put({ kind: 'payout', value })
  }

  putSetup(value: SandboxSetup): void {
    this.#put({ kind: 'setup', value })
  }

  putForgotten(value: string): void {
    this.#put({ kind: 'forgotten', value })
  }

  codeBy(match: (code: SandboxCode) => boolean): SandboxCode | null {
    for (const code of this.codes.values()) if (match(code)) return code
    return null
  }

  /** Forgets everything, the file too. */
  clear(): void {
    this.codes.clear()
    this.charges.clear()
    this.payouts.clear()
    this.setups.clear()
    this.forgotten.clear()
    if (this.#path !== null) rmSync(this.#path, { force: true })
  }

  #put(line: Line): void {
    this.#take(line)
    this.#write(line)
  }

  #take(line: Line): void {
    if (line.kind === 'code') this.codes.set(line.value.reference, line.value)
    else if (line.kind === 'charge') this.charges.set(line.value.key, line.value)
    else if (line.kind === 'setup') this.setups.set(line.value.setupRef, line.value)
    else if (line.kind === 'forgotten') this.forgotten.add(line.value)
    else this.payouts.set(line.value.key, line.value)
  }

  #write(line: Line): void {
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify(line)}\n`)
  }
}
