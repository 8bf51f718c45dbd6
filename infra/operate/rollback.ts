import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addRelease, readReleases, releaseBefore } from './releases.ts'

/*
 * Deploys the release before the one that runs, with its own settings: `npm run rollback -- STACK`. The rows stay as they
 * are: each release keeps what another one has written.
 */
const [stack = ''] = process.argv.slice(2)
const before = releaseBefore(readReleases(), stack)
if (!before) {
  console.error(`No earlier release of "${stack}" was deployed from here. Check out its commit and run npm run deploy.`)
  process.exit(2)
}
const directory = mkdtempSync(join(tmpdir(), 'orrery-rollback-'))
const run = (command: string, args: string[], cwd?: string) =>
  execFileSync(command, args, { stdio: 'inherit', ...(cwd && { cwd }) })

console.log(`Back to ${before.revision}`)
try {
  run('git', ['worktree', 'add', '--detach', directory, before.revision])
  run('npm', ['ci'], directory)
  run('npm', ['run', 'deploy', '--', ...before.arguments], directory)
  addRelease(before)
} finally {
  run('git', ['worktree', 'remove', '--force', directory])
  rmSync(directory, { recursive: true, force: true })
}
