// What a page can do before React arrives, and for those parts ever after: a small script inlined under the nonce.
// It works by delegation on attributes that the kit's components write, so that nothing has to be attached to them.
//
//   dialog[open][data-modal]   is shown as a modal; [data-firm] cannot be dismissed, [data-light] closes on its scrim
//   [data-opens=id]            shows that dialog; [data-closes=value] closes the dialog around it with that value
//   [data-shows=id]            shows the words (data-words) of the radio chosen in that dialog: 'ok' keeps the choice
//                              and fires candor:chosen, every other way out restores the one before
//   [data-copy=id]             copies that element and says what really happened: data-done or data-failed
//   input[data-group]          puts digits in groups ("3,4,4"; the last repeats), data-max of them at most; nothing is dropped
//   textarea[data-count=id]    writes "96/200" there
//   form                       is sent once: a second submit while the page is leaving has no effect
//   body[data-offline]         what is said, and the page kept, when a form is sent without a connection
//
// `candor:say` hands a message to the page's own toast; where the page has none, the script shows one itself.
// Written in plain script as text, since it must run before any module is loaded; names are short because every page carries it.

const source = String.raw`
const d = document, on = (type, f) => d.addEventListener(type, f, true), byId = id => d.getElementById(id)

// A message, for three seconds.
const say = text => {
  if (!d.dispatchEvent(new CustomEvent('candor:say', { detail: text, cancelable: true }))) return
  const p = d.createElement('p')
  p.className = 'toast'
  p.setAttribute('role', 'alert')
  p.textContent = text
  d.body.append(p)
  setTimeout(() => p.remove(), 3000)
}

// Dialogs that came open with the page become modal.
for (const x of d.querySelectorAll('dialog[open][data-modal]')) x.open = false, x.showModal()

on('click', e => {
  const t = e.target.closest('[data-opens],[data-closes],[data-copy]')
  if (!t) {
    const x = e.target
    // The scrim belongs to the dialog; what lies above its box is scrim.
    if (x.matches('dialog[data-light]') && e.clientY < x.getBoundingClientRect().top) x.close('')
    return
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
      if (inGroup == sizes[0]) {
        out += ' '
        inGroup = 0
        if (sizes[1]) sizes.shift()
      }
      out += q
      inGroup++
      if (typed-- > 0) caret = out.length
    }
    if (out != t.value) {
      t.value = out
      t.setSelectionRange(caret, caret)
    }
  }
  if (count) byId(count).textContent = t.value.length + '/' + t.maxLength
})

// One submit a page, and none without a connection: then the page stays. React's own forms prevent the default before this is
// asked, and are left alone; a page that is brought back is open again.
addEventListener('submit', e => {
  const f = e.target, s = e.submitter
  if (e.defaultPrevented || (s?.formMethod || f.method) == 'dialog') return
  if (f.sent || !navigator.onLine) {
    e.preventDefault()
    f.sent || say(d.body.dataset.offline)
  } else {
    f.sent = 1
    s?.setAttribute('aria-disabled', true)
  }
})
addEventListener('pageshow', e => {
  if (e.persisted) for (const f of d.forms) {
    f.sent = 0
    for (const s of f.elements) s.removeAttribute('aria-disabled')
  }
})
// Taps from before this script was loaded are handled now.
globalThis.awake = 1
globalThis.tap && tap.click()
`

/**
 * Stands in the page itself, before the script's file is here: keeps the last tap on something that only the script can
 * open, close or copy. The script does it when it arrives.
 */
export const earlyTap =
  "addEventListener('click',e=>self.awake||(self.tap=e.target.closest('[data-opens],[data-closes],[data-copy]')),!0)"

/** The script's text: goes into `<script nonce>` at the end of the body, before React's own scripts. */
export const bootScript = `{${source
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n')
  .replace(/ ?([=(){}<>,:?|&;+]+) ?/g, '$1')
  .trim()}}`
