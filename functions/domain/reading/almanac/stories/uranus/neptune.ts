import type { PairStories } from '../../../pieces/Story.ts'

export const uranusNeptune: PairStories = {
  easy: [
    {
      title: 'A floor plan on a bag',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'A dream you keep for later is tired of waiting, and your Neptune lets you measure it.',
      scene: 'On a train you draw the floor plan of your dream on a paper bag.',
      turn: [
        'One window is in the wrong place, so there must be a right one.',
        "A dream you can measure isn't spoiled; you've only begun it.",
      ],
      after: 'the dream has a size and a first step',
      again: {
        easy: 'a hunch comes with a practical idea attached',
        tense: 'you polish the dream and avoid the ruler',
      },
      act: 'Draw one dream of yours as a plan on paper today, with doors, a table and one real measurement.',
    },
    {
      title: 'The wrong words, sung loudly',
      houses: [5, 7, 8],
      why: 'Uranus lets you see a person clearly and be charmed all the same, which is rare.',
      scene: '{Someone} sings the wrong words to a song, and you learn them that way.',
      turn: [
        "They have no idea, and you wouldn't correct it for money.",
        'To be liked with your errors is restful, for both of you.',
      ],
      after: 'nobody plays a part, and the wrong words are a joke you share',
      again: {
        easy: 'you see a flaw and feel tender about it',
        tense: 'you want the picture back, without the flaw',
      },
      act: "Tell {friend} today about one odd habit of theirs that you'd miss, a song, a hat or a phrase.",
    },
  ],
  tense: [
    {
      title: 'The speaker you admire',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus pulls a curtain from something your Neptune believes in, and you miss the curtain.',
      scene: 'It shows in a meeting hall, when the speaker you admire fumbles and blames the microphone.',
      turn: [
        'You see a tired person with notes, and you feel foolish for clapping.',
        'What you hope for is still good; look for it nearer home.',
      ],
      after: 'you keep the hope and need no one on a stage for it',
      again: {
        easy: "you see somebody as they are, and it's a relief",
        tense: 'you swap one idol for another',
      },
      act: 'Name one thing you hope for on a card tonight, and one small thing you can do for it without a leader.',
    },
    {
      title: 'What someday means',
      houses: [5, 7, 8],
      why: 'Being vague keeps a hope alive for you, and part of you is sick of being vague.',
      scene: "On a pier you ask {someone} what someday means, and half hope they won't say.",
      turn: [
        "They look at the water; it's their favorite word as well.",
        'Ask for a first step; a date can come later.',
      ],
      after: "there's a first step between you, or a clear and friendly no",
      again: {
        easy: 'a vague hope gets one firm edge',
        tense: 'you hear a promise in a friendly hum',
      },
      act: 'Cross out the word someday in one plan you share with {friend}, and put a first step on paper by tonight.',
    },
  ],
  joined: [
    {
      title: 'Shopping bag in the pew',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Neptune is awake without warning, and you feel things that you have no belief or name for.',
      scene: "That's why you sit down in an empty church with a shopping bag between your feet.",
      turn: [
        "You can't say whom you're talking to, and your shoulders come down.",
        'Ten minutes on a bench ask for no belief at all.',
      ],
      after: 'you have a place for being quiet, whatever you call it',
      again: {
        easy: 'a strange calm comes over you in the middle of errands',
        tense: 'you want a sign and find one on each lamppost',
      },
      act: 'Sit for ten minutes today in a quiet public place, a church, a library or a garden, with your phone off.',
    },
    {
      title: 'Angry at the parking meter',
      houses: [5, 7, 8],
      why: 'An old picture of love comes loose in you, and somebody real is standing behind it.',
      scene: '{Someone} shouts at a parking meter, and you like them more for it.',
      turn: [
        'The one in the picture would have smiled and had coins.',
        "They can surprise you at last, since you don't know them in advance.",
      ],
      after: 'you look at a person first and at the picture seldom',
      again: {
        easy: 'the real person is funnier than the dreamed one',
        tense: 'you mourn a picture and blame a person for it',
      },
      act: 'Write down three things tonight that someone dear to you does and no dream of love would contain.',
    },
  ],
}
