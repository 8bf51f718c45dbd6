import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { settingsFromContext } from '../../settings.ts'
import { OrreryStack } from '../../stack/orreryStack.ts'
import { trackingIds } from '../trackingIds.ts'
import type { Template } from './Template.ts'

/** Synthesises the template of the stack as it would be deployed, but without bundles. Needs no AWS account. */
export function synthesise(siteDirectory: string): Template {
  const outdir = mkdtempSync(join(tmpdir(), 'orrery-synth-'))
  try {
    const app = new App({ outdir, context: JSON.parse(readFileSync('cdk.json', 'utf8')).context })
    const settings = {
      ...settingsFromContext(app.node),
      stage: 'local' as const,
      reservesConcurrency: true,
      siteDirectory,
      public: { stripePublishableKey: '', ...trackingIds() },
    }
    const stack = new OrreryStack(app, 'Orrery-local', { ...settings, bundleDirectory: undefined })
    return app.synth().getStackArtifact(stack.artifactId).template as Template
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}
