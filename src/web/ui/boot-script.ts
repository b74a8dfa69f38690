// All the script that a page runs until somebody touches a part that needs React: it opens what the platform cannot open by
// itself, keeps the duties that must not sleep, and wakes React (docs/decisions/0003). It works by delegation on attributes that
// the kit's components write, so that nothing has to be attached to them.
//
//   dialog[open][data-modal]   is shown as a modal; [data-firm] cannot be dismissed, [data-light] closes on its scrim
//   [data-opens=id]            shows that dialog; [data-closes=value] closes the dialog around it with that value
//   [data-shows=id]            shows the words (data-words) of the radio chosen in that dialog: 'ok' keeps the choice
//                              and fires candor:chosen, every other way out restores the one before
//   [data-copy=id]             copies that element and says what really happened: data-done or data-failed
//   input[data-group]          puts digits in groups ("3,4,4"; the last repeats), data-max of them at most; nothing is dropped
//   textarea[data-count=id]    writes "96/200" there, of data-max
//   form                       is sent once: a second submit while the page is leaving has no effect
//   body[data-offline]         what is said, and the page kept, when a form is sent without a connection; data-waits the same of a
//                              link, and of a tap that React cannot answer, since its files do not come
//   body[data-whose]           whose page it is: brought back from memory it is hidden until the server says that it still is
//   [data-wakes]               needs React: a touch there wakes it, as does the focus in a field for words or figures. A button
//                              that only React can answer is held, and tapped again once React runs (candor:awake)
//   [data-pull]                pulled down while React sleeps, the page is loaded anew
//
// `candor:say` hands a message to the page's own toast; where the page has none, the script shows one itself.
// Written in plain script as text, since it must run before any module is loaded; names are short because every page carries it.

const source = String.raw`
const d = document, on = (type, f) => d.addEventListener(type, f, true), byId = id => d.getElementById(id)
const body = d.body, { offline, waits, whose } = body?.dataset ?? {}, now = Date.now

// A message, for three seconds.
const say = text => {
  if (!d.dispatchEvent(new CustomEvent('candor:say', { detail: text, cancelable: true }))) return
  const p = d.createElement('p')
  p.className = 'toast'
  p.role = 'alert'
  p.textContent = text
  body.append(p)
  setTimeout(() => p.remove(), 3000)
}

// Dialogs that came open with the page become modal.
for (const x of d.querySelectorAll('dialog[open][data-modal]')) x.open = false, x.showModal()

// React (r): 0 sleeps, 1 is on its way, 2 runs. Pages without it, and those that need it at once, have nothing to wake.
let script = d.querySelector('[type="text/wake"]'), r = script ? 0 : 2
const worker = '%worker%' + d.documentElement?.lang
// Trusted types: it vouches for the page's own start of React and for its worker, and for nothing else.
const policy = globalThis.trustedTypes?.createPolicy('boot', { createScript: () => script.text, createScriptURL: () => worker })
const held = new Set, changed = new Set, again = []
const needs = t => t.closest?.('textarea,select,input:not([type=radio],[type=checkbox],[type=file]),[data-wakes]') && wake()
const fire = (t, type) => t.dispatchEvent(new Event(type, { bubbles: true }))
const fails = () => {
  for (const t of held) t.ariaBusy = null, say(waits)
  held.clear()
}
const wake = () => {
  if (r) return
  r = 1
  script.onerror = () => {
    // A script runs once: another try needs another one, with the same words.
    const x = d.createElement('script')
    x.type = 'text/wake'
    x.nonce = script.nonce
    x.text = policy ? policy.createScript('') : script.text
    script.replaceWith(x)
    script = x
    r = 0
    fails()
  }
  setTimeout(() => r < 2 && fails(), 2e4)
  // What the page was made of is asked for beside the files that need it (sending/fetch-data.ts).
  if (script.id) self.asked = fetch(location, { headers: { seed: script.nonce } }).catch(() => 0)
  script.type = 'module'
  script.replaceWith(script)
}
// What was typed, chosen and tapped meanwhile is told to React as if it happened now.
on('candor:awake', () => {
  if (r > 1) return
  r = 2
  for (const t of changed)
    if (!'radio checkbox'.includes(t.type)) fire(t, 'input')
    else if (t.closest('[data-wakes]') && (t.checked || t.type != 'radio')) t.checked = !t.checked, t.click()
  for (const t of again) fire(t, 'candor:chosen')
  fire(d.activeElement, 'focusin')
  for (const t of held) t.ariaBusy = null, t.click()
})
on('candor:wake', wake)
// The idle clock: React asks, once there is something to ask or to tell.
let at = now(), used = 0
const look = () => whose && now() - at > (used ? 24e4 : 78e4) && wake()
if (!r) {
  self.opened = () => ({ at, used })
  const touched = () => navigator.userActivation?.hasBeenActive != false
  for (const type of ['pointerdown', 'focusin', 'input', 'keydown'])
    on(type, e => {
      const t = e.target, isFocus = type == 'focusin'
      if (!isFocus) used = now()
      if (type == 'input' && r < 2) changed.add(t)
      // A page that comes with a reason begins at its field: it was not touched yet.
      if (!isFocus || touched()) needs(t)
    })
  on('candor:chosen', e => r < 2 && again.push(e.target))
  on('close', e => needs(e.target))
  // An app around the page speaks with React. It may put its bridge there late.
  const inApp = () => (self.CandorHost || self.webkit?.messageHandlers?.CandorHost || /[?&]demoHost=/.test(location)) && wake()
  for (const ms of [0, 3e3]) setTimeout(inApp, ms)
  touched() && needs(d.activeElement)
  setInterval(look, 2e4)
  on('visibilitychange', look)
}

// Brought back from memory: its forms are open again, and whose is it now? Once the guard of the session is here, it asks.
addEventListener('pageshow', e => {
  if (!e.persisted) return
  for (const f of d.forms) {
    f.sent = 0
    for (const s of f.elements) s.ariaDisabled = null
  }
  if (!whose || self.guarded) return
  const show = v => body.style.visibility = v
  show('hidden')
  const ask = () => fetch('%still%').then(a => a.json()).then(
    a => a.here && a.shortName == whose ? show('') : location.reload(),
    () => setTimeout(ask, 2e3)
  )
  ask()
})

// A webview without workers goes without. Storage may be full or forbidden: then a page that cannot be had is the browser's own.
offline && setTimeout(
  () => navigator.serviceWorker?.register(policy ? policy.createScriptURL('') : worker).catch(() => 0),
  5e3
)

let pulled
on('touchstart', e => pulled = scrollY > 0 || !e.target.closest('[data-pull]') ? NaN : e.touches[0].clientY)
on('touchend', e => r < 2 && e.changedTouches[0].clientY - pulled > 150 && location.reload())

const stop = e => {
  e.preventDefault()
  e.stopImmediatePropagation()
}
on('click', e => {
  const t = e.target.closest('button[data-wakes]:not([type=submit])')
  if (r > 1 || !t) return
  stop(e)
  t.ariaBusy = true
  held.add(t)
  wake()
})
on('click', e => {
  const a = e.target.closest('a[href]:not([target],[download])')
  if (r < 2 && a && a.origin == location.origin && !navigator.onLine && !a.hash) {
    e.preventDefault()
    say(waits)
  }
  const t = e.target.closest('[data-opens],[data-closes],[data-copy]')
  // The scrim belongs to the dialog; what lies above its box is scrim.
  if (!t) {
    const x = e.target
    return x.matches('dialog[data-light]') && e.clientY < x.getBoundingClientRect().top && x.close('')
  }
  const { opens, closes, copy, done, failed } = t.dataset
  if (opens) {
    const x = byId(opens)
    x.returnValue = ''
    x.was = x.querySelector(':checked')
    x.showModal()
  } else if (copy) {
    // A webview may have no clipboard, or refuse it: then mark the code, try the old way, and tell the truth.
    const x = byId(copy), ok = () => say(done), c = navigator.clipboard
    ;(c ? c.writeText(x.dataset.text || x.textContent) : Promise.reject()).then(ok, () => {
      getSelection().selectAllChildren(x)
      d.execCommand('copy') ? ok() : say(failed)
    })
  } else t.closest('dialog').close(closes)
})

// What was picked counts once it is confirmed.
on('close', e => {
  const x = e.target, shown = d.querySelector('[data-shows="' + x.id + '"]'), c = x.querySelector(':checked')
  if (!shown || !c) return
  if (x.returnValue == 'ok') {
    shown.textContent = c.dataset.words
    c.dispatchEvent(new Event('candor:chosen', { bubbles: true }))
  } else (x.was || c).checked = !!x.was
})
on('cancel', e => 'firm' in e.target.dataset && e.preventDefault())

on('input', e => {
  const t = e.target, { max, group, count } = t.dataset
  // Only digits are put in groups, and no more than there may be: all else stays as it was typed.
  const all = t.value.replace(/ /g, '')
  if (group && !/\D/.test(all) && all.length <= max) {
    let sizes = group.split(','), typed = t.value.slice(0, t.selectionStart).replace(/ /g, '').length, out = '', caret = 0, inGroup = 0
    for (const q of all) {
      if (inGroup == sizes[0]) out += ' ', inGroup = 0, sizes[1] && sizes.shift()
      out += q
      inGroup++
      if (typed-- > 0) caret = out.length
    }
    if (out != t.value) t.value = out, t.setSelectionRange(caret, caret)
  }
  if (count) byId(count).textContent = [...t.value].length + '/' + max
})

// One submit a page, and none without a connection: then the page stays. React's own forms prevent the default before this is
// asked, and are left alone.
// Also where React has come while the answer to the first is on its way.
on('submit', e => e.target.sent && stop(e))
addEventListener('submit', e => {
  const f = e.target, s = e.submitter
  if (e.defaultPrevented || (s?.formMethod || f.method) == 'dialog') return
  if (!navigator.onLine) {
    e.preventDefault()
    say(offline)
  } else {
    f.sent = 1
    if (s) s.ariaDisabled = true
  }
})
// Taps from before this script was loaded are handled now.
globalThis.awake = 1
globalThis.tap && tap.click()
`

/**
 * Stands in the page itself, before the script's file is here: keeps the last tap on something that only the script can
 * open, close, copy or wake. The script does it when it arrives. Where it cannot be had, or read, the platform opens and closes
 * (dialog-commands), and `data-lost` on the page says so.
 */
export const earlyTap =
  "addEventListener('click',e=>{self.awake||(self.tap=e.target.closest('[data-opens],[data-closes],[data-copy],button[data-wakes]'),!self.lost&&self.tap?.command&&e.preventDefault())},!0);addEventListener('error',e=>{self.awake||self.lost||e.target.tagName=='IMG'||(self.lost=1,document.documentElement.dataset.lost='',self.tap&&tap.click())},!0)"

/** Names of the script's own, long enough to be read and too long to be sent. None of them stands in a text or after a point. */
const names =
  'byId body say script held changed again needs fire fails wake policy touched inApp show ask pulled stop sizes caret inGroup look'

/** What a name becomes; none of these letters names anything else. */
const letterOf = (name: string): string => 'bhijklmnowyzABCDEFGHIJ'[names.split(' ').indexOf(name)] ?? name

/** The script's text: a file of its own, before React's scripts. Its two addresses are put in where addresses are known (`%still%`). */
export const bootScript = `{${source
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/(?<![\w.:'/-])[a-z]\w+(?![\w'-])/gi, letterOf)
  .replace(/\s*\n\s*/g, '\n')
  .replace(/ ?([=(){}<>,:?|&;+!-]+) ?/g, '$1')
  .trim()}}`
