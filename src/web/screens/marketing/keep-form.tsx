// A form on a page that loads no script: without a connection it is not sent, what was typed stays, and the page says so.

import { useWords } from '../../messages/words-context.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'

/** What the boot script does on other pages. It stands in the page, which is kept and served to everybody. */
const script = `const d=document,t=d.currentScript.dataset.offline
addEventListener('submit',e=>{if(!navigator.onLine){e.preventDefault()
const p=d.createElement('p')
p.className='toast'
p.setAttribute('role','alert')
p.textContent=t
d.body.append(p)
setTimeout(()=>p.remove(),3e3)}})`

export function KeepForm() {
  const means = useRenderMeans()
  const { notSent } = useWords().kit.connection
  if (means === null) return null
  return (
    <script
      nonce={means.nonce}
      data-offline={notSent.title}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, no outside text
      dangerouslySetInnerHTML={{ __html: `{${script}}` }}
    />
  )
}
