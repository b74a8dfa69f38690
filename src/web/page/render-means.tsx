// What only the server knows while it renders a page: the nonce of its policy, and the styles. Absent in the browser.

import { createContext, type ReactNode, useContext } from 'react'
import type { StyleName } from '../ui/styles.ts'
import type { PageFacts } from './request-context.ts'

export interface RenderMeans {
  readonly nonce: string
  readonly page: PageFacts
  readonly brandCss: string
  readonly publicOrigin: string
  /** The style sheet of a page with these parts; the browser never gets it as script. */
  readonly cssFor: (names: readonly StyleName[], page: { script: boolean }) => string
  readonly noScriptCss: string
  readonly bootAddress: string
  /** Keeps taps until the boot script is here; stands in the page. */
  readonly earlyTap: string
  /** What starts React; put in once it is known whether the page sleeps. */
  readonly wakeScript: string
}

const RenderMeansContext = createContext<RenderMeans | null>(null)

export function RenderMeansProvider({ means, children }: { means: RenderMeans; children: ReactNode }) {
  return <RenderMeansContext value={means}>{children}</RenderMeansContext>
}

/** Null in the browser: what the server wrote into the head stays as it is. */
export function useRenderMeans(): RenderMeans | null {
  return useContext(RenderMeansContext)
}
