import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import type { Variants } from './Variants.ts'

/** What to do under a phase of the Moon. */
export const phaseAdvice = {
  new_moon: [
    'Write down one wish in one line. Put it where only you will find it.',
    'Choose one thing to begin this month, and do the first five minutes of it.',
    'Leave an hour of the evening unplanned and see what wants to start.',
    'Name one thing that you are ready to be a beginner at.',
  ],
  waxing_crescent: [
    'Take the smallest next step for the plan you care about.',
    'Tell one trusted person what you have begun.',
    'Give a new habit ten minutes today and no judgement.',
    'Gather what you need for your plan, and leave the rest of it for tomorrow.',
  ],
  first_quarter: [
    'Pick the one decision you have been circling and settle its first half.',
    'Where something sticks, change the method before you change the aim.',
    'Do the hardest small task before noon.',
    'Ask for help at the exact point where you are stuck.',
  ],
  waxing_gibbous: [
    'Go over one nearly finished thing with fresh eyes, then let it be.',
    'Practise once more what you want to show, and stop while you still like it.',
    'Ask for one honest opinion and take only what helps.',
    'Improve a detail that you meet every day.',
  ],
  full_moon: [
    'Step outside after dark and look up for a minute before you answer anything difficult.',
    'Say thank you for something that has come to fruition.',
    'If a talk grows heated, take a walk before the second round.',
    'Look at what is clear tonight and leave the conclusions for tomorrow.',
  ],
  waning_gibbous: [
    'Share one thing you have learned lately with somebody who could use it.',
    'Write three lines about what this month has shown you.',
    'Return a favour, or a book.',
    'Give away something good that you have had enough of.',
  ],
  last_quarter: [
    'Clear one drawer, one folder or one old promise.',
    'Decline one thing kindly, so that another has room.',
    'Finish a small task that has followed you for weeks, or strike it off the list.',
    'Forgive yourself for one plan that did not work, and keep what it taught you.',
  ],
  waning_crescent: [
    'Go to bed half an hour early. The list will keep.',
    'Do one thing slowly today, on purpose.',
    'Let a message wait until you know what you want to say.',
    'Sit by a window for ten minutes with nothing in your hands.',
  ],
} as const satisfies Record<MoonPhase, Variants>
