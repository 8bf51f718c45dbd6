import type { PairStories } from '../../../pieces/Story.ts'

export const plutoAscendant: PairStories = {
  easy: [
    {
      title: 'The room goes quiet',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto lends your Ascendant weight, so people take you seriously before you open your mouth.',
      scene: 'At a meeting of neighbors you get up from your chair, and the coffee spoons stop.',
      turn: [
        "You were ready to be loud, and there's no need.",
        'One clear wish in a low voice is enough; a second sounds like a threat.',
      ],
      after: 'you speak more softly, and people listen longer',
      again: {
        easy: 'you say one sentence, and it settles the matter',
        tense: 'you raise your voice at people who were already nodding',
      },
      act: 'Ask for one thing today in your lowest voice, hands at your sides, and stop after the first sentence.',
    },
    {
      title: 'You look different',
      houses: [5, 7, 8],
      why: "You don't mind being looked at closely now, because there's no pose to keep up.",
      scene: 'So {someone} says you look different, and you lower your cup and only say thanks.',
      turn: [
        "That wasn't a compliment; they were asking what's new.",
        "One true line about what has changed, and they've met you.",
      ],
      after: 'you can say what is changing in you, and it takes one line',
      again: { easy: "you're looked at, and you look back", tense: 'you hide behind hair, hat or humor' },
      act: 'Tell {friend} in one line today what is changing in you, over a cup of something, and skip the joke.',
    },
  ],
  tense: [
    {
      title: 'Shoulders by your ears',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You want to look in control, and the effort shows more than what you're hiding.",
      scene: 'It shows in a shop window: shoulders by your ears, and a smile with teeth in it.',
      turn: [
        'People step back, and you take it for respect.',
        'With the shoulders down, you look stronger, not weaker.',
      ],
      after: 'your shoulders come down sooner, and people stand closer',
      again: {
        easy: "you admit you're nervous, and it passes",
        tense: 'you put on the hard face for a harmless question',
      },
      act: 'Stand with your back against a door for five minutes today, and let your shoulders drop on every breath.',
    },
    {
      title: 'A narrow sidewalk',
      houses: [5, 7, 8],
      why: 'Pluto makes your Ascendant choose with everyone it meets: give in or take over, and quickly.',
      scene: 'So on a narrow sidewalk with {someone}, one of you ends up by the curb, and you notice who.',
      turn: [
        'They were stepping around a puddle, and the contest has one player.',
        'Fall back for ten steps, and nothing is lost.',
      ],
      after: 'you share the lead without counting, and it changes hands',
      again: { easy: 'you let them pass, and it means nothing', tense: 'you take over a plan that was going well' },
      act: 'Let three people go first today, at a door, a curb or a counter, and feel what it costs you.',
    },
  ],
  joined: [
    {
      title: 'Without the usual smile',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Pluto takes off a manner your Ascendant has worn for years, and underneath you're a bit raw.",
      scene: "A cashier asks how you are, and the usual smile doesn't come.",
      turn: [
        'Your own face feels strange for the length of a receipt.',
        'Nobody at the counter misses it, and a friendly word does more without it.',
      ],
      after: 'you smile less often, and people trust it more',
      again: {
        easy: 'you answer honestly, and someone does the same',
        tense: 'you scare people a little and wonder why',
      },
      act: 'Keep the polite smile off your face in one shop or hallway today, and say one friendly thing anyway.',
    },
    {
      title: 'Heard as a verdict',
      houses: [5, 7, 8],
      why: 'You come across stronger than you feel, and people answer the strength.',
      scene: "That's why {someone} steps back from a remark you thought was mild, plate still in hand.",
      turn: ['They heard a verdict, and you meant a thought.', 'Sit down to say it, and half of the weight is gone.'],
      after: 'you know how strong you sound, and you sit down first',
      again: { easy: 'you ask before you judge, and they come closer', tense: 'one look from you ends the talk' },
      act: 'Give your next firm opinion today sitting down, with your hands in your lap, and put a question after it.',
    },
  ],
}
