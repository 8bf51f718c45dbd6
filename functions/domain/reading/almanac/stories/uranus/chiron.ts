import type { PairStories } from '../../../pieces/Story.ts'

export const uranusChiron: PairStories = {
  easy: [
    {
      title: 'Bad with faces',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "What's odd about you has its uses, and the apology you carry for it feels out of date.",
      scene: 'You say "I\'m bad with faces, tell me your name again," and hold out a hand.',
      turn: [
        'The name comes, twice, and nobody is offended.',
        "Said first, it's a fact about you and not a fault they find.",
      ],
      after: 'you say early on how you work, and people adjust',
      again: { easy: 'someone else admits to the same odd thing', tense: 'you fake it and hope for a name on a badge' },
      act: 'Tell one person today, before it shows, one odd thing about how your head works, and what helps.',
    },
    {
      title: 'Walking side by side',
      houses: [5, 7, 8],
      why: "Uranus loosens your Chiron, so you come close in your own way, which isn't the usual one.",
      scene: 'You ask {someone} to walk with you instead of sitting across a table.',
      turn: ['They talk better side by side, too.', 'What looks like a defect is often only the wrong chair.'],
      after: 'you know two or three places where talking is easy for you',
      again: {
        easy: 'the talk comes by itself on the way somewhere',
        tense: 'you sit through it stiffly and call it manners',
      },
      act: 'Invite somebody to walk around the block with you today, ten minutes, instead of sitting down to talk.',
    },
  ],
  tense: [
    {
      title: 'Quitting after one cold look',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus wants you out of the door before your Chiron can be hurt.',
      scene: "That's why one cold look across a table is enough, and you draft the letter that quits it all.",
      turn: [
        'The look was about a headache, or a parking fine.',
        "What's really wrong will keep for two weeks, and the rest won't.",
      ],
      after: 'you sit out a cool spell before you judge a place',
      again: { easy: "someone's bad mood stays theirs", tense: 'you leave first and look back from the corner' },
      act: "Put the step you'd like to take in anger on paper today, and shut it in a drawer with a date two weeks off.",
    },
    {
      title: 'A hand that startled you',
      houses: [5, 7, 8],
      why: 'You want someone near and you want to be able to bolt, and an old sting decides which.',
      scene: 'So {someone} reaches for your hand on the sidewalk, and yours goes to your hair.',
      turn: [
        'They put theirs back in a pocket and say nothing.',
        '"That startled me, try again" is short, and a whole repair.',
      ],
      after: 'you can say that you startle easily, and stay standing there',
      again: { easy: 'you let a hand stay for the length of a block', tense: 'you make a joke and step aside' },
      act: 'Say "that startled me, try again" to your mirror tonight, three times, until it sounds like you.',
    },
  ],
  joined: [
    {
      title: "A stranger's tone",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Chiron speaks up without warning, and a hurt you keep well covered is in plain sight.',
      scene: "At a counter a stranger's tone makes your hands shake.",
      turn: [
        'The stranger said four words; your hands are answering someone else.',
        "Once you know whom, it's only a counter and a person with a cold.",
      ],
      after: 'you know whose voice it is, and strangers get off lightly',
      again: {
        easy: "you hear the tone and know at once that it's old",
        tense: 'you snap at the wrong person and go back to say sorry',
      },
      act: "Write the name of the person a sharp tone reminds you of on a slip tonight, and what you'd have liked to hear.",
    },
    {
      title: 'The street you never show',
      houses: [5, 7, 8],
      why: 'Your Chiron is done with being careful, and what you hide from shame wants some air.',
      scene: 'You show {someone} the photo you usually leave out, of the street you come from.',
      turn: [
        'They see a plain house and somebody with the nerve to show it.',
        "After that there's one thing less to steer around.",
      ],
      after: 'where you come from is something you can mention',
      again: {
        easy: 'someone asks where you grew up, and you just say',
        tense: 'you tell it as a joke, and the joke runs long',
      },
      act: "Show {friend} one photo of the place you come from today, and tell them what isn't in the picture.",
    },
  ],
}
