import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Node } from 'constructs'
import { adminRangesFrom } from '../edge/adminRanges.ts'
import { settingsFromContext } from '../settings.ts'

/** A deployment as its command names it. */
export interface Deployment {
  stacks: string[]
  context: Record<string, string>
  /** The command's arguments, to repeat it. */
  arguments: string[]
}

/** Reads `STACK -c name=value …`, the stack first. What else cdk understands is passed on. */
export function readDeployment(args: string[]): Deployment {
  const options = { context: { type: 'string', short: 'c', multiple: true } } as const
  const { values } = parseArgs({ args, options, strict: false })
  const pairs = [values.context ?? []].flat().map((pair) => {
    const [name = '', ...value] = String(pair).split('=')
    return [name, value.join('=')] as const
  })
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  return {
    stacks: args.slice(0, firstOption === -1 ? undefined : firstOption).filter(Boolean),
    context: Object.fromEntries(pairs),
    arguments: args,
  }
}

const STACK = /^Orrery-(edge-)?(dev|prod)$/

interface Surroundings {
  environment: NodeJS.ProcessEnv
  hasCredentialsFile: boolean
  /** Whether everything is committed: only a commit can be rolled back to. */
  isCommitted: boolean
}

/** What is missing, each as a sentence that says how to get it. Empty when the deployment may start. */
export function missingFor({ stacks, context }: Deployment, surroundings: Surroundings): string[] {
  const [stack, ...others] = stacks
  const [, edge, stage = 'dev'] = STACK.exec(stack ?? '') ?? []
  const isKnown = stack !== undefined && STACK.test(stack) && others.length === 0
  const isProduction = stage === 'prod'
  return [
    !isKnown && 'Name one stack: Orrery-dev, Orrery-prod, Orrery-edge-dev or Orrery-edge-prod.',
    isKnown && (context.stage ?? 'dev') !== stage && `${stack} is of another stage: add -c stage=${stage}.`,
    isKnown && problemIn(edge ? adminRangesFrom : settingsFromContext, { stage, ...context }),
    !hasCredentials(surroundings) &&
      'There are no AWS credentials: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    isProduction &&
      !surroundings.isCommitted &&
      'There are changes that are not committed. Production runs commits only, so that it can be rolled back.',
  ].filter((each) => each !== false && each !== undefined)
}

/** The stack's own check of its settings, as cdk would make it after the build. */
function problemIn(read: (node: Node) => unknown, context: Record<string, string>): string | undefined {
  try {
    read({ tryGetContext: (name: string) => context[name] } as Node)
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : undefined
  }
}

const hasCredentials = ({ environment, hasCredentialsFile }: Surroundings): boolean =>
  hasCredentialsFile ||
  ['AWS_PROFILE', 'AWS_ACCESS_KEY_ID', 'AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'].some(
    (name) => environment[name],
  )

export const hasCredentialsFile = (): boolean =>
  ['credentials', 'config'].some((name) => existsSync(join(homedir(), '.aws', name)))
