import type { PairStories } from '../../../pieces/Story.ts'

export const plutoNeptune: PairStories = {
  easy: [
    {
      title: 'The cheerful one at the end',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Neptune senses what is wrong in a room, and Pluto lets you look without turning away.',
      scene: "That's how you end up at the end of the table, beside the guest who's too cheerful.",
      turn: ['You ask one quiet question, and the cheer stops.', 'Someone who has been seen like that can eat again.'],
      after: 'people tell you true things, and you can bear to hear them',
      again: { easy: 'you ask at the right moment, and it helps', tense: "you carry a stranger's trouble home" },
      act: 'Ask one person who always says "fine" how they really are today, and wait ten seconds for the answer.',
    },
    {
      title: 'Mouth open, in a waiting room',
      houses: [5, 7, 8],
      why: 'You can do without the dream of a person, and find that you still like what remains.',
      scene: 'You notice it in a waiting room, where {someone} sleeps with an open mouth and you smile.',
      turn: [
        "They'd hate to be watched, and you look for a minute only.",
        'Somebody real is better company than somebody perfect.',
      ],
      after: 'you see their faults clearly, and you like them no less',
      again: { easy: 'a flaw strikes you as dear', tense: 'you miss the dream and blame the person' },
      act: 'Name three faults of a person you love tonight, to a mirror, and find what you like about one of them.',
    },
  ],
  tense: [
    {
      title: 'The remote on the cushion',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Neptune would rather not know, and Pluto will not let you rest until you do.',
      scene: 'A fourth episode starts by itself, and you leave the remote on the cushion.',
      turn: [
        'The show covers one short question about your own life.',
        'Switched off, the room is only quiet, and the question can be answered.',
      ],
      after: 'you look at that question now and then, and you sleep better for it',
      again: { easy: 'you turn it off early and feel fine', tense: 'you find one more thing to watch' },
      act: 'Switch off every screen an hour before bed tonight, and sit on the couch with the question you dodge.',
    },
    {
      title: 'Flour on one sleeve',
      houses: [5, 7, 8],
      why: 'Pluto looks for the lie and your Neptune for the miracle, and a plain person gets lost between.',
      scene: "That's why {someone} comes late with flour on one sleeve, and you have two stories ready.",
      turn: [
        "In one they're hiding something, and in the other they baked for you.",
        'Asking is quicker than either story.',
      ],
      after: 'you ask sooner, and the answers are mostly dull and true',
      again: { easy: 'you hear a plain reason and believe it', tense: 'you trust a mood more than an answer' },
      act: 'Ask one plain question today where you have been guessing, face to face, and take the first answer.',
    },
  ],
  joined: [
    {
      title: 'The charm stays in the drawer',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'A comforting belief loses its hold on your Neptune, and Pluto puts nothing in its place yet.',
      scene: 'You go out to a hard day, and the lucky coin stays in the drawer.',
      turn: [
        'Your pocket feels too light all the way to the corner.',
        'You manage without it, and that is a sort of faith as well.',
      ],
      after: 'you lean on fewer signs, and you trust your own feet more',
      again: { easy: 'a quiet hour comforts you without a reason', tense: 'you ask strangers and stars what to do' },
      act: 'Leave one thing you carry for luck or comfort in a drawer until bed today, and notice when you reach for it.',
    },
    {
      title: 'At the second verse',
      houses: [5, 7, 8],
      why: 'Longing goes so deep in you now that any kind face looks like the answer.',
      scene: 'At the second verse of a song in a bar, {someone} begins to look like home.',
      turn: [
        'They hum along, a little flat, meaning nothing by it.',
        "The longing was there before the song, and they needn't be its answer.",
      ],
      after: "you know what you long for, and it isn't only one face",
      again: { easy: 'you hear the song together and say nothing', tense: 'you make a savior out of somebody kind' },
      act: 'Play the song that gets to you once before bed, eyes shut, and finish the sentence "I long for" on paper.',
    },
  ],
}
