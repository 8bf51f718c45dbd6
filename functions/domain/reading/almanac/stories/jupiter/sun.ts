import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterSun: PairStories = {
  easy: [
    {
      title: 'Hands behind your back',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter is generous with your Sun, so what you do well wants to be handed on.',
      scene: 'A beginner holds the brush wrong, and you explain and keep your hands off.',
      turn: [
        "The third try works, and you're prouder than if you'd done it yourself.",
        "Their grip still isn't yours, and it needn't be; it holds the brush.",
      ],
      after: "one more person can do it, and you're asked to show a third",
      again: {
        easy: "somebody quotes your advice without knowing it's yours",
        tense: 'you correct the grip, and the brush comes back to you',
      },
      act: 'Say aloud today the three steps of a thing you do well, as if to a beginner, without touching a tool.',
    },
    {
      title: 'Good news across the table',
      houses: [5, 7, 8],
      why: "Your Sun feels sure enough of its place that somebody else's luck is simply good news.",
      scene: 'So {someone} mentions a big chance, and your soup goes cold while you ask.',
      turn: [
        "They see a face that isn't doing sums about itself.",
        'Keep your own chance out of it, and theirs gets to be the whole story.',
      ],
      after: "good news reaches you early, and you're glad on the first try",
      again: {
        easy: 'you hear of a stroke of luck and ask three questions',
        tense: 'you say congratulations and think about yourself',
      },
      act: "Ask {friend} tonight about one thing that's going well for them, and put down your fork while they tell it.",
    },
  ],
  tense: [
    {
      title: 'A map over the bills',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter shows your Sun a larger life, and your own begins to look too small for you.',
      scene: 'That can look like a map of a far country, spread on top of the bills.',
      turn: [
        'The wish is sound; it just skips the next six steps.',
        'One bill dealt with is a step, and nobody has to admire it.',
      ],
      after: 'the big plan has a first date in it, and so do the bills',
      again: {
        easy: 'you look at the big plan and know its next inch',
        tense: 'you talk about leaving instead of opening the mail',
      },
      act: 'Take one bill or letter off the pile today and finish with it before you read another word about the far place.',
    },
    {
      title: 'A story left in your pocket',
      houses: [5, 7, 8],
      why: 'Being thought nice feels like losing when your Sun would like to be thought splendid.',
      scene: 'You notice it when {someone} laughs at your story and you go on to a bigger one.',
      turn: [
        "They liked the first, and they'd begun one of their own.",
        'Leave the bigger one in your pocket, and you hear something new.',
      ],
      after: 'you tell half as many stories, and people ask for the rest',
      again: {
        easy: 'you get a laugh and leave it at that',
        tense: "you top someone's story and see them look at the table",
      },
      act: "Ask one person at a table today to tell you a story, and don't answer it with one of yours.",
    },
  ],
  joined: [
    {
      title: 'The line for what you do',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter asks your Sun whether the life you call modest is modest, or only too small for you.',
      scene: 'On a form, at the line for what you do, your pen puts the modest word.',
      turn: [
        "The modest word is polite, and it's out of date.",
        'A larger word, written small, is neither a lie nor a boast.',
      ],
      after: 'you use the larger word without lowering your voice',
      again: {
        easy: 'you say what you do in one proud, short sentence',
        tense: 'you add a title to the word, and then another',
      },
      act: 'Say your name and the larger word for what you do to the mirror tonight, with no "sort of" in between.',
    },
    {
      title: 'Hopes on a dark balcony',
      houses: [5, 7, 8],
      why: "There's more of you now, warm and loud, and it wants company more than applause.",
      scene: 'So on a dark balcony you tell {someone} what you hope for, the large version.',
      turn: [
        "They can't tell yet whether there's a place for them in it.",
        "Ask what their large version is, and there's room for both.",
      ],
      after: 'two sets of hopes are known, and one part fits both',
      again: {
        easy: "your hopes get a question back, and it's a good one",
        tense: "you talk about the future and forget who's listening",
      },
      act: 'Tell {friend} one large hope of yours tonight in two sentences, and ask for one of theirs in return.',
    },
  ],
}
