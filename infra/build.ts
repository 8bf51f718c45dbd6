import { buildSite } from './buildSite.ts'
import { bundleForDeployment } from './bundle.ts'

// The pages first: the stack's content security policy holds the hashes of what stands inside them.
await buildSite()
bundleForDeployment()
