import { readFileSync, writeFileSync } from 'node:fs'

const FILE = '.releases.json'
const KEPT = 20

/** A deployment that succeeded. */
export interface Release {
  stack: string
  /** The commit. */
  revision: string
  arguments: string[]
}

/** The deployments made from this checkout, oldest first. */
export function readReleases(): Release[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return []
  }
}

export const addRelease = (release: Release): void =>
  writeFileSync(FILE, JSON.stringify([...readReleases(), release].slice(-KEPT), undefined, 2))

/**
 * The release of a stack before the one that runs was first deployed; undefined when there is none. Rolled back twice, a
 * stack goes two releases back, and not forward again to the one that was taken out.
 */
export function releaseBefore(releases: readonly Release[], stack: string): Release | undefined {
  const own = releases.filter((each) => each.stack === stack)
  const running = own.at(-1)?.revision
  return own[own.findIndex(({ revision }) => revision === running) - 1]
}
