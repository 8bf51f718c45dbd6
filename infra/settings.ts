import type { Node } from 'constructs'
import manifest from '../package.json' with { type: 'json' }
import { BUNDLE_DIRECTORY } from './bundle.ts'

/** What differs from one deployment to the next. Everything comes from the context: `-c stage=prod -c domain=…`. */
export interface Settings {
  stage: 'local' | 'dev' | 'prod'
  version: string
  /** The address that mails come from. */
  mailFrom: string
  /** Where the bundles lie; without them the template is complete but cannot be deployed. */
  bundleDirectory?: string | undefined
  /** Where the built pages lie. */
  siteDirectory: string
  domain?: { name: string; certificateArn: string } | undefined
  alarmEmail?: string | undefined
  /** What the edge stack answers; production does not go without. */
  firewallArn?: string | undefined
  /** The OAuth client; empty while signing in with Google is off. */
  googleClientId: string
  /** What the pages may know: keys that are public by nature. */
  public: { stripePublishableKey: string; analyticsId: string; pixelId: string }
}

type PublicPart = Pick<Settings, 'stage' | 'version' | 'public'>

/** The content of /config.json. */
export const publicSettings = ({ stage, version, public: keys }: PublicPart): object => ({ stage, version, ...keys })

export const SITE_DIRECTORY = 'dist/web'

const stages: readonly string[] = ['dev', 'prod'] satisfies Settings['stage'][]

/** Reads the settings of a deployment from the CDK context. Throws an error that names the value that is missing. */
export function settingsFromContext(node: Node): Settings {
  const read = (name: string): string | undefined => node.tryGetContext(name)
  const stage = read('stage') ?? ''
  if (!stages.includes(stage)) throw new Error(`stage must be one of ${stages.join(', ')}, not "${stage}"`)
  const [name, certificateArn] = [read('domain'), read('certificateArn')]
  if (Boolean(name) !== Boolean(certificateArn)) throw new Error('domain and certificateArn go together')
  const mailFrom = read('mailFrom')
  if (!mailFrom?.includes('@')) throw new Error('mailFrom must be an address such as hello@example.com')
  if (stage === 'prod' && !read('firewallArn'))
    throw new Error('firewallArn is missing: deploy the edge stack first and pass its FirewallArn')
  return {
    stage: stage as Settings['stage'],
    version: read('version') ?? manifest.version,
    mailFrom,
    bundleDirectory: BUNDLE_DIRECTORY,
    siteDirectory: SITE_DIRECTORY,
    domain: name && certificateArn ? { name, certificateArn } : undefined,
    alarmEmail: read('alarmEmail'),
    firewallArn: read('firewallArn'),
    googleClientId: read('googleClientId') ?? '',
    public: {
      stripePublishableKey: read('stripePublishableKey') ?? '',
      analyticsId: read('analyticsId') ?? '',
      pixelId: read('pixelId') ?? '',
    },
  }
}
