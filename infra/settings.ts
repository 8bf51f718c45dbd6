import type { Node } from 'constructs'
import manifest from '../package.json' with { type: 'json' }
import { BUNDLE_DIRECTORY } from './bundle.ts'

/** What differs from one deployment to the next. Everything comes from the context: `-c stage=prod -c domain=…`. */
export interface Settings {
  stage: 'local' | 'dev' | 'prod'
  version: string
  /** The address that mails come from. */
  mailFrom: string
  /** Whether the stack makes the identity of its mail domain, or another stack of the account has done so. */
  mailIdentity: 'new' | 'existing'
  /** Whether functions set aside a part of the account's concurrency; a new account has too little to share out. */
  reserves: boolean
  /** The version of the origin secret that CloudFront sends, once it has been changed. */
  originSecretVersion?: string | undefined
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

export const stageFromContext = (node: Node): Settings['stage'] =>
  oneOf(node.tryGetContext('stage') ?? '', ['dev', 'prod'], 'stage')

/** Reads the settings of a deployment from the CDK context. Throws an error that names the value that is missing. */
export function settingsFromContext(node: Node): Settings {
  const read = (name: string): string | undefined => node.tryGetContext(name)
  const stage = stageFromContext(node)
  if (stage === 'prod') refuseTrial(read)
  const [name, certificateArn] = [read('domain'), read('certificateArn')]
  if (Boolean(name) !== Boolean(certificateArn)) throw new Error('domain and certificateArn must be set together')
  const mailFrom = read('mailFrom')
  if (!mailFrom?.includes('@')) throw new Error('mailFrom must be an email address such as hello@example.com')
  return {
    stage,
    version: read('version') ?? manifest.version,
    mailFrom,
    mailIdentity: oneOf(read('mailIdentity') ?? 'new', ['new', 'existing'], 'mailIdentity'),
    reserves: oneOf(read('reserve') ?? (stage === 'prod' ? 'yes' : 'no'), ['yes', 'no'], 'reserve') === 'yes',
    originSecretVersion: read('originSecretVersion'),
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

type Read = (name: string) => string | undefined

/** What a trial may do without and people may not: a domain, a firewall, mail that arrives, and somebody who is told. */
function refuseTrial(read: Read): void {
  const missing = ['domain', 'certificateArn', 'firewallArn', 'alarmEmail'].filter((name) => !read(name))
  // Nobody owns a domain that ends so: mail from it never arrives.
  const isOwned = /@.*(?<!\.example)$/.test(read('mailFrom') ?? '')
  const wanting = isOwned ? missing : [...missing, 'mailFrom']
  if (wanting.length > 0)
    throw new Error(`production needs ${wanting.join(', ')}; the README explains where to get each one`)
}

function oneOf<T extends string>(value: string, allowed: readonly T[], name: string): T {
  const found = allowed.find((each) => each === value)
  if (!found) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return found
}
