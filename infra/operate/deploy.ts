import { execFileSync, spawnSync } from 'node:child_process'
import { hasCredentialsFile, missingFor, readDeployment } from './deployment.ts'
import { addRelease } from './releases.ts'

/* Deploys a stack: `npm run deploy -- STACK -c name=value …`. Says what is missing before anything is built. */
const deployment = readDeployment(process.argv.slice(2))
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const missing = missingFor(deployment, {
  environment: process.env,
  hasCredentialsFile: hasCredentialsFile(),
  isCommitted: git('status', '--porcelain') === '',
})
if (missing.length > 0) {
  console.error(['This deployment cannot start:', ...missing.map((each) => `- ${each}`)].join('\n'))
  process.exit(2)
}
const { domain, mailFrom } = deployment.context
// The address that search engines and link previews are given, and the one for whoever finds a vulnerability.
run('npm', ['run', 'build'], {
  ...(domain && { SITE_ORIGIN: `https://${domain}` }),
  ...(mailFrom && { SITE_CONTACT: mailFrom }),
})
run('npx', ['cdk', 'deploy', ...deployment.arguments])
addRelease({ stack: deployment.stacks[0]!, revision: git('rev-parse', 'HEAD'), arguments: deployment.arguments })

function run(command: string, args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...environment, ...process.env } })
  if (status !== 0) process.exit(status ?? 1)
}
