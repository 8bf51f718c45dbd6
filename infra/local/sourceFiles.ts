import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What is made from sources and kept until they change. */
export const CACHE_DIRECTORY = 'node_modules/.cache/orrery'

/** The files below a directory, in a fixed order, or the file itself; none when it does not exist. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const isSource = (entry: Dirent) => entry.isFile() && !entry.parentPath.split(sep).includes('generated')
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(isSource)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
