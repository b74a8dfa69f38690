// The rate that counts all costs, as every answer that carries it says it: the figure, what it is a rate of, and both in words.

import { z } from 'zod'
import { text } from './wire.ts'

/** Fields to spread into an answer. A screen prints the words; the bare figure is for programs. */
export const allInRate = {
  /** Percent, per `aprPeriod`. */
  apr: z.number(),
  aprPeriod: z.enum(['year', 'month']),
  /** Its whole name, for a row: "APR, all costs in one yearly rate". */
  aprLabel: text,
  /** Its short name, for a line of text: "APR". */
  aprName: text,
  /** The figure with its basis: "125,9 % a year". */
  aprText: text,
} as const
