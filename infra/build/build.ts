import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { buildSite } from './buildSite.ts'
import { bundleForDeployment } from './bundle.ts'
import { openApi } from './openApi.ts'

const { values } = parseArgs({ options: { 'test-pages': { type: 'boolean', default: false } } })

// The pages come first: the content security policy in the stack holds the hashes of their inline code.
await buildSite(undefined, values['test-pages'] ? 'testPages' : 'production')
await bundleForDeployment()
writeFileSync('dist/openapi.json', `${JSON.stringify(openApi(manifest.version), null, 2)}\n`)
