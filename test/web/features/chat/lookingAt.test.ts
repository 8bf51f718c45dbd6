import { expect, test } from 'vitest'
import { lookingAt } from '../../../../web/features/chat/lookingAt.ts'

test.each([
  ['Am I in my Saturn return?', "Reading Saturn's dates …"],
  ['When does Mercury go retrograde next?', "Reading Mercury's dates …"],
  ['when is the next FULL MOON', "Reading the Moon's dates …"],
  ['Is Uranus retrograde?', "Reading Uranus' dates …"],
  ['What does my Venus in Taurus need?', 'Reading your Venus …'],
  ['Is mars or Jupiter stronger?', 'Reading your Mars …'],
  ["What's my north node about?", 'Reading your North Node …'],
  ['What is in my 7th house?', 'Reading your seventh house …'],
  ['Why is my Moon in the twelfth house hard?', 'Reading your twelfth house …'],
  ['What about a Scorpio?', 'Reading Scorpio in your chart …'],
  ['How is this week for work?', "Reading this week's sky …"],
  ['And tomorrow?', "Reading tomorrow's sky …"],
  ['Who am I?', 'Reading your chart …'],
  ['Does my mother have cancer?', 'Reading your chart …'],
  ['See you on Sunday, I sunk the marsh', 'Reading your chart …'],
  ['My 13th house', 'Reading your chart …'],
  ['我的爱情', 'Reading your chart …'],
  ['', 'Reading your chart …'],
])('%j is answered from what it names: %s', (question, says) => {
  expect(lookingAt(question)).toBe(says)
})
