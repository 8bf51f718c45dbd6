import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMoon: PairStories = {
  easy: [
    {
      title: 'The cross voice at your desk',
      houses: [2, 6, 10],
      why: "Mercury listens along with your Moon, so you hear the worry inside somebody's tone.",
      scene: 'A cross customer or colleague gets a calm question from you and not a defense.',
      turn: [
        "Under the complaint there's a date, and behind it a boss who shouts.",
        'Once you name the date, you can both look at a calendar.',
      ],
      after: 'the date is settled, and the same voice says a dry thank-you',
      again: {
        easy: "somebody difficult turns out to be tired, and you're the one who notices",
        tense: 'a sharp tone reaches you before the words do, and you answer the tone',
      },
      act: 'Ask one person at work or in a shop today how their day is, and wait for the second answer.',
    },
    {
      title: 'Not sad, only hungry',
      houses: [1, 4, 12],
      why: 'Your head and your feelings are on good terms, so a mood comes with its reason attached.',
      scene: "You notice it over the laundry: this isn't sadness, this is a missed lunch.",
      turn: [
        'A mood with a reason is small, and a sandwich and a chair will do.',
        'You can even mention it to the family without a sigh.',
      ],
      after: "the laundry is folded, and you eat when you're hungry",
      again: {
        easy: "you know what you need before you're cross for want of it",
        tense: 'you snap at a cupboard door and blame the hinge',
      },
      act: 'Stop once before dinner, name your mood aloud with its reason, and see to that first: food, water or a chair.',
    },
    {
      title: 'A bit lonely, since you ask',
      houses: [3, 5, 7, 8, 11],
      why: 'Your Moon has something to say, and you find words for it that alarm nobody.',
      scene: '{Someone} asks how you are, and you say the week is a bit lonely.',
      turn: [
        'They put the cup down and turn their chair toward you.',
        'A feeling told in one sentence is easy to answer.',
      ],
      after: '"how are you" gets a short answer, and a real one',
      again: {
        easy: "you're asked how you are by somebody who waits for the answer",
        tense: '"fine" comes out before you can stop it',
      },
      act: 'Tell {friend} tonight in one honest sentence how you are, and then ask the same question back.',
    },
  ],
  tense: [
    {
      title: 'Nine reasons and a knot',
      houses: [2, 6, 9, 10],
      why: "Mercury counts up the reasons, and your Moon, which can't count, says no.",
      scene: "There's a sheet of paper with nine points for the new job, and a knot in your stomach.",
      turn: [
        'The sheet is right about the pay, the knot about the hours.',
        'Give the knot a line on the sheet, and both can be read before you decide.',
      ],
      after: 'the sheet has a tenth line, and you read that one first',
      again: {
        easy: 'your stomach and your list come to the same answer',
        tense: 'somebody asks for your reasons, and all you have is a feeling',
      },
      act: 'Draw two columns tonight for one choice, with three reasons on the left and three feelings on the right.',
    },
    {
      title: 'Not upset, and wiping the table',
      houses: [1, 4, 12],
      why: 'One part of you wants comfort, and the quicker part keeps offering an explanation.',
      scene: "It shows when you tell a relative why you aren't upset and wipe the kitchen table twice.",
      turn: [
        'The reasons are excellent, and the cloth says something else.',
        'What helps is a chair, a blanket and leave to be sore for a while.',
      ],
      after: 'the table gets one wipe, and then you sit down at it',
      again: {
        easy: 'somebody makes you tea before you explain a thing',
        tense: 'you hear yourself give three reasons for not minding',
      },
      act: "Sit under a blanket for fifteen minutes tonight without a screen, and say aloud once what you're upset about.",
    },
    {
      title: 'The way they said goodbye',
      houses: [3, 5, 7, 8],
      why: 'Your Moon picks up every change of tone, and your head makes a theory of each one.',
      scene: 'That can look like lying awake over how {someone} said "see you".',
      turn: [
        'You have one theory for the pause and another for the tone.',
        'They were likely looking for a key, and one plain question would tell you.',
      ],
      after: 'the same "see you" sounds like plain good manners',
      again: {
        easy: 'a tone is warm, and you take it at its word',
        tense: 'a short answer costs you half an hour of guessing',
      },
      act: "Write down before bed one tone you're guessing about, and the eight-word question that would settle it.",
    },
  ],
  joined: [
    {
      title: 'More than the question asked',
      houses: [3, 6, 10, 11],
      why: "With Mercury on your Moon, feelings turn into talk before you've chosen who should hear them.",
      scene: 'A colleague in line says "Busy?" and hears about your sleep, your family and the damp wall.',
      turn: [
        'The telling does you good, and the whole line listens.',
        'A friend would want to hear this properly, with time and a chair.',
      ],
      after: '"Busy?" gets a nod, and a friend gets the rest',
      again: {
        easy: 'the right person asks, and has time',
        tense: 'you tell a near stranger something you meant for a friend',
      },
      act: "Write one page about what's on your mind before dinner, then tell {friend} the line that matters most.",
    },
    {
      title: 'Onions in an older kitchen',
      houses: [1, 4, 9, 12],
      why: 'Your thoughts and your memories run together, and one smell can take over an hour.',
      scene: "That's how a pan of onions puts you back in a kitchen from your childhood.",
      turn: [
        'You want to know what else was in that pot, and who taught the cook.',
        'Written down, the little you know is already more than the family has on paper.',
      ],
      after: 'the dish is on paper, with a gap where one spice goes',
      again: {
        easy: 'an old smell comes back, and a name with it',
        tense: 'a family story comes up, and two people remember it differently',
      },
      act: "Write down one dish from your childhood tonight as far as you know it, and mark what you'd have to ask.",
    },
    {
      title: 'The bad day, coat still on',
      houses: [4, 5, 7, 8],
      why: 'Your Moon wants comfort and your tongue wants to tell it all, and both want somebody kind.',
      scene: '{Someone} hears the bad day from its beginning, while your coat is still on.',
      turn: [
        "They'd like to help, and can't tell whether you want advice or comfort.",
        'Say which before you start, and they can stop guessing.',
      ],
      after: 'the coat is on its hook before the story starts',
      again: {
        easy: 'you say "just listen", and somebody does',
        tense: 'you get advice when you wanted company',
      },
      act: 'Choose before dinner what you want from a listener today, advice or comfort, and open with that word.',
    },
  ],
}
