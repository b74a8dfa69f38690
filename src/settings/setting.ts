// What a setting is: its type, its default, its help and whether it is a secret. `.env.example`, `docs/settings.md` and the list of
// the doctor are made from it.

import type { z } from 'zod'

/** One setting. `type` reads the text of the environment, or `undefined` where nothing is given. */
export interface Setting<Type extends z.ZodType = z.ZodType> {
  readonly type: Type
  readonly help: string
  /** What it takes, in words. */
  readonly takes: string
  /** The text that counts where none is given; null: nothing stands in. */
  readonly usual: string | null
  /** A text that could stand there, for the example. */
  readonly example: string | null
  /** It may stand in a file of its own, and is never shown. */
  readonly isSecret: boolean
  /** Production does not start without it. */
  readonly isRequired: boolean
}

interface Told {
  readonly help: string
  readonly example?: string
  readonly secret?: true
}

function made<Type extends z.ZodType>(
  type: Type,
  told: Told,
  {
    takes,
    usual = null,
    isRequired = false,
  }: { takes: string | undefined; usual?: string | null; isRequired?: boolean },
): Setting<Type> {
  const { help, example = null, secret = false } = told
  return { type, help, example, usual, isRequired, isSecret: secret, takes: takes ?? 'text' }
}

/** A setting with a default, written as it would stand in `.env`. */
export const setting = <Type extends z.ZodType<unknown, string>>(type: Type, usual: string, told: Told) =>
  made(type.prefault(usual as z.input<Type>), told, { takes: type.description, usual })

/** A list, or a value that is empty where none is given. */
export const setOr = <Type extends z.ZodType>(type: Type, empty: NoInfer<z.output<Type>>, told: Told) =>
  made(
    type.optional().transform((value): z.output<Type> => value ?? empty),
    told,
    { takes: type.description },
  )

const orNull = <Type extends z.ZodType>(type: Type) => type.optional().transform((value) => value ?? null)

/** May be left out: null then. */
export const optional = <Type extends z.ZodType>(type: Type, told: Told) =>
  made(orNull(type), told, { takes: type.description })

/** Production does not start without it; the demo has its own, which is public. */
export const required = <Type extends z.ZodType>(type: Type, told: Told) =>
  made(type, told, { takes: type.description, isRequired: true })

/** Production does not start without it; null in the demo, which has no use for it. */
export const forProduction = <Type extends z.ZodType>(type: Type, told: Told) =>
  made(orNull(type), told, { takes: type.description, isRequired: true })

export type ValuesOf<Settings extends Readonly<Record<string, Setting>>> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['type']>
}
