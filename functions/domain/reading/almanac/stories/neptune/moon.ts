import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneMoon: PairStories = {
  easy: [
    {
      title: 'A parent at your age',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune softens an old family story, and the people in it begin to look merely young and tired.',
      scene: 'It shows over a photo of a parent at your age, in a kitchen with the lamp on.',
      turn: [
        'You look for the strict face, and this one is mostly worried.',
        'Somebody your own age is easy to forgive.',
      ],
      after: 'you tell the old story with one kinder line in it',
      again: {
        easy: 'a relative tells you the other half of it over tea',
        tense: "you hear an old tone in somebody's voice and are ten again",
      },
      act: 'Find one photo of a parent or grandparent at about your age tonight, and look at it for three full minutes.',
    },
    {
      title: 'An orange for two',
      houses: [5, 7, 8],
      why: 'Your Moon knows what others need, and Neptune lets you give it without wearing yourself out.',
      scene: 'When {someone} sits down with a bad day, you peel an orange for two and listen.',
      turn: [
        'They get through the whole of it by the last piece.',
        "They weren't after an answer; they wanted someone who stays for the end.",
      ],
      after: 'sad news reaches you early, and you stay steady beside it',
      again: {
        easy: 'somebody peels the orange for you',
        tense: 'you comfort someone so well that no one asks about you',
      },
      act: 'Cut up one orange or apple at the table tonight, share it with whoever is near, and give no advice.',
    },
  ],
  tense: [
    {
      title: "Somebody else's glasses",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Moon needs a rest that's really yours, and Neptune keeps finding someone who needs you more.",
      scene: "That's why your bag holds papers and spare glasses for someone older, and no lunch.",
      turn: [
        "You're proud to be the one they call, and worn out by six.",
        'Help with hours on it lasts longer than help without any.',
      ],
      after: 'looking after others has its hours, and so does looking after you',
      again: {
        easy: 'someone else takes a turn, and it goes well enough',
        tense: 'you call yourself selfish for a nap',
      },
      act: "Mark one free half day for yourself in your calendar today, with a pen, and tell one person it's taken.",
    },
    {
      title: 'Pushing the food around',
      houses: [5, 7, 8],
      why: "You long to be understood without saying a word, and it hurts each time you aren't.",
      scene: 'It comes out over a plate you push around beside {someone}, while you wait for the right question.',
      turn: [
        "They notice the fork and guess that you don't like the rice.",
        'Two plain words, sad or tired, save them a lot of guessing.',
      ],
      after: 'your moods get a name early, and meals are better for it',
      again: {
        easy: "you're asked the right question, and you answer it",
        tense: 'you wait to be guessed, and the guess is about the food',
      },
      act: 'Tell {friend} how you are in two plain words today, before they ask and before you soften it.',
    },
  ],
  joined: [
    {
      title: 'Wet eyes at the pharmacy',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Everything gets in now, a neighbor's bad news as easily as a song, and stays long.",
      scene: 'It can happen in line at the pharmacy: a child cries, and your own eyes are wet.',
      turn: [
        "Nothing's wrong with you; your skin is thin, and the world is loud.",
        'Water, an early bed and fewer headlines help more than being brave.',
      ],
      after: 'you know how much you can take in, and leave in time',
      again: {
        easy: 'a small kindness in a shop keeps you warm for days',
        tense: 'you soak up a quarrel that has nothing to do with you',
      },
      act: 'Turn off every screen at nine tonight, take a long warm wash, and go to bed an hour early.',
    },
    {
      title: 'The jacket you keep on',
      houses: [5, 7, 8],
      why: 'Neptune fills your Moon with a wish to be at home in another person, door open, no questions.',
      scene: "That's why you wear the jacket {someone} lent you longer than the cold lasts.",
      turn: [
        "They'd lend it again; they don't know it means a house to you.",
        'The warmth is real, and the rest can be asked.',
      ],
      after: 'you can tell which part is longing and which part is the person',
      again: {
        easy: 'you feel at home with someone and still know the way out',
        tense: 'you miss a person you know next to nothing about',
      },
      act: 'Put three questions for a person you long for on a page tonight, and fold it into your coat pocket.',
    },
  ],
}
