import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleForDeployment } from './bundle.ts'
import { stacks } from './stacks.ts'

const app = new App()
bundleForDeployment()
stacks(app)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
