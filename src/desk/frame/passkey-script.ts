// The part of the desk's script that uses passkeys: it makes one, or signs a challenge with one.

/**
 * A button with `data-passkey` (`log-in`, `join`, `add`) is shown where the browser has passkeys, `data-no-passkeys` where it has none,
 * and `data-needs-script` until the script runs. What went wrong is said in the `role=alert` of its part: by the server, or by the words
 * that the page brings along.
 */
export const passkeyScript = `(()=>{
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
