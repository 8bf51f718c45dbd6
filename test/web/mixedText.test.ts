import { expect, test } from 'vitest'
import { sources } from '../importGraph.ts'
import { mixedTextIn } from './mixedText.ts'

const linesOf = (jsx: string) => mixedTextIn('Example.tsx', `const Example = () => (\n${jsx}\n)`)

test.each([
  '<p>Step {step} of 7</p>',
  '<p><Icon /> {label}</p>',
  '<p>{isOpen && <b>Open</b>} today</p>',
  "<p>{first}{isOpen && 'open'}</p>",
  '<>{label}</>',
  '<>always</>',
])('a text that changes beside something else is found: %s', (jsx) => {
  expect(linesOf(jsx)).toEqual(['Example.tsx:2'])
})

test.each([
  '<p>{stepLabel(step)}</p>',
  '<p><Icon /> <span>{label}</span></p>',
  '<p>{isOpen && <b>Open</b>} <i>today</i></p>',
  "<p>{isOpen && 'open'}</p>",
  '<p>after {DAYS} days with {brand.name}</p>',
  '<ul><li>first</li>{rest.map((each) => <li key={each}>{each}</li>)}</ul>',
])('a text that is alone or never changes is not: %s', (jsx) => {
  expect(linesOf(jsx)).toEqual([])
})

/** Routes are no page, and the figures of the accuracy page are part of the build. */
const EXEMPT = ['web/routes.tsx', 'web/screens/Accuracy.tsx']

test('every text that may change is alone in its element, so that a translated page keeps up', () => {
  const mixed = sources
    .filter(({ file }) => file.endsWith('.tsx') && !EXEMPT.includes(file))
    .flatMap(({ file, text }) => mixedTextIn(file, text))

  expect(mixed).toEqual([])
})
