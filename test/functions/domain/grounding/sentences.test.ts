import { expect, test } from 'vitest'
import { sentencesOf } from '../../../../functions/domain/grounding/sentences.ts'

test.each([
  ['One. Two! Three? Four… Five; six.', ['One', 'Two', 'Three', 'Four', 'Five', 'six']],
  ['It is exact at 3 p.m. today. Rest.', ['It is exact at 3 pm today', 'Rest']],
  ['The orb is 1.5 degrees. It grows.', ['The orb is 1.5 degrees', 'It grows']],
  ['It came in 2026. It stays.', ['It came in 2026', 'It stays']],
  ['A line that ends\nin the middle.', ['A line that ends in the middle']],
  ['A paragraph\n\nand another one', ['A paragraph', 'and another one']],
  ['“Go on.” Then rest.', ['“Go on', '” Then rest']],
  ['First – then — last', ['First', 'then', 'last']],
  ['Well-known and e.g', ['Well-known and e.g']],
  ['', []],
])('the sentences of "%s" are %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
