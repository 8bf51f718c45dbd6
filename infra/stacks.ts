import type { App } from 'aws-cdk-lib'
import { EdgeStack } from './edge.ts'
import { settingsFromContext, stageFromContext } from './settings.ts'
import { OrreryStack } from './stack.ts'

/**
 * The stacks of a stage. The edge stack asks for nothing but the stage, since production needs its answer: until the
 * address of the firewall is known, there is no other.
 */
export function stacks(app: App): void {
  const stage = stageFromContext(app.node)
  new EdgeStack(app, `Orrery-edge-${stage}`)
  if (stage === 'prod' && !app.node.tryGetContext('firewallArn'))
    console.warn('Orrery-prod needs -c firewallArn=…, which deploying Orrery-edge-prod prints.')
  else new OrreryStack(app, `Orrery-${stage}`, settingsFromContext(app.node))
}
