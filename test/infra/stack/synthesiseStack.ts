import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { EdgeStack } from '../../../infra/edge/edgeStack.ts'
import type { Template } from '../../../infra/local/template/Template.ts'
import { OPENAI_DEFAULTS, type Settings } from '../../../infra/settings.ts'
import { OrreryStack } from '../../../infra/stack/orreryStack.ts'
import { functionNames } from '../../../infra/stack/permissions.ts'

interface Synthesised {
  template: Template
  acknowledged: Acknowledged[]
}

const synthesised = new Map<string, Synthesised>()

/** The stack as it would be deployed with some settings, synthesised once for all files that ask for the same. */
export function synthesiseStack(overrides: Partial<Settings> = {}): Synthesised {
  const key = JSON.stringify(overrides)
  const found = synthesised.get(key) ?? synthesise(overrides)
  synthesised.set(key, found)
  return found
}

/** The stack and its firewall, with cdk-nag: throws when a finding of either is not acknowledged. */
function synthesise(overrides: Partial<Settings>): Synthesised {
  const directory = mkdtempSync(join(tmpdir(), 'orrery-stack-'))
  try {
    const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'))
    const app = new App({ outdir: join(directory, 'out'), context: { ...context, adminRanges: ADMIN_RANGES } })
    new EdgeStack(app, 'Edge')
    const stack = new OrreryStack(app, 'Orrery', { ...someSettings(directory), ...overrides })
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
    const template = app.synth().getStackArtifact(stack.artifactId).template as Template
    return { template, acknowledged: acknowledgementsIn(app) }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const ADMIN_RANGES = '203.0.113.0/24 2001:db8::/48'

const someSettings = (directory: string): Settings => ({
  stage: 'prod',
  version: '1.2.3',
  mailFrom: 'hello@orrery.example',
  mailIdentity: 'new',
  reservesConcurrency: true,
  bundleDirectory: placeBundles(directory),
  siteDirectory: placeSite(directory),
  googleClientId: 'client',
  openAi: { ...OPENAI_DEFAULTS, model: 'model' },
  firewallArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one',
  domain: { name: 'orrery.example', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one' },
  public: { stripePublishableKey: '', analyticsId: '', pixelId: '' },
})

function placeBundles(directory: string): string {
  for (const name of functionNames) {
    mkdirSync(join(directory, 'functions', name), { recursive: true })
    writeFileSync(join(directory, 'functions', name, 'index.js'), '')
  }
  return join(directory, 'functions')
}

export const INLINE = { script: 'document.title = 1', style: 'a { color: gold }' }

function placeSite(directory: string): string {
  const site = join(directory, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), `<style>${INLINE.style}</style><script>${INLINE.script}</script>`)
  for (const page of ['app.html', 'shell.html'])
    writeFileSync(join(site, page), `<script type="module" src="/a.js"></script><script>${INLINE.script}</script>`)
  return site
}

interface Acknowledged {
  path: string
  id: string
  reason: string
}

const acknowledgementsIn = (app: App): Acknowledged[] =>
  app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) =>
          Object.entries(data as Record<string, string>).map(([id, reason]) => ({ path: node.path, id, reason })),
        ),
    )
