import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { Template } from '../../infra/local/template.ts'
import { functionNames } from '../../infra/powers.ts'
import type { Settings } from '../../infra/settings.ts'
import { OrreryStack } from '../../infra/stack.ts'

/** The stack as it would be deployed, checked by cdk-nag: a finding that nobody has answered makes this throw. */
export function synthesised(overrides: Partial<Settings> = {}): { template: Template; acknowledged: Acknowledged[] } {
  const ground = mkdtempSync(join(tmpdir(), 'orrery-stack-'))
  try {
    const context = JSON.parse(readFileSync('cdk.json', 'utf8')).context
    const app = new App({ outdir: join(ground, 'out'), context })
    const stack = new OrreryStack(app, 'Orrery', { ...someSettings(ground), ...overrides })
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
    const template = app.synth().getStackArtifact(stack.artifactId).template as Template
    return { template, acknowledged: acknowledgementsIn(stack) }
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}

const someSettings = (ground: string): Settings => ({
  stage: 'prod',
  version: '1.2.3',
  mailFrom: 'hello@orrery.example',
  mailIdentity: 'new',
  reserves: true,
  bundleDirectory: placeBundles(ground),
  siteDirectory: placeSite(ground),
  googleClientId: 'client',
  firewallArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one',
  domain: { name: 'orrery.example', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one' },
  public: { stripePublishableKey: '', analyticsId: '', pixelId: '' },
})

function placeBundles(ground: string): string {
  for (const name of functionNames) {
    mkdirSync(join(ground, 'functions', name), { recursive: true })
    writeFileSync(join(ground, 'functions', name, 'index.js'), '')
  }
  return join(ground, 'functions')
}

export const INLINE = { script: 'document.title = 1', style: 'a { color: gold }' }

function placeSite(ground: string): string {
  const site = join(ground, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), `<style>${INLINE.style}</style><script>${INLINE.script}</script>`)
  writeFileSync(join(site, 'app.html'), `<script type="module" src="/a.js"></script><script>${INLINE.script}</script>`)
  return site
}

interface Acknowledged {
  path: string
  id: string
  reason: string
}

const acknowledgementsIn = (stack: OrreryStack): Acknowledged[] =>
  stack.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) =>
          Object.entries(data as Record<string, string>).map(([id, reason]) => ({ path: node.path, id, reason })),
        ),
    )
