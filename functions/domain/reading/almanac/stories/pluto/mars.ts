import type { PairStories } from '../../../pieces/Story.ts'

export const plutoMars: PairStories = {
  easy: [
    {
      title: 'Slow on the steep part',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto lends your Mars a long breath, so you can want a thing hard and not hurry.',
      scene: 'You notice it on a steep path, passing people on a bench who started faster.',
      turn: [
        'Nobody is racing you, and you have quite a lot left.',
        'What takes two years is done like this, at a pace you could keep all day.',
      ],
      after: 'the big job goes forward a little each week, and you still sleep well',
      again: {
        easy: 'you do your daily piece and stop while you like it',
        tense: 'you do four days of it at once and limp for three',
      },
      act: "Work on the biggest thing you've put off for forty minutes today, at a desk or on your feet, and stop there.",
    },
    {
      title: 'That you mind',
      houses: [5, 7, 8],
      why: "Your anger knows its reason now and its size, and that's why it can be shown.",
      scene: 'When {someone} cancels again, you say that you mind, both hands around a mug.',
      turn: ['They came ready for a shouting match.', 'An anger with a size gets a real answer.'],
      after: "you say it when you mind, and small things don't pile up",
      again: {
        easy: 'you mind, you say it, and dinner goes on',
        tense: 'you say you never mind, through your teeth',
      },
      act: 'Tell one person today about one small thing you minded, in a single sentence, with your hands at rest.',
    },
  ],
  tense: [
    {
      title: 'Those are the rules',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Pluto leans on your Mars until it shoves back, and you can't tell courage from a locked jaw.",
      scene: 'A clerk says that those are the rules, and you stay at the counter, jaw first.',
      turn: [
        "The clerk didn't make them and can't undo them.",
        'Find out who can, and the same force has somewhere to go.',
      ],
      after: 'you pick your fights by who can change something, and win a few',
      again: {
        easy: 'you ask who decides, and you get a name',
        tense: "you win against somebody who couldn't help it",
      },
      act: 'Look up today who really decides one thing that makes you furious, and put the name on a card.',
    },
    {
      title: 'The brake on your side',
      houses: [5, 7, 8],
      why: "Your Mars hates to be driven, and to Pluto being in anyone's hands feels like a defeat.",
      scene: "Sure enough, {someone} is at the wheel, and your right foot presses a brake that isn't there.",
      turn: ['They see your knee move and drive worse for it.', 'Put the foot flat, and you both arrive.'],
      after: 'you can be taken somewhere, and your foot stays where it is',
      again: {
        easy: 'you let them choose the road, and it has a river',
        tense: 'you give directions nobody asked for',
      },
      act: 'Let another person lead for one hour today, on a walk, at a stove or in a car, and keep your hands still.',
    },
  ],
  joined: [
    {
      title: 'An old cupboard in boards',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "There's raw strength in you now: you could finish anything or break it, and waiting hurts.",
      scene: 'That can look like an old cupboard beside the trash, and you stamping it into boards.',
      turn: [
        "You're out of breath, and it's the best hour of the week.",
        'Strength like this wants heavy work with an end to it.',
      ],
      after: 'there is a hard job you do regularly, and you snap at people less',
      again: {
        easy: 'you lift the heavy end and enjoy it',
        tense: 'you slam things that belong to other people',
      },
      act: "Carry out, take apart or scrub one heavy thing today until you're out of breath, then wash your hands slowly.",
    },
    {
      title: 'A sleeve in the hallway',
      houses: [5, 7, 8],
      why: 'You want with your whole body now, and half a signal is too much and not enough.',
      scene: 'In a narrow hallway {someone} brushes your sleeve, and you lose your sentence.',
      turn: [
        'They wait for the end of it, with a small smile.',
        'Wanting this much is no promise, and it can take its time.',
      ],
      after: 'wanting is something you can show in daylight and in small doses',
      again: {
        easy: 'you stand close, and both of you know it',
        tense: 'you go cold and hope nobody sees the heat',
      },
      act: 'Say aloud tonight, alone with the door shut, the sentence you would lose beside someone you want, and go slowly.',
    },
  ],
}
