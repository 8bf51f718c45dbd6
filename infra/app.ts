import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { addStacks } from './addStacks.ts'
import { bundleForDeployment } from './build/bundle.ts'

const app = new App()
await bundleForDeployment()
addStacks(app)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
app.synth()
