// The one script of the desk, the same on every page: keyboard shortcuts for what the page can do without it. Inlined under its hash (CSP).

import { officerIdleSeconds } from '../../core/officer/officer-rules.ts'

/** While an officer types, the page tells the server this often that the session is in use. Milliseconds. */
const stillHereEveryMs = 4 * 60_000
/** After this time without use the session must have expired: the page hides its data and asks the server. Milliseconds. */
const overAfterMs = (officerIdleSeconds + 5) * 1000

/**
 * A browser that blocks storage throws where `localStorage` is touched: then the choice holds for no other page, and keys stay
 * on. Keys act outside of fields only, and not while they are turned off. `data-row` marks the rows of a list, `data-key` what a key
 * does (in the row that has the focus first), `data-go` where `g` and a letter lead. A slider (`data-day` names its field) moves the
 * day in the field, and asks for the page when it is let go, or by Enter; on that page it has the focus again.
 * After an act, once the browser has scrolled to the part that the address names, the focus goes to the wrong field, to the row that the
 * address names, or to the message.
 */
const keysScript = `(()=>{
const off=()=>{try{return localStorage.getItem('desk-keys')==='off'}catch{return false}}
const box=document.getElementById('keys-off')
if(box){box.checked=off();box.addEventListener('change',()=>{try{localStorage.setItem('desk-keys',box.checked?'off':'on')}catch{}})}
const rows=()=>[...document.querySelectorAll('[data-row]')]
const rowOf=(el)=>el&&el.closest?el.closest('[data-row]'):null
const focusIn=(row)=>{const to=row&&row.querySelector('a[href],button');if(to){to.focus();row.scrollIntoView({block:'nearest'})}}
const move=(by)=>{const all=rows();const at=all.indexOf(rowOf(document.activeElement));focusIn(all[Math.max(0,Math.min(all.length-1,at===-1?(by>0?0:all.length-1):at+by))])}
const use=(el)=>{if(!el)return false;const d=el.closest('details');if(d)d.open=true
if(/^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName)){el.focus();if(el.select)el.select()}else el.click();return true}
const withKey=(key)=>{const q='[data-key="'+CSS.escape(key)+'"]';const row=rowOf(document.activeElement);return(row&&row.querySelector(q))||document.querySelector(q)}
const came=()=>{if(document.activeElement&&document.activeElement!==document.body)return
const row=location.hash.length>1?document.getElementById(decodeURIComponent(location.hash.slice(1))):null
const wrong=document.querySelector('form [aria-invalid=true]'),said=document.querySelector('[role=alert][tabindex]')||document.querySelector('.said')
if(wrong)use(wrong);else if(row&&row.matches('[data-row]'))focusIn(row);else if(said){said.focus();said.scrollIntoView({block:'nearest'})}}
addEventListener('load',()=>setTimeout(came))
let waits=0
document.addEventListener('keydown',(e)=>{
if(e.defaultPrevented||e.ctrlKey||e.metaKey||e.altKey||e.isComposing)return
const t=e.target
if(t instanceof Element&&t.closest('input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable]'))return
if(off())return
const key=e.key.length===1?e.key.toLowerCase():e.key
if(waits&&Date.now()-waits<1500){waits=0;const to=document.querySelector('[data-go="'+CSS.escape(key)+'"]');if(to){e.preventDefault();to.click();return}}
let done=true
if(key==='?'){const k=document.getElementById('keys');if(k&&k.togglePopover)k.togglePopover()}
else if(key==='g')waits=Date.now()
else if(key==='j')move(1)
else if(key==='k')move(-1)
else if(key==='o'){const row=rowOf(document.activeElement);done=!!row&&use(row.querySelector('a[href]'))}
else if(key==='u')history.back()
else done=key.length===1&&use(withKey(key))
if(done)e.preventDefault()
})
for(const s of document.querySelectorAll('[data-day]')){
const field=document.getElementById(s.dataset.day),box=s.closest('[data-slider]'),day=()=>new Date(Date.parse(s.dataset.from)+s.value*864e5).toISOString().slice(0,10)
if(!field||!box||!s.form)continue
box.hidden=false
if(location.hash==='#'+s.id)s.focus()
const say=()=>s.setAttribute('aria-valuetext',new Date(field.value).toLocaleDateString(document.documentElement.lang,{day:'numeric',month:'short',year:'numeric',timeZone:'UTC'}))
const show=()=>{field.value=day();say()}
s.addEventListener('input',show)
field.addEventListener('input',()=>{const t=/^\\d{4}-\\d\\d-\\d\\d$/.test(field.value)&&Date.parse(field.value);if(t){s.value=(t-Date.parse(s.dataset.from))/864e5;say()}})
const go=()=>{if(field.value!==field.defaultValue){s.form.action='#'+s.id;s.form.requestSubmit()}}
s.addEventListener('pointerup',go)
s.addEventListener('keydown',(e)=>{if(e.key==='Enter'){e.preventDefault();go()}})
}
const here=document.body.dataset.session==='open'
if(here){
let last=Date.now(),told=Date.now()
const tell=()=>{const now=Date.now();if(now-told<${stillHereEveryMs})return;told=now
fetch('/still-here',{cache:'no-store'}).then((a)=>{if(a.ok)last=Date.now()}).catch(()=>{})}
document.addEventListener('input',tell)
setInterval(()=>{if(Date.now()-last>${overAfterMs})location.replace(location.pathname+location.search)},15000)
for(const el of document.querySelectorAll('[data-hide-after]'))setTimeout(()=>el.remove(),Number(el.dataset.hideAfter)*1000)
for(const f of document.forms)f.addEventListener('submit',(e)=>{if(f.dataset.sent){e.preventDefault();return}if(f.method==='post')f.dataset.sent='1'})
addEventListener('pageshow',()=>{for(const f of document.forms)delete f.dataset.sent})
}
})()`

/**
 * A button with `data-passkey` (`log-in`, `join`, `add`) is shown where the browser has passkeys, `data-no-passkeys` where it has none,
 * and `data-needs-script` until the script runs. What went wrong is said in the `role=alert` of its part: by the server, or by the words
 * that the page brings along.
 */
const passkeyScript = `(()=>{
const buttons=document.querySelectorAll('[data-passkey]')
if(!buttons.length)return
const bytes=(text)=>Uint8Array.from(atob(text.replaceAll('-','+').replaceAll('_','/')),(c)=>c.charCodeAt(0))
const text=(raw)=>btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll('+','-').replaceAll('/','_').replaceAll('=','')
const has=window.isSecureContext&&typeof window.PublicKeyCredential==='function'
const ask=async(path,body)=>{
const answer=await fetch(path,{method:'POST',cache:'no-store',headers:{'Content-Type':'application/json'},body:JSON.stringify(body)})
const {data,error}=await answer.json()
if(!answer.ok)throw {said:error&&error.message}
return data}
const make=async(q)=>{
const made=await navigator.credentials.create({publicKey:{challenge:bytes(q.challenge),rp:{id:q.rpId,name:q.rpName},
user:{id:bytes(q.userHandle),name:q.userName,displayName:q.userName},pubKeyCredParams:[-7,-8,-257].map((alg)=>({type:'public-key',alg})),
excludeCredentials:q.known.map((id)=>({type:'public-key',id:bytes(id)})),
authenticatorSelection:{residentKey:'required',requireResidentKey:true,userVerification:'required'},timeout:q.timeoutSeconds*1000}})
return {credentialId:made.id,clientData:text(made.response.clientDataJSON),attestation:text(made.response.attestationObject)}}
const answer=async(q)=>{
const got=await navigator.credentials.get({publicKey:{challenge:bytes(q.challenge),rpId:q.rpId,userVerification:'required',timeout:q.timeoutSeconds*1000}})
return {credentialId:got.id,clientData:text(got.response.clientDataJSON),authenticatorData:text(got.response.authenticatorData),signature:text(got.response.signature)}}
const device=()=>{const of=navigator.userAgentData;return((of&&of.platform)||navigator.platform||'').slice(0,60)}
const ways={
'log-in':async()=>{await ask('/desk/log-in',await answer(await ask('/desk/log-in/question',{})))},
join:async(b)=>{const ticket=b.dataset.ticket,code=b.form.elements.namedItem('code').value.trim()
await ask('/desk/join',{...await make(await ask('/desk/join/question',{ticket,code})),ticket,label:device()})},
add:async(b)=>{const named=b.form&&b.form.elements.namedItem('label')
await ask('/desk/me/passkeys',{...await make(await ask('/desk/me/passkeys/question',{})),label:(named&&named.value.trim())||device()})}}
for(const b of buttons){
const part=b.closest('[data-passkeys]'),alert=part.querySelector('[role=alert]')
for(const el of part.querySelectorAll('[data-needs-script]'))el.hidden=true
if(!has){for(const el of part.querySelectorAll('[data-no-passkeys]'))el.hidden=false;continue}
b.hidden=false
const say=(words)=>{alert.textContent=words;alert.hidden=words===''}
const go=async()=>{
if(b.disabled)return
b.disabled=true;say('')
try{await ways[b.dataset.passkey](b);location.replace(b.dataset.next||location.pathname+location.search)}
catch(e){b.disabled=false;say((e&&e.said)||(e instanceof DOMException?part.dataset.stopped:part.dataset.failed))}}
if(b.form)b.form.addEventListener('submit',(e)=>{e.preventDefault();go()});else b.addEventListener('click',go)}
})()`

export const deskScript = `${keysScript};
${passkeyScript}`
