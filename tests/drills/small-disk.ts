// Disks of the tests' own, where the machine lets us mount: one that can be filled, and one that can lose its power.

import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

function succeeded(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function done(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed: ${stderr}`)
}

export interface SmallDisk {
  readonly dir: string
  /** Takes every byte that is left, again and again when called again. */
  fill(): void
  /** Gives the room back. */
  free(): void
  remove(): void
}

/** A disk in memory of so many megabytes; null where the machine does not let us mount one. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const dir = mkdtempSync(path.join(tmpdir(), 'candor-disk-'))
  if (!succeeded('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir])) {
    rmSync(dir, { recursive: true })
    return null
  }
  const ballast = path.join(dir, 'ballast')
  return {
    dir,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (let size = 65_536; size >= 1; ) if (!written(file, size)) size = Math.floor(size / 2)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      done('umount', ['-l', dir])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Whether there was room for so many bytes. */
function written(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}

export interface MortalDisk {
  readonly dir: string
  /**
   * What a disk has after its power was lost now: everything that was handed to it, and nothing that the system still held
   * back. Mounts that in place of the old one.
   */
  losePower(): void
  remove(): void
}

/** A disk in a file, with a file system that holds back what was not synced; null where that cannot be had. */
export function openMortalDisk(megabytes: number): MortalDisk | null {
  const base = mkdtempSync(path.join(tmpdir(), 'candor-power-'))
  const dir = path.join(base, 'disk')
  let image = path.join(base, 'image-0')
  let losses = 0
  // Nothing is written back for ten minutes unless it is asked for.
  const mounted = (): boolean => succeeded('mount', ['-o', 'loop,commit=600', image, dir])
  done('truncate', ['-s', `${megabytes}M`, image])
  done('mkdir', [dir])
  if (!succeeded('mkfs.ext4', ['-q', '-F', image]) || !mounted()) {
    rmSync(base, { recursive: true })
    return null
  }
  return {
    dir,
    losePower() {
      losses += 1
      const rest = path.join(base, `image-${losses}`)
      // The image has what the device was given; what stands in memory only is not in it.
      done('cp', ['--sparse=always', image, rest])
      done('umount', ['-l', dir])
      rmSync(image)
      image = rest
      if (!mounted()) throw new Error('the disk cannot be mounted after the loss of power')
    },
    remove() {
      done('umount', ['-l', dir])
      rmSync(base, { recursive: true, force: true })
    },
  }
}
