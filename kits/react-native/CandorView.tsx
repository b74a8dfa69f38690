// Candor's pages in React Native, over react-native-webview 13: bridge, back, ticket on resume, cookies, links and files.
// SMS codes: the page's field says `one-time-code`, which the keyboards of both systems fill by themselves.

import { useCallback, useEffect, useRef, useState } from 'react'
import { AppState, BackHandler, Linking } from 'react-native'
import { WebView } from 'react-native-webview'
import {
  addressWithTicket,
  backInPage,
  beforePage,
  type CandorApp,
  isFrom,
  mayOpenOutside,
  takeMessage,
  ticketAgainAfterMs,
} from './bridge'

interface Props {
  readonly origin: string
  /** A page of ours, `/order?orderId=…`. */
  readonly page: string
  readonly userId: string
  readonly deviceId: string
  /** Asks your back end for a launch ticket, once for each page that is opened. The same function at each render: a new one opens the page anew. */
  readonly newTicket: () => Promise<string>
  readonly app: CandorApp
}

export function CandorView({ origin, page, userId, deviceId, newTicket, app }: Props) {
  const view = useRef<WebView>(null)
  const at = useRef(page)
  const leftAt = useRef(0)
  const [uri, setUri] = useState<string | null>(null)

  const open = useCallback(
    async (wanted: string): Promise<void> => {
      setUri(addressWithTicket(wanted, { origin, userId, deviceId, ticket: await newTicket() }))
    },
    [origin, userId, deviceId, newTicket],
  )
  useEffect(() => void open(page), [page, open])

  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      view.current?.injectJavaScript(backInPage)
      return true
    })
    const state = AppState.addEventListener('change', (now) => {
      if (now !== 'active') leftAt.current = Date.now()
      else if (leftAt.current > 0 && Date.now() - leftAt.current > ticketAgainAfterMs) void open(at.current)
    })
    return () => {
      back.remove()
      state.remove()
    }
  }, [open])

  if (uri === null) return null
  return (
    <WebView
      ref={view}
      source={{ uri }}
      injectedJavaScriptBeforeContentLoaded={beforePage}
      injectedJavaScriptBeforeContentLoadedForMainFrameOnly
      onMessage={({ nativeEvent }) => takeMessage(nativeEvent.data, { url: nativeEvent.url, origin }, app)}
      onNavigationStateChange={({ url }) => {
        if (isFrom(url, origin)) at.current = url.slice(origin.length) || '/'
      }}
      originWhitelist={['https://*']}
      onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
        if (isTopFrame === false || isFrom(url, origin)) return true
        if (mayOpenOutside(url)) void Linking.openURL(url)
        return false
      }}
      setSupportMultipleWindows={false}
      sharedCookiesEnabled
      thirdPartyCookiesEnabled={false}
      cacheEnabled
      allowsBackForwardNavigationGestures={false}
      onFileDownload={({ nativeEvent: { downloadUrl } }) => {
        if (isFrom(downloadUrl, origin)) void Linking.openURL(downloadUrl)
      }}
    />
  )
}
