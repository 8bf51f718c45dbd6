import type { Planet } from '../../../../../shared/domain/chart.ts'

/** Lead to the line that can be used. */
export const closingFrames = [
  'For {planet}, one habit helps: {text}',
  '{Planet} does well with a small rule: {text}',
  'What {planet} can use is a plain rule: {text}',
] as const

/** A line that can be used, by the planet that the last paragraph is about. */
export const closingTexts: Partial<Record<Planet, readonly string[]>> = {
  Sun: [
    'When you feel flat, make something small and show it to one person.',
    'Before you say yes to a plan, ask whether you would choose it with nobody watching.',
    'On a muddled day, do the one thing on the list that only you can do.',
    'Sign your own name to one piece of work a week, however small.',
  ],
  Moon: [
    'When everything is too much, eat something warm and answer nobody until the plate is empty.',
    'Before a hard talk, ask yourself what you need from it, and say that first.',
    'Keep one evening a week that belongs to no one else, and defend it.',
    'On a restless night, write the worry on paper and leave it in the kitchen.',
  ],
  Mercury: [
    'When you are stuck, write the problem down in one sentence and read it to somebody.',
    'Before you send the long message, cut it in half.',
    'Carry a notebook, and believe it before you believe your memory.',
    'On a noisy day, ask one good question and wait for the whole answer.',
  ],
  Venus: [
    "When you can't decide, ask which choice you would still like on an ordinary weekday.",
    'Before you keep the peace, say once, kindly, what you would prefer.',
    'Put one beautiful thing where you work, and look at it before you answer.',
    'On a sour day, do somebody a small favor and leave it at that.',
  ],
  Mars: [
    'When you are angry, move first and write the message afterward.',
    'Before you begin the next thing, finish or cancel one that is open.',
    'Pick one fight worth having, and let the other two go by.',
    'On a heavy day, do the hardest job before lunch, while the strength is fresh.',
  ],
  Jupiter: [
    'When the plan gets larger, take one thing out of it for each thing that goes in.',
    'Before you promise, look at the calendar, and then promise slightly less.',
    'Learn one new thing at a time, and teach it to someone before the next.',
    'On a gray day, plan a trip, even if it only goes to the end of the bus line.',
  ],
  Saturn: [
    'When a task looks too big, do its smallest honest piece and stop there.',
    'Before you call it a failure, write down what is already finished.',
    'Set the limit yourself, early and politely, and keep it.',
    'On a tired day, do half the work well and leave the rest without apology.',
  ],
  Uranus: [
    'When you feel fenced in, change one small habit before you change your life.',
    'Before you say no, wait one breath and find out what you would say yes to.',
    'Leave some hours of the week unplanned, so that surprise has somewhere to sit.',
    'On a dull day, take another way home.',
  ],
  Neptune: [
    'When things blur, name three facts aloud and begin with the dullest.',
    'Before you rescue anyone, ask whether help is wanted.',
    'Give your imagination a fixed hour and a real tool, a pen or a pan.',
    'On a foggy day, sleep on it, and trust what is still there at breakfast.',
  ],
  Pluto: [
    'When you catch yourself holding on, open one hand and see what happens.',
    'Before you dig deeper, ask whether you have enough already.',
    'Clear out one drawer completely, and notice how much else comes loose.',
    'On a hard day, tell one person the true size of it.',
  ],
}
