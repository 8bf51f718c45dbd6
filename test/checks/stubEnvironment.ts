import { vi } from 'vitest'
import { GOOGLE_CLIENT } from './externalServices.ts'

type Settings = Record<'database' | 'aws' | 'others' | 'table' | 'stage' | 'modelUrl', string>

/** What the stack would put into the environment of the functions. */
export function stubEnvironment({ database, aws, others, table, stage, modelUrl }: Settings): void {
  const environment = {
    STAGE: stage,
    APP_ORIGIN: others,
    VERSION: 'checks',
    TABLE_NAME: table,
    ORIGIN_SECRET_ID: 'origin',
    IDENTITY_SECRET_ID: 'identity',
    ADMIN_SECRET_ID: 'admin',
    GOOGLE_SECRET_ID: 'google',
    STRIPE_SECRET_ID: 'stripe',
    STRIPE_WEBHOOK_SECRET_ID: 'stripeWebhook',
    STRIPE_API_URL: others,
    EVENT_FUNCTION: 'drainEvents',
    GOOGLE_ISSUER: `${others}/__google`,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
    ...(modelUrl && {
      OPENAI_MODEL: 'gpt-4.1-mini',
      OPENAI_BASE_URL: modelUrl,
      OPENAI_SECRET_ID: 'openai',
      OPENAI_PRICES: '0.4 0.1 1.6',
      OPENAI_DAILY_BUDGET: '20',
    }),
    MAIL_FUNCTION: 'sendMail',
    DELETION_FUNCTION: 'finishDeletions',
    MAIL_FROM: 'hello@orrery.example',
    MAIL_CONFIGURATION_SET: 'events',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: aws,
    AWS_ENDPOINT_URL_SESV2: aws,
    AWS_ENDPOINT_URL_LAMBDA: aws,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
}
