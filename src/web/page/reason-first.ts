// A page that comes with a reason why something was not done begins there, without any script: the focus, and the title.

/** An element that carries one, as the kit marks it (`reasonAt`). In what the server writes no attribute holds a `<` or `>`. */
const marked = /<[a-z]+\b[^<>]*(?= data-reason=")/g

/**
 * Gives the page's first reason the focus: the browser scrolls to it and reads it out. All of them ask for it, since only the browser
 * knows which is in sight: the first that can be focused gets it. `mark` goes before the title, which is what a screen reader says
 * first. Asked for pages that say that they have one; in another the text only speaks of it, and it stays as it is.
 */
export function reasonFirst(html: string, mark: string): string {
  const body = html.indexOf('<body')
  const head = html.slice(0, body)
  const page = html.slice(body)
  if (body === -1 || page.search(marked) === -1) return html
  return head.replace('<title>', () => `<title>${mark}`) + page.replace(marked, '$& autofocus=""')
}
