// The pictures of the payment guide, drawn by us: what one sees on the phone and at the counter. No words, no real firms.

import type { ReactNode } from 'react'

/** A phone standing upright in the middle of 160 by 120, its colour plate moved by six, and what its screen shows. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <path className="plate-colour" d="M56 12h56q5 0 5 5v98q0 5-5 5H56q-5 0-5-5V17q0-5 5-5z" />
      <path className="sheet-colour" d="M52 4h56q5 0 5 5v102q0 5-5 5H52q-5 0-5-5V9q0-5 5-5z" />
      <path d="M72 9h16M74 111h12" />
      {children}
    </>
  )
}

/** Two rows of four tiles; the one with a bill on it is marked. */
function Tiles() {
  const tiles = [0, 1, 2, 3, 4, 5].filter((place) => place !== 4)
  return (
    <>
      <path d="M55 22h50M55 29h28" />
      {tiles.map((place) => (
        <path key={place} d={`M${55 + (place % 3) * 18} ${40 + Math.floor(place / 3) * 20}h13v13h-13z`} />
      ))}
      <path className="accent-fill" d="M71 58h17v17H71z" />
      <path stroke="var(--leaf)" strokeWidth="2" d="M76 62h7M76 66.500h7M76 71h4" />
      <path className="accent-line" d="M68 55h23v23H68z" />
      <path d="M55 86h50v16H55z" />
    </>
  )
}

function TypedCode() {
  return (
    <>
      <path className="accent-line" d="M54 30h52v15H54z" />
      <path strokeWidth="3" strokeDasharray="7 4" d="M59 38h42" />
      <path d="M54 22h30" />
      {[54, 66, 78, 90].map((y) => (
        <path key={y} strokeWidth="5" d={`M63 ${y + 4}h.1M80 ${y + 4}h.1M97 ${y + 4}h.1`} />
      ))}
    </>
  )
}

function Confirmed() {
  return (
    <>
      <path
        className="sheet-colour"
        d="M58 20h44v52l-5.500-4-5.500 4-5.500-4-5.500 4-5.500-4-5.500 4-5.500-4-5.500 4z"
      />
      <path d="M65 30h30M65 38h18M65 56h12M87 56h8" />
      <path className="accent-line" d="M65 48h30" />
      <path className="accent-fill" d="M80 78a13 13 0 1 1 0 26 13 13 0 0 1 0-26z" />
      <path stroke="var(--leaf)" strokeWidth="3" d="M74 91l4.500 4.500 8-9" />
    </>
  )
}

function BillList() {
  return (
    <>
      <path d="M55 20h50v10H55zM59 25h10" />
      {[38, 72, 89].map((y) => (
        <path key={y} d={`M55 ${y}h10v10H55zM71 ${y + 2}h30M71 ${y + 8}h18`} />
      ))}
      <path className="accent-line" d="M51 52h58v16H51z" />
      <path className="accent-fill" d="M55 55h10v10H55z" />
      <path d="M71 57h30M71 63h18" />
    </>
  )
}

/** The finder squares and a scatter between them: enough to be a QR code, too little to be read as one. */
function ScannedQr() {
  return (
    <>
      <path className="accent-line" d="M56 42V32h10M94 32h10v10M104 74v10H94M66 84H56V74" />
      <path d="M63 39h10v10H63zM87 39h10v10H87zM63 67h10v10H63z" />
      <path
        className="ink-fill"
        d="M66.500 42.500h3v3h-3zM90.500 42.500h3v3h-3zM66.500 70.500h3v3h-3zM78 39h4v4h-4zM80 47h4v4h-4zM63 54h4v4h-4zM71 55h4v4h-4zM79 56h5v5h-5zM89 55h4v4h-4zM95 60h4v4h-4zM78 66h4v4h-4zM86 64h5v4h-5zM93 70h4v4h-4zM84 73h5v4h-5zM78 76h3v3h-3z"
      />
      <path className="accent-line" d="M52 58h56" strokeWidth="1.500" />
      <path d="M68 98h24" />
    </>
  )
}

function Store() {
  return (
    <>
      <path className="plate-colour" d="M34 46h104v70H34z" />
      <path className="sheet-colour" d="M26 42h108v68H26z" />
      <path
        className="accent-fill"
        d="M28 16h104l10 26q0 7-9 7t-9-6q0 6-9 6t-9-6q0 6-9 6t-8.500-6q0 6-9 6t-9-6q0 6-9 6t-9-6q0 6-9 6t-9-7z"
      />
      <path stroke="var(--leaf)" d="M50 17l-6 24M71 17l-2 24M91 17l2 24M111 17l6 24" strokeWidth="2" />
      <path d="M36 60h38v30H36zM55 60v30M36 75h38" />
      <path className="sheet-colour" d="M88 60h30v50H88z" />
      <path d="M112 86h.1" strokeWidth="4" />
      <path d="M16 110h128" />
    </>
  )
}

function Scanner() {
  return (
    <>
      <path className="plate-colour" d="M30 62h54q4 0 4 4v44q0 4-4 4H30z" />
      <path className="sheet-colour" d="M24 56h58q5 0 5 5v44q0 5-5 5H24q-5 0-5-5V61q0-5 5-5z" />
      <path d="M25 78v10" />
      <path
        className="ink-fill"
        d="M33 64h3v38h-3zM39 64h2v38h-2zM44 64h5v38h-5zM52 64h2v38h-2zM57 64h3v38h-3zM63 64h2v38h-2zM68 64h4v38h-4zM75 64h3v38h-3z"
      />
      <path className="accent-line" strokeWidth="1.500" strokeDasharray="4 4" d="M104 42L80 70M104 42L52 62" />
      <path
        className="sheet-colour"
        d="M98 30l14-16q4-4 8-1l14 12q4 4 0 8l-8 8 14 44q1 5-4 7l-8 2q-5 1-7-4L106 50l-8-8q-4-6 0-12z"
      />
      <path className="accent-fill" d="M97 33l9 9-5 5q-6-1-7-9z" />
    </>
  )
}

function SlipTaken() {
  return (
    <>
      <path className="plate-colour" d="M14 74h140v40H14z" />
      <path className="sheet-colour" d="M8 82h144v32H8z" />
      <path d="M8 92h144" />
      <g transform="rotate(-8 44 68)">
        <path className="sheet-colour" d="M16 54h56v26H16z" />
        <path className="accent-line" d="M44 60a7 7 0 1 1 0 14 7 7 0 0 1 0-14z" />
        <path d="M22 60h4M62 74h4" />
      </g>
      <path
        className="sheet-colour"
        d="M94 82V22q0-3 3-3h36q3 0 3 3v60l-5-4-5.500 4-5.500-4-5.500 4-5.500-4-5.500 4z"
      />
      <path d="M102 30h26M102 38h14M102 60h10M122 60h6" />
      <path className="accent-line" d="M102 50l4 4 8-9" strokeWidth="3" />
    </>
  )
}

const scenes = {
  phoneTiles: () => (
    <Phone>
      <Tiles />
    </Phone>
  ),
  phoneCode: () => (
    <Phone>
      <TypedCode />
    </Phone>
  ),
  phoneDone: () => (
    <Phone>
      <Confirmed />
    </Phone>
  ),
  phoneList: () => (
    <Phone>
      <BillList />
    </Phone>
  ),
  phoneScan: () => (
    <Phone>
      <ScannedQr />
    </Phone>
  ),
  store: Store,
  scanner: Scanner,
  slip: SlipTaken,
} as const satisfies Record<string, () => ReactNode>

export type GuideScene = keyof typeof scenes

/** One picture (style part 'guide'). `whole` takes the full width of the page: the enlarged one. */
export function GuidePicture({ scene, alt, whole }: { scene: GuideScene; alt: string; whole?: boolean }) {
  const Scene = scenes[scene]
  return (
    <svg className={whole ? 'guide-pic whole' : 'guide-pic'} viewBox="0 0 160 124" role="img" aria-label={alt}>
      <Scene />
    </svg>
  )
}
