import { describe, expect, test } from 'vitest'
import { checkText } from '../../../../functions/domain/grounding/checkText.ts'
import { figure } from '../../../checks/figure.ts'
import { badTexts } from './badTexts.ts'
import { goodTexts } from './goodTexts.ts'
import { INSTRUCTIONS, someFacts } from './someFacts.ts'

const check = (text: string, facts = someFacts) => checkText({ text, facts, instructions: INSTRUCTIONS })

/** Enough plain English for a text to be read as such. */
const PLAIN =
  'That is what there is to say of it, and it is enough for you to go on with. It is as it is, and so are you.'

describe('the corpus of texts that a writer might return', () => {
  const bad = badTexts.flatMap(({ texts }) => texts)

  test.each(badTexts)('each text with $what is found by the check that is for it', ({ kinds, texts }) => {
    const shown = kinds.includes('form') ? texts : texts.map((text) => `${text} ${PLAIN}`)
    const unseen = shown.filter((text) => !check(text).some(({ kind }) => kinds.includes(kind)))

    expect(unseen.map((text) => [text, ...check(text).map(({ kind }) => kind)])).toEqual([])
  })

  test('at least 95 of 100 true and friendly texts pass', () => {
    const refused = goodTexts.filter((text) => check(text).length > 0)

    figure(
      'Grounding',
      `${bad.filter((text) => check(text).length === 0).length} of ${bad.length} bad texts pass, ${goodTexts.length - refused.length} of ${goodTexts.length} good ones`,
    )
    expect([bad.length >= 120, goodTexts.length >= 60]).toEqual([true, true])
    expect(
      refused.length,
      JSON.stringify(
        refused.map((text) => check(text)),
        null,
        1,
      ),
    ).toBeLessThanOrEqual(goodTexts.length * 0.05)
  })
})
