import type { App } from 'aws-cdk-lib'
import { EdgeStack } from './edge/edgeStack.ts'
import { settingsFromContext, stageFromContext } from './settings.ts'
import { OrreryStack } from './stack/orreryStack.ts'

/**
 * Adds the stacks of a stage to the app. The edge stack needs nothing but the stage. In production it is deployed
 * alone first, because the main stack needs the ARN of its firewall.
 */
export function addStacks(app: App): void {
  const stage = stageFromContext(app.node)
  new EdgeStack(app, `Orrery-edge-${stage}`)
  if (stage === 'prod' && !app.node.tryGetContext('firewallArn'))
    console.warn('Orrery-prod is left out: it needs -c firewallArn=…, an output of Orrery-edge-prod.')
  else new OrreryStack(app, `Orrery-${stage}`, settingsFromContext(app.node))
}
