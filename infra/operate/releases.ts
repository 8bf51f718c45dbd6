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

/** The last release of a stack from another commit than the one that runs; undefined when there is none. */
export function releaseBefore(releases: readonly Release[], stack: string): Release | undefined {
  const own = releases.filter((each) => each.stack === stack)
  return own.findLast(({ revision }) => revision !== own.at(-1)?.revision)
}
