import { setTimeout as rest } from 'node:timers/promises'
import { type LanguageModel, noLanguageModel } from '../domain/ports/languageModel.ts'
import { openAiModel } from '../gateways/openai/openAiModel.ts'
import { modelSettings } from '../kit/env.ts'
import { accountStore } from '../store/accounts.ts'
import { chartStore } from '../store/charts.ts'
import { chatQuotaStore } from '../store/chatQuotas.ts'
import { chatStore } from '../store/chats.ts'
import { letterStore } from '../store/letters.ts'
import { limitStore } from '../store/limits.ts'
import { modelSpendStore } from '../store/modelSpend.ts'
import { outboxStore } from '../store/outbox.ts'
import { readingStore } from '../store/readings.ts'
import { signReadingStore } from '../store/signReadings.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { verdictCounter } from '../store/verdictCounter.ts'
import { writingClaimStore } from '../store/writingClaims.ts'
import { writtenAheadStore } from '../store/writtenAhead.ts'
import { writtenCounter } from '../store/writtenCounter.ts'
import { clock, environment, identityKey, members, secret, table, warn, wireMailer } from './parts.ts'

/* What a language model may write: readings and answers. */

export function wireReading() {
  const opened = table()
  return {
    ...members(opened),
    readings: readingStore(opened, writtenCounter(opened, 'readings')),
    signReadings: signReadingStore(opened),
    writtenAhead: writtenAheadStore(opened),
    letters: letterStore(opened),
    charts: chartStore(opened),
    modelWriter: wireModelWriter(opened),
    warn,
  }
}

export function wireSendLetters() {
  const opened = table()
  return {
    accounts: accountStore(opened),
    letters: letterStore(opened),
    outbox: outboxStore(opened, undefined, 'letters'),
    readings: readingStore(opened),
    signReadings: signReadingStore(opened),
    writtenAhead: writtenAheadStore(opened),
    modelWriter: wireModelWriter(opened),
    limits: limitStore(opened),
    suppressions: suppressionStore(opened),
    identityKey: identityKey(),
    mailer: wireMailer(),
    origin: environment.APP_ORIGIN,
    clock,
    warn,
  }
}

function wireModelWriter(opened: ReturnType<typeof table>) {
  const model = wireModel(opened)
  return model && { model, claims: writingClaimStore(opened), identityKey: identityKey(), rest, warn }
}

/** Undefined without the name of a model. */
function wireModel(opened: ReturnType<typeof table>): LanguageModel | undefined {
  const settings = modelSettings(environment)
  if (!settings) return undefined
  return openAiModel({ ...settings, apiKey: secret('OPENAI_SECRET_ID'), budget: modelSpendStore(opened), warn })
}

export function wireChat() {
  const opened = table()
  const key = identityKey()
  return {
    ...members(opened, { identityKey: key }),
    identityKey: key,
    charts: chartStore(opened),
    chats: chatStore(opened),
    quotas: chatQuotaStore(opened),
    countAnswer: writtenCounter(opened, 'answers'),
    countVerdict: verdictCounter(opened),
    model: wireModel(opened) ?? noLanguageModel,
    warn,
  }
}
