import type { Node } from 'constructs'
import manifest from '../package.json' with { type: 'json' }
import { BUNDLE_DIRECTORY } from './build/bundle.ts'

/** What differs between deployments. Everything comes from the CDK context: `-c stage=prod -c domain=…`. */
export interface Settings {
  stage: 'local' | 'dev' | 'prod'
  version: string
  /** The sender address of every email. */
  mailFrom: string
  /** `existing` when another stack of the account has already created the SES identity of the mail domain. */
  mailIdentity: 'new' | 'existing'
  /** Whether functions reserve concurrency. A new account's quota is too small to reserve any of it. */
  reservesConcurrency: boolean
  /** The version of the origin secret that CloudFront sends, once the secret has been rotated. */
  originSecretVersion?: string | undefined
  /** The directory of the bundles; without them the template is complete but cannot be deployed. */
  bundleDirectory?: string | undefined
  /** The directory of the built pages. */
  siteDirectory: string
  domain?: { name: string; certificateArn: string } | undefined
  alarmEmail?: string | undefined
  /** What a month of the AWS account may cost, in US dollars, and who is told. */
  budget?: { monthly: number; email: string } | undefined
  /** An output of the edge stack; required in production. */
  firewallArn?: string | undefined
  /** The OAuth client; empty turns off signing in with Google. */
  googleClientId: string
  openAi: OpenAiSettings
  /** Public keys that the pages read from /config.json. */
  public: { stripePublishableKey: string; analyticsId: string; pixelId: string }
}

/** The language model, as the functions read it from their environment. */
export interface OpenAiSettings {
  /** Must not think before it writes: hidden tokens are paid for. `npm run model:check` tells. Empty turns it off. */
  model: string
  baseUrl: string
  /** From 0 to 2. Empty leaves it to the model, since some take none. */
  temperature: string
  /** Dollars per million tokens: input, input from the cache, output. */
  prices: string
  /** In dollars, for everybody together. */
  dailyBudget: string
}

/** With the prices of gpt-4.1-mini; another model needs its own. */
export const OPENAI_DEFAULTS: OpenAiSettings = {
  model: '',
  baseUrl: 'https://api.openai.com/v1',
  temperature: '0.7',
  prices: '0.4 0.1 1.6',
  dailyBudget: '20',
}

type PublicSettings = Pick<Settings, 'stage' | 'version' | 'public'>

/** The content of /config.json. */
export const publicSettings = ({ stage, version, public: keys }: PublicSettings): object => ({
  stage,
  version,
  ...keys,
})

export const SITE_DIRECTORY = 'dist/web'

export const stageFromContext = (node: Node): Settings['stage'] =>
  oneOf(node.tryGetContext('stage') ?? '', ['dev', 'prod'], 'stage')

/** Reads the settings of a deployment from the CDK context. Throws an error that names whatever is missing. */
export function settingsFromContext(node: Node): Settings {
  const read = (name: string): string | undefined => node.tryGetContext(name)
  const stage = stageFromContext(node)
  if (stage === 'prod') requireProductionSettings(read)
  const [name, certificateArn] = [read('domain'), read('certificateArn')]
  if (Boolean(name) !== Boolean(certificateArn)) throw new Error('domain and certificateArn must be set together')
  const mailFrom = read('mailFrom')
  if (!mailFrom?.includes('@')) throw new Error('mailFrom must be an email address such as hello@example.com')
  return {
    stage,
    version: read('version') ?? manifest.version,
    mailFrom,
    mailIdentity: oneOf(read('mailIdentity') ?? 'new', ['new', 'existing'], 'mailIdentity'),
    reservesConcurrency:
      oneOf(read('reserve') ?? (stage === 'prod' ? 'yes' : 'no'), ['yes', 'no'], 'reserve') === 'yes',
    originSecretVersion: read('originSecretVersion'),
    bundleDirectory: BUNDLE_DIRECTORY,
    siteDirectory: SITE_DIRECTORY,
    domain: name && certificateArn ? { name, certificateArn } : undefined,
    alarmEmail: read('alarmEmail'),
    budget: budgetOf(read),
    firewallArn: read('firewallArn'),
    googleClientId: read('googleClientId') ?? '',
    openAi: {
      model: read('openAiModel') ?? OPENAI_DEFAULTS.model,
      baseUrl: read('openAiBaseUrl') ?? OPENAI_DEFAULTS.baseUrl,
      temperature: read('openAiTemperature') ?? OPENAI_DEFAULTS.temperature,
      prices: read('openAiPrices') ?? OPENAI_DEFAULTS.prices,
      dailyBudget: read('openAiDailyBudget') ?? OPENAI_DEFAULTS.dailyBudget,
    },
    public: {
      stripePublishableKey: read('stripePublishableKey') ?? '',
      analyticsId: read('analyticsId') ?? '',
      pixelId: read('pixelId') ?? '',
    },
  }
}

type Read = (name: string) => string | undefined

/**
 * Production serves real people: it needs a domain, a firewall, mail that arrives and an operator who gets the alarms.
 */
function requireProductionSettings(read: Read): void {
  const missing = ['domain', 'certificateArn', 'firewallArn', 'alarmEmail'].filter((name) => !read(name))
  // The .example domain is reserved and cannot be owned, so mail sent from it never arrives.
  const isOwned = /@.*(?<!\.example)$/.test(read('mailFrom') ?? '')
  const required = isOwned ? missing : [...missing, 'mailFrom']
  if (required.length > 0)
    throw new Error(`production needs ${required.join(', ')}; the README says where each comes from`)
}

function budgetOf(read: Read): Settings['budget'] {
  const [amount, email] = [read('monthlyBudget'), read('alarmEmail')]
  if (!amount) return undefined
  const monthly = Number(amount)
  if (!(monthly > 0)) throw new Error('monthlyBudget must be an amount in US dollars, such as 500')
  if (!email) throw new Error('monthlyBudget needs alarmEmail, the address that is told')
  return { monthly, email }
}

function oneOf<T extends string>(value: string, allowed: readonly T[], name: string): T {
  const found = allowed.find((each) => each === value)
  if (!found) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return found
}
