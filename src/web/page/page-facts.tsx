// The facts of the page, for every screen: language, market, what the lender is called, whether there is a session; and the frame of a
// borrower’s screen.

import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router'
import { addresses, addressWith } from '../../contracts/addresses.ts'
import { useNativeBack } from '../in-app/host-context.tsx'
import { useBusy } from '../ui/busy-context.tsx'
import { Screen, type ScreenProps } from '../ui/screen.tsx'
import type { StyleName } from '../ui/styles.ts'
import type { PageFacts } from './request-context.ts'

/** What a route may declare: the style parts that it needs, and whether it needs any script. */
export interface RouteHandle {
  readonly styles?: readonly StyleName[]
  readonly script?: false
  /** The page shows components in every state: a reason on it is a sample, and nothing went wrong. */
  readonly showcase?: true
}

const PageFactsContext = createContext<PageFacts | null>(null)

export function PageFactsProvider({ page, children }: { page: PageFacts; children: ReactNode }) {
  return <PageFactsContext value={page}>{children}</PageFactsContext>
}

/** The facts of this page. Throws outside of the page's frame. */
export function usePageFacts(): PageFacts {
  const page = useContext(PageFactsContext)
  if (page === null) throw new Error('usePageFacts needs the page frame around the screen')
  return page
}

/** Makes addresses that keep the common parameters of this page. */
export function useAddress(): (
  address: string,
  query?: Readonly<Record<string, string | number | undefined>>,
) => string {
  const { common } = usePageFacts()
  return (address, query = {}) => addressWith(address, { ...query, ...common })
}

interface OwnScreenProps extends Omit<ScreenProps, 'title' | 'help' | 'children'> {
  title: string
  /** Where the arrow and the app's own back gesture lead, on a screen that has nothing to ask before it is left. */
  backTo?: string
  children?: ReactNode
}

export function OwnScreen({ backTo, children, ...screen }: OwnScreenProps) {
  const address = useAddress()
  return (
    <Screen {...screen} back={backTo ?? screen.back} help={address(addresses.customerService)}>
      <title>{screen.title}</title>
      {backTo !== undefined && <BackGesture to={backTo} />}
      {children}
    </Screen>
  )
}

function BackGesture({ to }: { to: string }): null {
  useBackTo(to)
  return null
}

/** While something is being sent the gesture has no effect: nothing is aborted and nothing sent twice. */
export function useBackTo(address: string): void {
  const navigate = useNavigate()
  const busy = useBusy()
  const listener = useCallback(() => {
    if (!busy) void navigate(address)
  }, [busy, navigate, address])
  useNativeBack(listener)
}
