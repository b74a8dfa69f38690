// Tracking points of the app around the page, beside the events that the server counts: the same modules, the same moments.

import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { eventModules, fromParam } from '../../../contracts/addresses.ts'
import { useApp } from '../../in-app/host-context.tsx'
import { tabStorage } from '../../ui/browser-storage.ts'

/** Names of the points as an app's analytics get them. */
const points = {
  borrowAgain: 'loan.again',
  offerAccepted: 'loan.push',
  productClick: 'product.click',
} as const satisfies Record<keyof typeof eventModules, string>

/** Tells the app of one point; in a browser nothing happens. */
export function useTrackPoint(): (
  point: keyof typeof points,
  what: { readonly productId: string; readonly positionId?: number; readonly orderId?: string },
) => void {
  const app = useApp()
  return useCallback(
    (point, { productId, positionId = 0, orderId }) =>
      app?.track(points[point], {
        moduleId: eventModules[point],
        positionId,
        productId,
        ...(orderId === undefined ? {} : { orderId }),
      }),
    [app],
  )
}

/** A loan was just asked for: told to the app once, however often its page is shown again in this tab. */
export function useTrackedPush({ orderId, productId }: { readonly orderId: string; readonly productId: string }): void {
  const app = useApp()
  const track = useTrackPoint()
  const [query] = useSearchParams()
  const isNew = query.get(fromParam.name) === fromParam.confirm
  useEffect(() => {
    if (app === null || !isNew) return
    const mark = `candor.pushed.${orderId}`
    if (tabStorage()?.getItem(mark) === '1') return
    tabStorage()?.setItem(mark, '1')
    track('offerAccepted', { productId, orderId })
  }, [app, track, isNew, orderId, productId])
}
