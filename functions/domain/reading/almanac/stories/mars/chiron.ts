import type { PairStories } from '../../../pieces/Story.ts'

export const marsChiron: PairStories = {
  easy: [
    {
      title: 'Scolded at the front desk',
      houses: [2, 3, 6, 10],
      why: 'Mars stands up for what your Chiron remembers, and you can help without looking down on anyone.',
      scene: 'Somebody new gets scolded at the front desk, and there you are, standing next to them.',
      turn: ['You know that hot face from the inside.', 'Two people at a desk make a mistake look its real size.'],
      after: 'the mistake is a story, and the new one tells it',
      again: {
        easy: 'someone stands next to you in turn',
        tense: "you watch from a distance and wish you'd gone over",
      },
      act: "Stand by one person who's struggling today, carry or hold something for five minutes, and give no advice.",
    },
    {
      title: 'The slow lane',
      houses: [1, 4, 9, 12],
      why: "You have courage where you're usually careful, and your weak spot doesn't mind the exercise.",
      scene: 'You take the slow lane at the pool, with cap, goggles, soft belly and all.',
      turn: [
        'The others in it are counting their own laps, not looking.',
        'Slow and often makes a body braver than fast and once.',
      ],
      after: "the towel's damp again, and the slow lane is your lane",
      again: { easy: 'your body does more than you asked of it', tense: 'you pack the bag and stay on the sofa' },
      act: 'Move the part of your body you like least for ten minutes before dinner, slowly, with the door shut if you like.',
    },
    {
      title: 'Ouch, straight away',
      houses: [5, 7, 8, 11],
      why: "Mars gives your sore spot a quick, friendly voice, so a hurt doesn't have to be stored.",
      scene:
        'That can look like {someone} treading on it over dinner, and you saying ouch before the plates are cleared.',
      turn: ['They stop with the fork halfway and ask where.', 'Said in the first minute, it takes one more minute.'],
      after: 'the next dinner is easy, and that subject gets a softer tone',
      again: { easy: 'you say what stings and pass the salt', tense: 'you chew on it for two days and then explode' },
      act: "Tell {friend} today about one thing that stung, in two sentences, while it's still small.",
    },
  ],
  tense: [
    {
      title: 'What the folder held',
      houses: [2, 6, 9, 10],
      why: 'Mars hits first where your Chiron expects a blow, and often nobody was going to strike.',
      scene: "So a boss or a clerk opens a folder, and you're defending yourself before the first line.",
      turn: [
        'The folder held a question about dates.',
        'Three slow breaths cost nothing, and they let the other person finish.',
      ],
      after: "you hear the end of the sentence, and it's a question",
      again: {
        easy: 'you let a remark pass and find it was harmless',
        tense: 'you win an argument that nobody else was in',
      },
      act: 'Let one person talk to the end today before you answer anything, with your thumb pressed to a finger while you wait.',
    },
    {
      title: 'The dresser on the stairs',
      houses: [1, 3, 4, 12],
      why: "You'd rather strain your back than admit it's too heavy, and you call that being practical.",
      scene: "That's why you're on the stairs with a dresser against your chest, telling the neighbor you've got it.",
      turn: [
        'The neighbor has two hands and nothing to do.',
        'Asking comes hard, and it weighs a good deal less than the dresser.',
      ],
      after: "the dresser's against the wall, and two people carried it",
      again: {
        easy: 'you ask early, and the lifting is almost fun',
        tense: 'you set it down halfway and pretend to think',
      },
      act: "Ask for help today with one thing you'd normally carry alone, however light, a bag or a chair, before you pick it up.",
    },
    {
      title: 'A joke with teeth',
      houses: [5, 7, 8, 11],
      why: "Your Chiron comes armed: what's tender in you goes out as an attack.",
      scene: '{Someone} pays you a compliment at the door and gets a sarcastic one back.',
      turn: [
        'They came without a shield and go home with a scratch.',
        'One line mends it: "I never know what to do with praise."',
      ],
      after: 'the compliment comes again, and you let it land',
      again: { easy: 'you thank first and joke second', tense: 'you sharpen a remark that was fine blunt' },
      act: 'Keep every sarcastic answer to yourself until dinner today, and draw one line on paper for each.',
    },
  ],
  joined: [
    {
      title: 'The unopened bills',
      houses: [2, 3, 6, 10],
      why: "Mars sends you straight at what you're worst at, jaw first, and you half enjoy it.",
      scene: 'The unopened bills get torn open at one table, all of them, with a calculator and a curse.',
      turn: [
        'Half the anger is about being slow at this.',
        "Spent on three envelopes, it's strength; spent on thirty, it's a sore head.",
      ],
      after: "the pile's down to a few, in the order they came",
      again: {
        easy: 'one envelope is opened and dealt with in ten minutes',
        tense: 'you do everything at once and get the last sum wrong',
      },
      act: 'Open three envelopes or accounts today, write each sum on one sheet, and stop there, however strong you feel.',
    },
    {
      title: 'The third hole in the wall',
      houses: [1, 4, 9, 12],
      why: 'Your weak spot has a temper, and the temper is braver than you are.',
      scene: 'It drives you to the wall, where you drill a third hole for the shelf you always leave to others.',
      turn: [
        "There's dust in your hair and a short laugh in your throat.",
        'Crooked and up beats straight and still in the box.',
      ],
      after: 'the shelf holds six books and slopes a little',
      again: {
        easy: 'a clumsy thing gets done, and you show it around',
        tense: 'you force a screw and leave the hole for later',
      },
      act: "Do one small repair tonight that you always leave to others, with the lamp on and at half the speed you'd like.",
    },
    {
      title: 'A third round of cards',
      houses: [5, 7, 8, 11],
      why: "Every small contest seems to be about whether you're any good, and your Chiron keeps score.",
      scene: 'A card game with {someone} gets loud, and you ask for a third round.',
      turn: [
        "They'd let you win, which you'd hate even more.",
        "Say that you're a bad loser, and the game turns friendly.",
      ],
      after: 'you lose one and shuffle the cards for the next',
      again: {
        easy: 'you play for the fun of it and win one by accident',
        tense: "you keep score where nobody's playing",
      },
      act: 'Play one short game with somebody tonight, or a round alone against the clock, and say well done at the end.',
    },
  ],
}
