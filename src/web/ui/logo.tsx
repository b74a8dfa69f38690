// The lender's mark and the logos of products, banks and channels, with a letter where there is no picture.

/** The lender's own mark: a picture, or the open passbook in the lender's colour. */
export function Mark({ src }: { src?: string }) {
  if (src) return <Logo src={src} name="" />
  return (
    <svg className="logo" viewBox="0 0 40 40" aria-hidden="true">
      <path fill="var(--fill)" d="M0 0h40v40H0z" />
      <path fill="var(--on-fill)" d="M19 13c-3-3-7-3-11-2v17c4-1 8-1 11 2zM21 13c3-3 7-3 11-2v17c-4-1-8-1-11 2z" />
    </svg>
  )
}

const tints = ['slate', 'stone', 'teal', 'sky', 'ochre', 'moss'] as const

/** The same name always gets the same colour; red is left to what is late. */
function tintFor(name: string): (typeof tints)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tints[sum % tints.length] ?? 'slate'
}

/** A logo, always beside the name it stands for, and so without a text of its own. */
export function Logo({ src, name }: { src?: string | null; name: string }) {
  if (src) return <img className="logo" src={src} alt="" width="40" height="40" decoding="async" loading="lazy" />
  const tint = tintFor(name)
  return (
    <svg className="logo" viewBox="0 0 40 40" aria-hidden="true">
      <path fill={`var(--${tint}-tint)`} d="M0 0h40v40H0z" />
      <text x="20" y="28" textAnchor="middle" fontSize="22" fontWeight="600" fill={`var(--${tint})`}>
        {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
      </text>
    </svg>
  )
}

/** A logo and the name it stands for, on one line. `heads` makes it the heading of what follows, to which a screen reader can go. */
export function Brand(props: { src?: string | null; name: string; note?: React.ReactNode; heads?: boolean }) {
  const { src, name, note } = props
  const Part = props.heads ? 'h2' : 'div'
  return (
    <Part className="brand">
      <Logo src={src} name={name} />
      <span>
        {name}
        {note && (
          <>
            <br />
            <small className="quiet">{note}</small>
          </>
        )}
      </span>
    </Part>
  )
}
