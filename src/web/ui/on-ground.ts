// Style sheets on the ground that a reader chose: the phone's own wish is then not asked, and nothing is added to the page.

/** The grounds that a reader may choose; without a choice those of the phone. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Without a choice the sheets stay as they are. Paper is white whatever was chosen, as it is for the phone's own wish. Both ways of writing count: as we write them, and as the build does. */
export function onGround(css: string, theme: Theme | undefined): string {
  if (theme === undefined) return css
  return css
    .replaceAll(/@media ?\(prefers-color-scheme: ?dark\)/g, theme === 'dark' ? '@media screen' : '@media not all')
    .replaceAll(/color-scheme: ?light dark/g, `color-scheme:${theme}`)
}
