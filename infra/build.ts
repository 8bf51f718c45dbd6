import { writeFileSync } from 'node:fs'
import manifest from '../package.json' with { type: 'json' }
import { buildSite } from './buildSite.ts'
import { bundleForDeployment } from './bundle.ts'
import { openApi } from './openApi.ts'

// The pages first: the stack's content security policy holds the hashes of what stands inside them.
await buildSite()
bundleForDeployment()
writeFileSync('dist/openapi.json', `${JSON.stringify(openApi(manifest.version), null, 2)}\n`)
