import type { PairStories } from '../../../pieces/Story.ts'

export const marsSaturn: PairStories = {
  easy: [
    {
      title: 'The whole contract',
      houses: [2, 6, 9, 10],
      why: 'Mars keeps at it, your Saturn keeps to it, and you neither hurry nor let up.',
      scene: "That's why you read the whole contract, a ruler under each line, while others look for the dotted one.",
      turn: [
        "On page nine there's a sum that a quick eye would miss.",
        "Reading slowly isn't distrust; it's how you sign with an easy stomach.",
      ],
      after: "you sign, and you can say what's on page nine",
      again: {
        easy: 'a slow check saves you a long repair',
        tense: 'you skip the small print, and it turns up again',
      },
      act: "Read one document to its last line today that you'd usually sign unread, with a ruler under each line.",
    },
    {
      title: 'Pencil marks in the closet',
      houses: [1, 3, 4, 12],
      why: "Starting small doesn't embarrass you, and you keep going long after the eager ones sit down.",
      scene: 'You do eight knee bends by the closet and pencil an eight inside the door.',
      turn: [
        "Nobody would be impressed, and you don't need them to be.",
        'You trust a number that grows by one, and your legs do too.',
      ],
      after: "there's an eleven inside the closet door",
      again: {
        easy: "a small habit holds, and you're quietly proud of it",
        tense: 'you want to jump from eight to thirty',
      },
      act: 'Do eight of one exercise you can manage before bed tonight, and pencil the eight inside a closet door.',
    },
    {
      title: 'Down to the last screw',
      houses: [5, 7, 8, 11],
      why: "Your Saturn doesn't fall for anybody quickly, and it doesn't tire of them quickly either.",
      scene: 'You put a bookcase together for {someone}, down to the last screw.',
      turn: [
        "They'd have been content with half of it, and they see the difference.",
        'What you do thoroughly, others can rest their weight on.',
      ],
      after: 'the bookcase stands straight, and you sit down beside them to look at it',
      again: {
        easy: "they finish something for you that you'd given up on",
        tense: "you tighten screws and forget who's sitting beside you",
      },
      act: 'Keep one small promise to {friend} before nine tonight, and keep it down to the last screw or comma.',
    },
  ],
  tense: [
    {
      title: 'Line one, nine times',
      houses: [2, 6, 10],
      why: "Mars wants it done by noon, and your Saturn won't let go of anything less than perfect.",
      scene: 'So you write line one of the report nine times while a colleague hands in theirs.',
      turn: [
        "It has a mistake, and it's on the boss's desk.",
        'A rough page can be mended, and an empty one can only be feared.',
      ],
      after: "a rough report is in, and you're mending it in peace",
      again: {
        easy: 'your rough version turns out to be good enough',
        tense: 'you polish one corner while the clock runs',
      },
      act: "Write one rough page of what you're stuck on today, without going back, and show it to somebody by evening.",
    },
    {
      title: 'Half a wall',
      houses: [1, 3, 4, 12],
      why: 'You plan for two, work for one and scold yourself as no boss would dare to.',
      scene: "Late at night you're still there, paint roller in hand, with half the wall bare.",
      turn: [
        "You'd hand anyone else a chair and a glass of water.",
        "Half a wall painted straight is a day's work, and the rest can wait.",
      ],
      after: 'the other half is painted too, slowly, with breaks',
      again: {
        easy: 'you stop early and like what you see',
        tense: 'you set yourself a pace that would break a horse',
      },
      act: 'Choose one job today, do half of it, then sit down with a glass of water and call it enough.',
    },
    {
      title: 'You ask where the coats go',
      houses: [5, 7, 8, 9, 11],
      why: "Your Saturn turns a plain want into a question of whether you're entitled to it.",
      scene: 'You go up to {someone}, lose your nerve and ask where the coats go.',
      turn: [
        'They point to the hall, a little puzzled, and you thank them twice.',
        'The wish needs no permit, only five words and a breath before them.',
      ],
      after: "you ask the real question, and they're in no hurry",
      again: {
        easy: 'they hear the real question inside the polite one',
        tense: 'you hold back, and from outside it looks cold',
      },
      act: 'Say one wish today in five words to the person it concerns, after a single slow breath.',
    },
  ],
  joined: [
    {
      title: 'The bottom of the pile',
      houses: [2, 6, 10],
      why: 'Want and duty pull the same way in you, and your Saturn picks the hardest job first.',
      scene: "That's how the bill at the bottom of the pile gets to your desk before breakfast.",
      turn: [
        'You have a stiff neck, a pencil and a plan in three steps.',
        'Hard things suit you, and one of them at a time is plenty.',
      ],
      after: 'step one is done, and the pile is lower by a bill',
      again: {
        easy: 'a hard job gets done in one sitting',
        tense: 'you take on the heaviest thing and let nobody near it',
      },
      act: 'Open the bill you like least before supper today, and write three steps on the back of it.',
    },
    {
      title: 'Tight hands at the red light',
      houses: [1, 3, 12],
      why: "You want to go, something holds you, and what can't get out turns hard inside you.",
      scene: 'At a red light both your hands are tight, on the wheel or the bag.',
      turn: [
        'A child in the next car waves and gets half a nod.',
        'Loosen your hands first, and the rest of you can wait for green.',
      ],
      after: 'the light is red again, and you wave back',
      again: {
        easy: 'you wait without counting the seconds',
        tense: 'you grip, and your shoulders pay for it',
      },
      act: 'Open both hands at every red light, line or closed door today, and count five breaths before you move.',
    },
    {
      title: 'The bag to the station',
      houses: [5, 7, 8, 9, 11],
      why: 'Even your tenderness comes out of your Saturn as duty, done with a serious face.',
      scene: 'So you walk {someone} to the station, carry the bag and hardly say a word.',
      turn: [
        'They thank you from the train and wonder what they did wrong.',
        'Your arms say a good deal, and three kind words say the rest.',
      ],
      after: "they're back, and you ask them how it was",
      again: {
        easy: 'they say the kind words first, and you get one out too',
        tense: 'you do your duty by them and feel that nobody sees you',
      },
      act: "Say three kind words today to somebody you'd usually help in silence, before you pick up their bag.",
    },
  ],
}
