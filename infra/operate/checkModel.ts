import { OPENAI_DEFAULTS } from '../settings.ts'
import { inspectModel } from './inspectModel.ts'

/*
 * Asks the language model one question and says what works: `OPENAI_API_KEY=… OPENAI_MODEL=… npm run model:check`.
 * OPENAI_BASE_URL, OPENAI_TEMPERATURE and OPENAI_PRICES are as they will be deployed. Exits with 1 when something is wrong.
 */
const { OPENAI_API_KEY, OPENAI_MODEL = 'gpt-4.1-mini', OPENAI_BASE_URL = OPENAI_DEFAULTS.baseUrl } = process.env
const { OPENAI_TEMPERATURE = OPENAI_DEFAULTS.temperature, OPENAI_PRICES } = process.env
if (!OPENAI_API_KEY) fail('Give the key of the model: OPENAI_API_KEY=… npm run model:check')
const findings = await inspectModel({
  apiKey: OPENAI_API_KEY,
  baseUrl: OPENAI_BASE_URL,
  model: OPENAI_MODEL,
  temperature: OPENAI_TEMPERATURE === '' ? undefined : numbersOf('OPENAI_TEMPERATURE', OPENAI_TEMPERATURE, 1)[0],
  prices: OPENAI_PRICES ? (numbersOf('OPENAI_PRICES', OPENAI_PRICES, 3) as [number, number, number]) : undefined,
})
for (const { setting, outcome, says } of findings) console.log(`${outcome.padEnd(7)} ${setting}: ${says}`)
if (findings.some(({ outcome }) => outcome === 'wrong')) process.exitCode = 1

function numbersOf(name: string, text: string, count: number): number[] {
  const numbers = text.split(' ').map(Number)
  if (numbers.length !== count || !numbers.every((each) => each >= 0)) fail(`${name} must be ${count} numbers`)
  return numbers
}

function fail(what: string): never {
  console.error(what)
  process.exit(2)
}
