// What was typed, chosen and unfolded on a page that is made anew when it wakes.

import { afterEach, expect, it } from 'vitest'
import { keepTyped } from '../../src/web/sending/typed-before.ts'

const page = (words: string) => `
  <form>
    <input name="account"><input name="phone" value="known"><input name="phone">
    <textarea name="what"></textarea>
    <select name="bank"><option value="a">A</option><option value="b">B</option></select>
    <input type="radio" name="cate" value="1" checked><input type="radio" name="cate" value="2">
    <input type="checkbox" name="agree">
    <input type="hidden" name="key" value="${words}">
    <details><summary>Parts</summary></details><details open><summary>Terms</summary></details>
  </form>
  <p>${words}</p>`

const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as Kind & HTMLInputElement

afterEach(() => {
  document.body.innerHTML = ''
})

it('is put back, and the page is told as if it happened now', () => {
  document.body.innerHTML = page('before')
  field('[name=account]').value = 'Jose Reyes'
  document.querySelectorAll<HTMLInputElement>('[name=phone]')[1]?.setAttribute('data-second', '')
  field('[data-second]').value = '0917'
  field('[name=what]').value = 'Paid twice'
  field('[name=bank]').value = 'b'
  field('[value="2"]').click()
  field('[name=agree]').click()
  for (const details of document.querySelectorAll('details')) details.open = !details.open
  field('[name=what]').focus()
  const putBack = keepTyped()

  document.body.innerHTML = page('now')
  const told: string[] = []
  document.body.onchange = (event) => told.push((event.target as HTMLInputElement).name)
  putBack()

  expect([...new FormData(document.querySelector('form') as HTMLFormElement)]).toEqual([
    ['account', 'Jose Reyes'],
    ['phone', 'known'],
    ['phone', '0917'],
    ['what', 'Paid twice'],
    ['bank', 'b'],
    ['cate', '2'],
    ['agree', 'on'],
    ['key', 'now'],
  ])
  expect(told.sort()).toEqual(['account', 'agree', 'bank', 'cate', 'phone', 'what'])
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
  expect(document.activeElement).toBe(field('[name=what]'))
})

it("keeps the newer page's value in a field that was not edited", () => {
  document.body.innerHTML = page('before')
  const putBack = keepTyped()
  document.body.innerHTML = page('now').replace('value="known"', 'value="newer"')
  putBack()
  expect(field('[name=phone]').value).toBe('newer')
  expect(field('[name=key]').value).toBe('now')
})
