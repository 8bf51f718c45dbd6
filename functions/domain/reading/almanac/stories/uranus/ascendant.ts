import type { PairStories } from '../../../pieces/Story.ts'

export const uranusAscendant: PairStories = {
  easy: [
    {
      title: 'The yellow shoes',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus plays with your Ascendant, and being looked at amuses you more than it frightens you.',
      scene: 'So you walk into a serious appointment in the yellow shoes.',
      turn: [
        'The clerk looks down, then up, and the talk gets a good deal warmer.',
        'Looking like yourself saves other people the trouble of guessing.',
      ],
      after: 'you dress and talk as you please, and strangers find you easy',
      again: {
        easy: 'somebody likes exactly what you nearly left at home',
        tense: 'you dress to shock, and then you get cold feet',
      },
      act: 'Wear one thing in the most serious hour today, a pin, a shirt or a pair of shoes, that shows who you are.',
    },
    {
      title: 'An odd fact, told quietly',
      houses: [5, 7, 8],
      why: 'Your Ascendant makes you look hard to shock, and people tell you what they keep from others.',
      scene: 'Across a loud table {someone} tells you an odd fact about themselves, and nobody else hears.',
      turn: [
        "They chose you for your eyebrow, which hasn't moved.",
        'Give them an odd fact in return, and the two of you are even.',
      ],
      after: "you know a few odd facts of each other, and they're safe",
      again: {
        easy: 'someone is franker with you than they planned to be',
        tense: 'you make a joke of a thing told in earnest',
      },
      act: 'Tell {friend} one odd fact about yourself today that is true, harmless and not yet known at your table.',
    },
  ],
  tense: [
    {
      title: 'Three name tags in the bin',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Ascendant can't stand the old label, and it doesn't have a new one yet.",
      scene: 'At an entrance you letter a name tag, peel it off, and begin another.',
      turn: [
        'Three lie in the bin, and none of them is wrong.',
        'A first name is enough to walk in with; the rest comes up inside.',
      ],
      after: 'you walk in without a label, and people ask what you like',
      again: {
        easy: 'a stranger meets you without an old story, and it goes well',
        tense: 'you contradict a kind remark about yourself',
      },
      act: 'Introduce yourself to one person today, or to the mirror, with your first name and what you like, nothing else.',
    },
    {
      title: 'The fire exit plan',
      houses: [5, 7, 8],
      why: 'Your Ascendant would love to be noticed, and Uranus has you leaving once you are.',
      scene: 'At a party {someone} looks your way, and you study the fire exit plan on the wall.',
      turn: [
        'They look because they like to, and you feel inspected.',
        'The fright is in the first minute, and the second is rather nice.',
      ],
      after: 'you can be looked at and stay, with a glass in your hand',
      again: {
        easy: 'someone looks at you, and you look back',
        tense: 'you come late, shine, and leave by the side door',
      },
      act: "Hold one person's glance today for as long as it takes to smile, across a counter, a street or a table.",
    },
  ],
  joined: [
    {
      title: 'Your plain face at eight',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Ascendant is done with the version that others expect, and nobody has told them.',
      scene: 'The powder or the tie stays in the drawer and your plain face goes out at eight.',
      turn: [
        'Two people blink, and one says that you look rested.',
        'A new manner takes others a while to learn, so give them that.',
      ],
      after: 'people know your new manner, and one of them misses the old one',
      again: {
        easy: 'someone sees you as you see yourself',
        tense: 'you change your looks because a mood needs a way out',
      },
      act: 'Leave out one part of your daily getup today, the powder, the tie or the jokes, and see who notices.',
    },
    {
      title: 'Hungry, muddy and glad',
      houses: [5, 7, 8],
      why: 'You have no patience left for being nice, and it makes you rather good company.',
      scene: "By a lake you tell {someone} that you're hungry, muddy and glad.",
      turn: [
        "They'd meant to be impressive, and now they needn't.",
        'People can relax beside you once you say what is going on.',
      ],
      after: 'you say how things are with you, and others do it back',
      again: {
        easy: 'a blunt word of yours makes somebody laugh and agree',
        tense: 'you are frank about everything but the thing that counts',
      },
      act: 'Tell {friend} three true words about how you are today, at the first hello, and ask for three back.',
    },
  ],
}
