import type { PairStories } from '../../../pieces/Story.ts'

export const neptunePluto: PairStories = {
  easy: [
    {
      title: 'You go on eating',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Pluto grips an old grudge, and Neptune makes the grip seem hardly worth the trouble.',
      scene: 'A certain name comes up at the table, and you go on eating.',
      turn: [
        "You wait for the old heat, and there's only the potato.",
        'Nothing has to be forgiven out loud for it to be over.',
      ],
      after: 'the name is a name, and you can say it in company',
      again: {
        easy: 'you come near the subject and feel mainly curious',
        tense: 'you tell the old story again and bore yourself',
      },
      act: 'Say a name you avoid out loud once today, in an empty kitchen or on a path, and then eat something.',
    },
    {
      title: 'Are you angry with me',
      houses: [5, 7, 8],
      why: 'Your Pluto can look straight at what scares it in love, and finds a plain question there.',
      scene: "You ask {someone} outright if they're angry, and your hand is steady on the cup.",
      turn: [
        "They aren't, or they are, and either way you have the answer.",
        'Knowing is easier to live beside than guessing at them.',
      ],
      after: "the hard questions get asked while they're small",
      again: {
        easy: 'the answer is mild, and you nearly laugh',
        tense: 'you ask, and then you argue with the answer',
      },
      act: "Ask one question you're a little afraid of today, over a cup of tea or at a window, in under ten words.",
    },
  ],
  tense: [
    {
      title: "What isn't in the envelope",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You sense that half of the truth is missing, and you hunt for it until you see things.',
      scene: "You bend over one old envelope for an hour, reading what isn't there.",
      turn: [
        'Some of it is instinct, and some of it is a tired head.',
        'One straight question does better than a night of detective work.',
      ],
      after: "you know a bit more, and what you can't know is left alone",
      again: {
        easy: 'a straight question gets a straight reply',
        tense: 'you find a clue in a yawn',
      },
      act: "Put the papers you keep rereading into a drawer by nine tonight, and note the one question you'd ask aloud.",
    },
    {
      title: 'Ordering for two',
      houses: [5, 7, 8],
      why: "Your Pluto wants to know who's in charge, and Neptune tells you it's kinder not to ask.",
      scene: 'So you let {someone} take the menu and order for two.',
      turn: [
        "They think you're easygoing, and you don't like olives.",
        "Saying what you'd like is no battle, and it gives them a person to eat with.",
      ],
      after: 'now one leads and now the other, and both know it',
      again: {
        easy: 'your suggestion is taken, and nothing shakes',
        tense: 'you give in for peace and keep an invisible bill',
      },
      act: "Say first what you'd like in one small choice today, a meal, a film or a seat, and let it stand.",
    },
  ],
  joined: [
    {
      title: 'The light on at four',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Neptune reaches what you keep buried, and it's sad work with a good deal of relief in it.",
      scene: 'You wake from a dream of an old house and sit in the kitchen with the light on.',
      turn: [
        'Nothing has to be solved at that hour.',
        "A few words on paper keep it until morning, and it's smaller then.",
      ],
      after: 'old things may come up, and they get an hour at the table',
      again: {
        easy: "something old comes up, and it's only a thing",
        tense: 'you push it down and feel it through the floor',
      },
      act: "Lay a pencil and a sheet beside your bed tonight, with one thing you'd rather not think about already on it.",
    },
    {
      title: "They don't move their chair",
      houses: [5, 7, 8],
      why: 'You long to be known all the way down, and you fear it about as much.',
      scene: "It's late with {someone}, the glasses are empty, and you hear yourself say the real thing.",
      turn: [
        "They don't gasp, and they don't move their chair.",
        'Tell it in small pieces, and you can stop where you like.',
      ],
      after: "you're known a bit further down, and you choose how far",
      again: {
        easy: 'you tell a hard thing and laugh by the end',
        tense: 'you tell everything at once and want it back',
      },
      act: 'Tell {friend} the smallest piece of a true thing nobody knows, tonight, in one sentence, and stop there.',
    },
  ],
}
