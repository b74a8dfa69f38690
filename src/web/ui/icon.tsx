// Signs: ink lines on 24 by 24, drawn inline, so that only those on the page are sent.

/** What is drawn, as path data. Every sign stands beside a word, or its control has an accessible name. */
const drawings = {
  alert: 'M12 4.5v10M12 19.3v.2',
  back: 'M15 5l-7 7 7 7',
  bank: 'M4 9l8-5 8 5zM6 12v5M10 12v5M14 12v5M18 12v5M4 20h16',
  camera: 'M3 7h4l2-3h6l2 3h4v12H3zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  card: 'M5 5h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2V7q0-2 2-2zM3 10h18M7 15h4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 5V4H4v11h1',
  delete: 'M9 5h11v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
  doc: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  devices: 'M3 5h13v9H3zM1.5 17h9M15 9h6v11h-6zM18 17.5h.1',
  down: 'M5 9l7 7 7-7',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3q4.5 4 4.5 9T12 21M12 3Q7.5 7 7.5 12T12 21',
  help: 'M4 5h16v11h-9l-5 4v-4H4zM9 10.5h6',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  keys: 'M3 5h18v11H3zM7 9h.1M12 9h.1M17 9h.1M8 13h8M9 20h6',
  load: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  mail: 'M5 5h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2V7q0-2 2-2zM3.5 7l8.5 6 8.5-6',
  minus: 'M5 12h14',
  next: 'M9 5l7 7-7 7',
  offline:
    'M3 9.5a13 13 0 0 1 5-3M13 5.6A13 13 0 0 1 21 9.5M6.5 13.2a8 8 0 0 1 4.5-2.2M10 16.8a3 3 0 0 1 4 0M4 3l16 18',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4q0 1-1 1A15 15 0 0 1 4 5q0-1 1-1z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.8z',
  tick: 'M5 13l4.5 4.5L19 7',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21q0-7 8-7t8 7',
  wallet: 'M4 7h15q1.5 0 1.5 1.5v9.5q0 1.5-1.5 1.5H5.5Q4 19.5 4 18V6q0-1.5 1.5-1.5H17V7M20.5 11.5H16a2 2 0 0 0 0 4h4.5',
  warn: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v6M12 16.5v.1',
} as const

export type IconName = keyof typeof drawings

/** Signs that point along the text turn round with it. */
const directed: readonly IconName[] = ['back', 'next', 'delete']

/** A sign, invisible to assistive technology. `small` is 18 px, for a line of text; `waiting` breathes. */
export function Icon({ name, small, waiting }: { name: IconName; small?: boolean; waiting?: boolean }) {
  const classes = ['i', small ? 'sm' : '', waiting ? 'wait' : '', directed.includes(name) ? 'flip' : '']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
