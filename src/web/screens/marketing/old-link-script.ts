// The script that leads an address of the first app to its page.

import { hashAddresses } from '../../../contracts/addresses.ts'

/**
 * Only the listed addresses are followed. What stands before the # comes along (a host app's
 * parameters), the address behind it wins, and the page leaves no trace in the history.
 */
export const oldLinkScript = `{const [p,...q]=location.hash.slice(1).split('?'),s=new URLSearchParams(location.search);if(${JSON.stringify(
  hashAddresses,
)}.includes(p)){new URLSearchParams(q.join('?')).forEach((v,k)=>s.set(k,v));location.replace(p+(''+s&&'?'+s))}}`
