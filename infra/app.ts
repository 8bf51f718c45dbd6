import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleForDeployment } from './bundle.ts'
import { EdgeStack } from './edge.ts'
import { settingsFromContext } from './settings.ts'
import { OrreryStack } from './stack.ts'

const app = new App()
const settings = settingsFromContext(app.node)
bundleForDeployment()
new EdgeStack(app, `Orrery-edge-${settings.stage}`)
new OrreryStack(app, `Orrery-${settings.stage}`, settings)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
