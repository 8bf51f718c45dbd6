import { expect, test } from 'vitest'
import { exchangeOnWire } from '../../../../functions/domain/chat/exchange.ts'
import { searchExchanges } from '../../../../web/features/chat/searchExchanges.ts'
import { anExchange } from '../../../makers/anExchange.ts'

const exchange = (message: string, response: string) => exchangeOnWire(anExchange({ message, response }))
const long = `${'Something else comes first here. '.repeat(9)}Then Saturn asks for patience.${' And more follows.'.repeat(20)}`
const all = [
  exchange('What of love?', 'Your Venus is in Taurus.'),
  exchange('Am I in my Saturn return?', 'Not yet.'),
  exchange('And at the café?', long),
]
const messagesOf = (query: string) => searchExchanges(all, query).map((found) => found.exchange.message)

test.each([
  ['saturn', ['Am I in my Saturn return?', 'And at the café?']],
  ['  TAURUS   love ', ['What of love?']],
  ['cafe', ['And at the café?']],
  ['saturn venus', []],
  ['(.*', []],
])('%j finds what has all its words', (query, messages) => {
  expect(messagesOf(query)).toEqual(messages)
})

test('a short answer is shown whole, and of a long one the part with the words', () => {
  const [question, answer] = searchExchanges(all, 'saturn')

  expect(question?.excerpt).toBe('Not yet.')
  expect(answer?.excerpt).toMatch(/^… .*Then Saturn asks for patience\..* …$/)
  expect(answer!.excerpt.length).toBeLessThan(150)
})

test('an answer without spaces is cut as well', () => {
  const [found] = searchExchanges([exchange('爱', '爱'.repeat(900))], '爱')

  expect(found!.excerpt.length).toBeLessThan(150)
})
