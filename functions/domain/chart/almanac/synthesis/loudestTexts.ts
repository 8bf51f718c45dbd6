import type { Planet } from '../../../../../shared/domain/chart.ts'

/** Names the strongest planet. */
export const loudestFrames = [
  'Next to the Sun and Moon, the loudest voice is {body}.',
  'The strongest planet besides the Sun and Moon is {body}.',
  'Leading the planets here is {body}.',
  '{Body} is the planet with the most to say here.',
  'A good deal else follows from {body}, your strongest planet.',
] as const

/** What it means that a planet is strong. */
export const loudestTexts: Partial<Record<Planet, readonly string[]>> = {
  Mercury: [
    'Words are its tools and yours, so you read the small print, fix the wording and answer fast.',
    'A strong Mercury means that a problem is half solved once you have put it into a good sentence.',
    'Its business is talk, notes and questions, and a day without any of them tires you.',
  ],
  Venus: [
    'Pleasure and fairness are its concerns, and they steer more of your choices than your calendar admits.',
    'A strong Venus means that a shabby room or a cold tone costs you something, and a kind one pays it back.',
    'Its gift is liking people, and that is real work which you do well and often.',
  ],
  Mars: [
    'Plain effort is its language: a thing to lift, a race to run, a no to say out loud.',
    'A strong Mars means that you push first when something is in the way, so pick what deserves the push.',
    'Its hardest exercise is sitting still with a problem, and doing anything at all is a relief to you.',
  ],
  Jupiter: [
    'More is its answer to most things: more people at the table, a longer trip, a larger plan.',
    'A strong Jupiter means that hope comes easily and so do promises, which makes a diary your most useful book.',
    'Its habit is one more chair, one more idea and one more yes than the week has room for.',
  ],
  Saturn: [
    'Duty is its subject, so you prepare, keep your word and relax after the work.',
    'A strong Saturn means that you build trust with dates and evidence, and what you build stays up.',
    'Its wish is to be taken seriously, and you pay for that in hours nobody sees.',
  ],
  Uranus: [
    'Rules are only drafts to it, and a sudden change of plan can wake you up.',
    'A strong Uranus means that a thing done only because it is always done makes your hand itch.',
    'Its first concern is freedom, so you keep a door open even in rooms you like.',
  ],
  Neptune: [
    'Edges blur where it is strong, which helps you with music and with people, and hinders with forms.',
    'A strong Neptune means that imagination runs under most of what you do, and facts need writing down.',
    'Its field is mood, so a song or a stranger on a bench can change your whole afternoon.',
  ],
  Pluto: [
    'Halfway bores it: you go to the bottom of a thing or leave it alone.',
    'A strong Pluto means that control is a subject for you, both keeping it and putting it down.',
    'Its manner is thorough, so you look hard at hard things and expect others to look as well.',
  ],
}
