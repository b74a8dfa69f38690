// Libraries that draw: loaded when something is first drawn. Together they take half a second of a start and 100 MB, and most processes
// that start draw nothing for a while.

import { createRequire } from 'node:module'
import type bwipLibrary from 'bwip-js/node'
import type * as fontkitLibrary from 'fontkit'
import type pdfkitLibrary from 'pdfkit'
import type qrcodeLibrary from 'qrcode'
import type sharpLibrary from 'sharp'

/** Drawing a page is no waiting matter: these are needed at once, so they are required. */
const require = createRequire(import.meta.url)

export function loadFontkit(): typeof fontkitLibrary {
  return require('fontkit')
}

export function loadPdfkit(): typeof pdfkitLibrary {
  return require('pdfkit')
}

export function loadBwip(): typeof bwipLibrary {
  return require('bwip-js/node')
}

export function loadQrcode(): typeof qrcodeLibrary {
  return require('qrcode')
}

let sharp: Promise<typeof sharpLibrary> | null = null

export function loadSharp(): Promise<typeof sharpLibrary> {
  sharp ??= import('sharp').then(({ default: library }) => {
    // Its cache would keep strangers' pictures in memory, and how many are decoded at once is our own limit.
    library.cache(false)
    library.concurrency(1)
    return library
  })
  return sharp
}
