import * as z from 'zod/mini'

/** So many numbers, parted by spaces. */
const numbers = (count: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(new RegExp(`^\\d+(\\.\\d+)?( \\d+(\\.\\d+)?){${count - 1}}$`), `must be ${count} numbers`)),
    z.transform((text: string) => text.split(' ').map(Number)),
  )

const Environment = z.object({
  STAGE: z.enum(['local', 'dev', 'prod']),
  APP_ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://example.com')),
  VERSION: z.string().check(z.minLength(1)),
  TABLE_NAME: z.optional(z.string()),
  ORIGIN_SECRET_ID: z.optional(z.string()),
  IDENTITY_SECRET_ID: z.optional(z.string()),
  ADMIN_SECRET_ID: z.optional(z.string()),
  GOOGLE_ISSUER: z.optional(z.string()),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_SECRET_ID: z.optional(z.string()),
  STRIPE_SECRET_ID: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET_ID: z.optional(z.string()),
  STRIPE_API_URL: z.optional(z.string()),
  EVENT_FUNCTION: z.optional(z.string()),
  MAIL_FUNCTION: z.optional(z.string()),
  DELETION_FUNCTION: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAIL_CONFIGURATION_SET: z.optional(z.string()),
  /** Empty turns the language model off. */
  OPENAI_MODEL: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.url()),
  OPENAI_SECRET_ID: z.optional(z.string()),
  /** From 0 to 2. Empty leaves it to the model. */
  OPENAI_TEMPERATURE: z.optional(z.union([z.literal(''), numbers(1)])),
  /** Dollars per million tokens: input, input from the cache, output. */
  OPENAI_PRICES: z.optional(numbers(3)),
  /** In dollars, for everybody together. */
  OPENAI_DAILY_BUDGET: z.optional(numbers(1)),
})
export type Environment = z.infer<typeof Environment>

/** Variables that point a function at a test double or make it trust one. */
const SEAM = /^AWS_ENDPOINT_URL|^NODE_TLS_REJECT_UNAUTHORIZED$|^STRIPE_API_URL$/

/** Reads the environment of this function. Throws one error that names everything that is wrong. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const parsed = Environment.safeParse(source)
  const wrong = parsed.success
    ? productionErrors(parsed.data, source)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || wrong.length > 0) throw new Error(`The environment is invalid: ${wrong.join('; ')}`)
  return parsed.data
}

/** In production nothing may point at a test double, and nothing may travel unencrypted. */
function productionErrors(environment: Environment, source: Record<string, string | undefined>): string[] {
  if (environment.STAGE !== 'prod') return []
  const seams = Object.keys(source)
    .filter((name) => SEAM.test(name) && source[name])
    .map((name) => `${name} must not be set in production`)
  const unencrypted = (['APP_ORIGIN', 'GOOGLE_ISSUER', 'OPENAI_BASE_URL'] as const)
    .filter((name) => environment[name] !== undefined && !environment[name].startsWith('https://'))
    .map((name) => `${name} must use https in production`)
  return [...seams, ...unencrypted]
}

/** Bytes that a secret needs in production: 256 bits. Elsewhere a test may use a short one. */
export const minimumSecretBytes = ({ STAGE }: Environment): number => (STAGE === 'prod' ? 32 : 1)

/** A variable that this function needs. Throws an error that names it when it is missing. */
export function required<Name extends keyof Environment>(
  environment: Environment,
  name: Name,
): NonNullable<Environment[Name]> {
  const value = environment[name]
  if (!value) throw new Error(`The environment is invalid: ${name} is missing`)
  return value
}

const MICRODOLLARS = 1_000_000

/** How the language model is reached and what it costs, or undefined when there is none. Money in millionths of a dollar. */
export function modelSettings(environment: Environment) {
  const { OPENAI_MODEL: model } = environment
  if (!model) return undefined
  const [input = 0, cachedInput = 0, output = 0] = required(environment, 'OPENAI_PRICES')
  const [dollars = 0] = required(environment, 'OPENAI_DAILY_BUDGET')
  const [temperature] = environment.OPENAI_TEMPERATURE || []
  return {
    model,
    baseUrl: required(environment, 'OPENAI_BASE_URL'),
    temperature,
    prices: { input, cachedInput, output },
    dailyBudget: dollars * MICRODOLLARS,
  }
}
