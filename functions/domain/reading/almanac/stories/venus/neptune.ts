import type { PairStories } from '../../../pieces/Story.ts'

export const venusNeptune: PairStories = {
  easy: [
    {
      title: 'The photo they keep',
      houses: [1, 5, 7, 11],
      why: "Your Neptune has a kind eye, and you see people the way they'd like to be seen.",
      scene: 'It shows in a picture you take of {someone} by a shop window, laughing.',
      turn: [
        "They can't stand most photos, and they keep this one.",
        "You wait until they forget the camera; that's the whole skill.",
      ],
      after: 'they show that picture to somebody else',
      again: {
        easy: 'you see the best in somebody and say it',
        tense: 'you see so much good that you miss the yawn',
      },
      act: "Tell one person today about a moment when they looked lovely and didn't know it, in one plain sentence.",
    },
    {
      title: 'A stiff form, made kinder',
      houses: [3, 6, 10],
      why: 'You care less how a thing looks than how it feels to whoever gets it.',
      scene: 'So {someone} finds you after hours, crossing "failure to comply" out of a form.',
      turn: [
        "Nobody asked you to, and they see what you're like unwatched.",
        'A kind form is a short one, so cross out two lines more and go home.',
      ],
      after: 'the form is half as long, and nobody stumbles over it',
      again: {
        easy: 'a small kindness in your work is noticed',
        tense: "you polish for strangers and forget who's waiting for you",
      },
      act: "Cut one stiff sentence that others must read today down to half, until you'd be glad to get it yourself.",
    },
    {
      title: 'Rain, from a doorway',
      houses: [4, 8, 12],
      why: 'Your Neptune needs nothing from an hour, and good company lets it drift without guilt.',
      scene: 'So you watch the rain from a doorway with {someone}, long after you could have run.',
      turn: [
        "You'd call it waiting, and they aren't looking at the sky either.",
        "You needn't find something to say, because the quiet is why they stay.",
      ],
      after: "you let a quiet minute be, and don't reach for a topic",
      again: {
        easy: 'you rest beside somebody, and it does you both good',
        tense: 'you drift so far off that your name is called twice',
      },
      act: 'Watch the street for fifteen minutes before supper, from a doorway or an open window, with no phone and no music.',
    },
  ],
  tense: [
    {
      title: 'Fine, said to the window',
      houses: [3, 7, 8],
      why: 'Venus wants to be loved and your Neptune hates to ask, so you wait for people to guess.',
      scene: 'That can look like a quiet ride beside {someone}, and the word fine, said to the window.',
      turn: ['They go by the word, having nothing else.', 'One plain wish, a cup of tea, gives them something to do.'],
      after: 'you ask for the tea, and the word fine means fine',
      again: {
        easy: "you say what you'd like, and it's gladly done",
        tense: 'you hope so quietly that nobody can hear it',
      },
      act: "Ask one person today for one small thing, out loud, before you start to hope that they'll notice.",
    },
    {
      title: 'The whole free afternoon',
      houses: [2, 6, 10, 11],
      why: 'You give because being needed feels so much like being loved, and you learn the price later.',
      scene: 'Then {someone} gets your free afternoon, and your own papers wait until midnight.',
      turn: [
        "An hour would please them, and they'd say so if asked.",
        "Help with an end to it is still help, and you don't resent it.",
      ],
      after: 'your help takes an hour, and you keep no score of it',
      again: {
        easy: 'you give a little and give it gladly',
        tense: "you say it's no trouble, and it's a lot",
      },
      act: "Put a time limit beside one favor you've promised, on paper before lunch today, and keep the rest for your own desk.",
    },
    {
      title: 'The silences you leave out',
      houses: [4, 5, 12],
      why: 'A lovely picture comes so easily to your Neptune that the facts seem rude.',
      scene: 'Over tea you describe {someone} to a friend, and leave out the long silences.',
      turn: [
        'The friend is charmed, and you feel oddly alone.',
        'The real person is better company than the tale, since they can still surprise you.',
      ],
      after: 'you tell it with the silences in, and the friend asks more',
      again: {
        easy: 'you like somebody as they are, tired and all',
        tense: 'you fall for your own description again',
      },
      act: 'Write down three plain facts tonight about a person you adore, one of them not flattering.',
    },
  ],
  joined: [
    {
      title: 'The song in the supermarket',
      houses: [3, 5, 12],
      why: 'Your Neptune mixes what people are with what you long for, and the mix is sweet.',
      scene: "A song stops your cart in the supermarket, and you're with {someone}, miles from the rice.",
      turn: ['Half of that is them, and half is the song.', "What's left after the last note is the part to trust."],
      after: "they're clearer to you, even with no song playing",
      again: {
        easy: "what you dream of and what's there look alike",
        tense: 'you miss your stop because the dream is better than the ride',
      },
      act: 'Listen to one song you love from start to end today, and write down three words that it leaves behind.',
    },
    {
      title: 'Four evenings in a gift',
      houses: [2, 6, 10],
      why: "Your Neptune can't tell what your work is worth from what you'd do for love.",
      scene: "So {someone} admires a thing you made, and it's in their bag before money comes up.",
      turn: [
        'The gift is real, and so are the four evenings in it.',
        "They'd enjoy it more if they knew, and so would you.",
      ],
      after: 'they know how long it took, and they hold it differently',
      again: {
        easy: 'you give your work away on purpose, and with joy',
        tense: "you say it's nothing, and your tired hands disagree",
      },
      act: 'Work out today how many hours went into one thing you gave away, and keep the number in your wallet.',
    },
    {
      title: 'Tired on the stairs',
      houses: [4, 7, 8, 11],
      why: "You feel what others feel before they say it, and then you can't put it down again.",
      scene: 'You notice it on the stairs after an hour with {someone}: bone-tired, with empty hands.',
      turn: [
        "They move you, and they aren't asking you to mend it.",
        'Alone behind a door, you get your own mood back.',
      ],
      after: 'you listen as closely as ever and climb the stairs easily',
      again: {
        easy: 'you feel with somebody and stay yourself',
        tense: 'you take home a sadness that nobody gave you',
      },
      act: "Take twenty minutes alone behind a closed door before supper, and name aloud one feeling that's only yours.",
    },
  ],
}
