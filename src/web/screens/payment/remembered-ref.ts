// The one thing that the browser keeps of a payment: its reference, for as long as the tab lives. Everything else is asked for.

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useAddress } from '../../page/page-facts.tsx'
import { tabStorage } from '../../ui/browser-storage.ts'

const name = 'candor.payRef'

/** Both as lines of script, for a page that sleeps. A webview that forbids the tab's memory throws: then the address alone names the payment. */
export const remembersRef = `try{sessionStorage['${name}']=new URLSearchParams(location.search).get('ref')}catch{}`
export const opensKeptRef = `try{let r=sessionStorage['${name}'],u=new URL(location);r&&(u.searchParams.set('ref',r),location.replace(u))}catch{}`

/** Keeps the reference of the payment that is shown. */
export function useRememberedRef(ref: string): void {
  useEffect(() => tabStorage()?.setItem(name, ref), [ref])
}

/** Opens the payment shown last, where the address names none. */
export function useRefOfThisTab(): void {
  const navigate = useNavigate()
  const address = useAddress()
  const ref = () => tabStorage()?.getItem(name) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const kept = ref()
    if (kept !== '') void navigate(address(addresses.payCodeSteps, { ref: kept }), { replace: true })
  }, [])
}
