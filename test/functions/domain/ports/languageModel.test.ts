import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { noLanguageModel } from '../../../../functions/domain/ports/languageModel.ts'
import { NOW } from '../../../makers/later.ts'

test('where no language model is configured, its answer is that it is off', async () => {
  const writing = { writer: 'chat', instructions: '', input: [], schema: z.string(), maxTokens: 1, timeoutMs: 1 }

  expect(await noLanguageModel.write({ ...writing, person: 'jane', now: NOW })).toEqual({ missing: 'off' })
})
