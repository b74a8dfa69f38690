// The frame of a borrower's screen: its title is also that of the page, and customer service stands at the end of its bar.

import type { ReactNode } from 'react'
import { addresses } from '../../contracts/addresses.ts'
import { Screen, type ScreenProps } from '../ui/screen.tsx'
import { useBackTo } from './back-to.ts'
import { useAddress } from './page-facts.tsx'

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
