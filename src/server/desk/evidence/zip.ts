// A ZIP file of a few files (APPNOTE 6.3.10): compressed, names in UTF-8, all of one moment. The same files make the same bytes.

import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
/** Deflate, and names in UTF-8. */
const needsVersion = 20
const utf8Names = 0x0800
const deflated = 8

/** A moment as a file system of 1980 keeps it: to two seconds, in UTC. */
function dosTime(at: Date): { readonly time: number; readonly day: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

/** The bytes of the file. Its names are ours, so none leads out of the folder that it is unpacked to. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const { time, day } = dosTime(at)
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name, 'utf8')
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(needsVersion, 0)
    facts.writeUInt16LE(utf8Names, 2)
    facts.writeUInt16LE(deflated, 4)
    facts.writeUInt16LE(time, 6)
    facts.writeUInt16LE(day, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([uint32(localSignature), facts, nameBytes, packed])
    const made = Buffer.alloc(2)
    made.writeUInt16LE(needsVersion)
    // No comment, first disk, no attributes; then where the file begins.
    central.push(Buffer.concat([uint32(centralSignature), made, facts, Buffer.alloc(10), uint32(offset), nameBytes]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, uint32(endSignature), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
