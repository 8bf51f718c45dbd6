import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** After Mercury enters a sign: how the manner of thinking and talking changes. */
export const MERCURY_IN_SIGNS = {
  Aries: ['Talk gets shorter and quicker: you answer before the kettle boils and edit the message afterward.'],
  Taurus: ['Thinking slows down and decisions last, so choosing a sofa takes a week and stays done.'],
  Gemini: ['Mercury in {sign} is quick and full of questions, which is good for a quiz and hard on a long report.'],
  Cancer: ['Memory takes part in every conversation now, down to who said what and in which kitchen.'],
  Leo: ['You tell a story with gestures and a proper ending, even when it is only about parking.'],
  Virgo: [
    'Thinking becomes exact in {sign}: you spot the wrong total, the missing comma and the shorter way to the station.',
  ],
  Libra: ['You weigh both sides aloud, so a reply about lunch begins with a kind word and ends with a question.'],
  Scorpio: ['Questions go deeper in {sign}, and you notice what an email leaves out.'],
  Sagittarius: ['Ideas get bigger and details looser, so the promise comes first and the train times later.'],
  Capricorn: ['Words get fewer and more useful now: a list, a deadline, a reply of one line.'],
  Aquarius: ['With Mercury in {sign} you say the unusual thing calmly, and the group chat takes a moment to answer.'],
  Pisces: ['You think in pictures now, so a sketch explains more than three paragraphs and groceries need a list.'],
} as const satisfies Record<Sign, readonly [string]>
