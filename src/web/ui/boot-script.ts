// All the script that a page runs until somebody touches a part that needs React: it opens what the platform cannot open by
// itself, keeps the duties that must not sleep, and wakes React (docs/decisions/0003). It works by delegation on attributes that
// the kit's components write, so that nothing has to be attached to them.
//
//   dialog[open][data-modal]   is shown as a modal; [data-firm] cannot be dismissed, [data-light] closes on its scrim
//   [data-opens=id]            shows that dialog; [data-closes=value] closes the dialog around it with that value
//   [data-shows=id]            shows the words (data-words) of the radio chosen in that dialog: 'ok' keeps the choice
//                              and fires candor:chosen, every other way out restores the one before
//   [data-copy=id]             copies that element and says what really happened: data-done or data-failed
//   form                       is sent once: a second submit while the page is leaving has no effect
//   body[data-offline]         what is said, and the page kept, when a form is sent without a connection; data-waits the same of a
//                              link, and of a tap that React cannot answer, since its files do not come
//   body[data-whose]           whose page it is: brought back from memory it is hidden until the server says that it still is
//   [data-wakes]               needs React: a touch there wakes it, as does the focus in a field for words or figures. A button
//                              that only React can answer is held, and tapped again once React runs (candor:awake)
//   script[data-every]         asks its data-ask whether data-mark still holds, so many milliseconds after the last answer, and less often
//                              the longer the page is looked at. What differs wakes React
//   #stale                     is shown while no such answer comes
//
// `candor:say` hands a message to the page's own toast; where the page has none, the script shows one itself.
// Written in plain script as text, since it must run before any module is loaded; names are short because every page carries it.

const source = `
const d = document, on = (kind, f) => d.addEventListener(kind, f, !0), byId = id => d.getElementById(id)
const body = d.body, { offline, waits, whose } = body.dataset, now = Date.now
const later = setTimeout
const fire = (t, kind) => t.dispatchEvent(new Event(kind, { bubbles: !0 }))

// A message, for three seconds.
const say = words => {
  if (!d.dispatchEvent(new CustomEvent('candor:say', { detail: words, cancelable: !0 }))) return
  const p = d.createElement('p')
  p.className = 'toast'
  p.role = 'alert'
  p.textContent = words
  body.append(p)
  later(() => p.remove(), 3e3)
}

// Dialogs that came open with the page become modal.
for (const x of d.querySelectorAll('dialog[open][data-modal]')) x.open = 0, x.showModal()

// React (r): 0 sleeps, '' could not be had, 1 is on its way, 2 runs. Pages without it, and those that need it at once, have nothing to wake.
let script = d.querySelector('[type="text/wake"]'), r = script ? 0 : 2
const lang = d.documentElement.lang, worker = '%worker%' + lang
// Trusted types: it vouches for the page's own start of React and for its worker, and for nothing else.
const policy = self.trustedTypes?.createPolicy('boot', { createScript: () => script.text, createScriptURL: () => worker })
const held = new Set, changed = new Set, again = []
const needs = t => t.closest?.(':read-write,select,[data-wakes]') && wake()
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
    r = ''
    fails()
  }
  later(() => r < 2 && fails(), 2e4)
  // What the page was made of is asked for beside the files that need it (sending/fetch-data.ts). Without a touch it is no use of the session.
  if (script.id) self.asked = fetch(location, { headers: { seed: script.nonce, 'x-lang': lang, 'x-unattended': +(now() - lately > 2e3) } }).catch(() => 0)
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
let began = now(), lately = 0, looked = began, heard = began, lost
const look = () => whose && now() - began > (lately ? 24e4 : 78e4) && wake()
if (!r) {
  self.opened = () => ({ at: began, used: lately })
  const touched = () => navigator.userActivation?.hasBeenActive != false
  for (const kind of ['pointerdown', 'focusin', 'input', 'keydown'])
    on(kind, e => {
      const t = e.target, isFocus = kind == 'focusin'
      if (!isFocus) lately = now()
      if (kind == 'input' && r < 2) changed.add(t)
      // A page that comes with a reason begins at its field: it was not touched yet.
      if (!isFocus || touched()) needs(t)
    })
  on('candor:chosen', e => r < 2 && again.push(e.target))
  on('close', e => needs(e.target))
  // An app around the page speaks with React. It may put its bridge there late.
  const inApp = () => (self.CandorHost || self.webkit?.messageHandlers?.CandorHost) && wake()
  inApp()
  later(inApp, 3e3)
  touched() && needs(d.activeElement)
  setInterval(look, 2e4)
  on('visibilitychange', () => look(looked = now()))
  // What may change behind the page: asked for as long as React does not.
  const { ask, mark, every } = script.dataset
  every && setInterval(() => {
    if (r > 1) return
    const note = byId('stale'), online = navigator.onLine, t = now(), c = Math.abs(t - heard)
    if (note) note.hidden = online && !lost
    // One question at a time. The phone's clock may be set back.
    d.hidden || !online || !(c >= every && c * 16 >= t - looked) || (heard = NaN, fetch(ask, { headers: { 'x-unattended': 1 }, signal: AbortSignal.timeout(15e3) }).then(a => {
      const told = a.headers.get('x-stamp')
      // An end of the session leads to the login, which has no mark either; any other answer without a mark is none of ours.
      lost = !told && !a.redirected
      // Where React's files could not be had the news comes as a new page; not over what was typed.
      lost || told == mark || r || (r === 0 ? wake() : changed.size || location.reload())
    }, () => lost = 1).then(() => heard = now()))
  }, 1e3)
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
  const still = () => fetch('%still%').then(a => a.json()).then(
    a => a.here && a.whose == whose ? show('') : location.reload(),
    () => later(still, 2e3)
  )
  still()
})

// A webview without workers goes without. Storage may be full or forbidden: then a page that cannot be had is the browser's own.
offline && later(
  () => navigator.serviceWorker?.register(policy ? policy.createScriptURL('') : worker).catch(() => 0),
  5e3
)

const stop = e => {
  e.preventDefault()
  e.stopImmediatePropagation()
}
on('click', e => {
  const t = e.target.closest('button[data-wakes]:not([type=submit])')
  if (r > 1 || !t) return
  stop(e)
  t.ariaBusy = !0
  held.add(t)
  wake()
})
on('click', e => {
  const a = e.target.closest('a[href]:not([target],[download])')
  if (r < 2 && a?.origin == location.origin && !navigator.onLine && !a.hash) {
    e.preventDefault()
    say(waits)
  }
  const t = e.target.closest('[data-opens],[data-closes],[data-copy]')
  // The scrim belongs to the dialog; what lies above its box is scrim.
  if (!t) {
    const x = e.target
    return x.matches('dialog[data-light]') && e.offsetY < 0 && x.close('')
  }
  const { opens, closes, copy, done, failed } = t.dataset
  if (opens) {
    const x = byId(opens)
    x.returnValue = ''
    x.was = x.querySelector(':checked')
    x.showModal()
  } else if (copy) {
    // A webview may have no clipboard, or refuse it: then mark the code, try the old way, and tell the truth.
    const x = byId(copy), ok = () => say(done), put = async () => navigator.clipboard.writeText(x.dataset.text || x.textContent)
    put().then(ok, () => {
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
    fire(c, 'candor:chosen')
  } else (x.was || c).checked = !!x.was
})
on('cancel', e => e.target.matches('[data-firm]') && e.preventDefault())

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
    if (s) s.ariaDisabled = !0
  }
})
// Taps from before this script was loaded are handled now.
self.awake = 1
self.tap && tap.click()
`

/**
 * Stands in the page itself, before the script's file is here: keeps the last tap on something that only the script can
 * open, close, copy or wake. The script does it when it arrives. Where it cannot be had, or read, the platform opens and closes
 * (dialog-commands), `data-lost` on the page says so, and the promises of what a page does by itself are hidden (`by-itself`).
 */
export const earlyTap =
  "addEventListener('click',e=>{self.awake||(self.tap=e.target.closest('[data-opens],[data-closes],[data-copy],button[data-wakes]'),!self.lost&&self.tap?.command&&e.preventDefault())},!0);addEventListener('error',e=>{self.awake||self.lost||e.target.tagName=='IMG'||(self.lost=1,document.documentElement.dataset.lost='',document.querySelectorAll('.by-itself').forEach(x=>x.hidden=!0),self.tap&&tap.click())},!0)"

/** Names of the script's own, long enough to be read and too long to be sent: none stands in a text, after a point or as a property. */
const letters: Readonly<Record<string, string>> = {
  byId: 'E',
  body: 'b',
  say: 'w',
  script: 'k',
  held: 'T',
  changed: 'A',
  again: 'P',
  needs: 'u',
  fire: 'K',
  fails: 'S',
  wake: 'i',
  policy: 'I',
  look: 'M',
  later: 'V',
  looked: 'Q',
  heard: 'o',
  lost: 'l',
  lang: 'C',
  worker: 'g',
  stop: 'y',
  now: 'Y',
  on: 'F',
  lately: 'O',
  began: 'h',
  words: 'x',
  kind: 'n',
  isFocus: 's',
  touched: 'x',
  inApp: 'j',
  note: 'N',
  online: 'f',
  told: 'W',
  show: 'p',
  still: 'j',
  shown: 's',
  ok: 'f',
  put: 'n',
}

const letterOf = (name: string): string => letters[name] ?? name

/** The script's text: a file of its own, before React's scripts. Its two addresses are put in where addresses are known (`%still%`). */
export const bootScript = `{${source
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/(?<![\w.:'/%-])[a-z]\w*(?![\w'-])/gi, letterOf)
  .replace(/\s*\n\s*/g, '\n')
  .replace(/ ?([=(){}<>,:?|&;+!*-]+) ?/g, '$1')
  .replace(/ ([/%]) |(?<=const) (?=\[)/g, '$1')
  .trim()}}`
