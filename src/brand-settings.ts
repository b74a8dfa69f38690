// The lender's colours as settings. Whether words can be read in them is looked at by the web app's own guard, at the start.

import { z } from 'zod'

export interface BrandConfig {
  /** The accent, `#rrggbb`. */
  readonly brandColour: string
  /** Ground of the bar on top, `#rrggbb,#rrggbb`; null leaves the paper. */
  readonly brandGradient: string | null
  /** Ink of all pages, `#rrggbb`; null leaves ours. */
  readonly fontColour: string | null
}

/** The environment variables of {@link BrandConfig}. */
export const brandSettings = {
  BRAND_COLOUR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1f4596')
    .default('#1f4596'),
  BRAND_GRADIENT: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}, ?#[0-9a-fA-F]{6}$/, 'must be two colours such as #1f4596,#0e5a47')
    .optional(),
  FONT_COLOUR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #15201a')
    .optional(),
}

export function brandOf(env: {
  readonly BRAND_COLOUR: string
  readonly BRAND_GRADIENT?: string | undefined
  readonly FONT_COLOUR?: string | undefined
}): BrandConfig {
  return {
    brandColour: env.BRAND_COLOUR,
    brandGradient: env.BRAND_GRADIENT ?? null,
    fontColour: env.FONT_COLOUR ?? null,
  }
}
