import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryMoon: PairStories = {
  easy: [
    {
      title: 'The cross voice at your desk',
      houses: [2, 6, 10],
      why: "Mercury listens along with your Moon, so you hear the worry inside somebody's tone.",
      scene: 'A cross customer or colleague gets a calm question from you and not a defense.',
      turn: [
        'The voice is about a date, and about somebody upstairs who shouts.',
        'You were merely the nearest face, so you can leave the tone where it is and keep the date.',
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
      scene: "Over a basket of laundry you find that this isn't sadness, it's a missed lunch.",
      turn: [
        "You'd looked for what's wrong with your life as far as the socks.",
        'Most big questions can wait for a sandwich, and some leave with it.',
      ],
      after: 'you eat first, and then see how much of the mood is left',
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
        'You meant not to be a burden, and they put the cup down and turn their chair.',
        'A "fine" would have shut them out, however kindly you meant it.',
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
      scene: "You tell a relative why you aren't upset, and wipe the same spot on the table twice.",
      turn: [
        'The reasons are excellent, and the cloth says something else.',
        'What helps is a chair, a blanket and leave to be sore for a while.',
      ],
      after: 'you can say "upset" without a reason behind it',
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
      why: "Your feelings turn into talk before you've chosen who should hear them.",
      scene: 'A colleague in line says "Busy?" and hears about your sleep, your family and the damp wall.',
      turn: [
        'The telling does you good, and the whole line listens.',
        'It\'s the friend who got "all good" last time who would have wanted to hear this.',
      ],
      after: '"Busy?" gets a nod, and a friend gets the rest',
      again: {
        easy: 'the right person asks, and has time',
        tense: 'you tell a near stranger something you meant for a friend',
      },
      act: 'Tell {friend} today one thing on your mind that only a near stranger has heard so far, in three sentences.',
    },
    {
      title: 'Onions in an older kitchen',
      houses: [1, 4, 9, 12],
      why: 'Your thoughts and your memories run together, and one smell can take over an hour.',
      scene: 'A pan of onions hisses, and you stand in a kitchen from your childhood, at table height.',
      turn: [
        "You can't say what else was in the pot, and you think it's lost.",
        'Somebody in the family knows, and has been waiting to be asked for anything.',
      ],
      after: 'the dish is on paper, with a gap where one spice goes',
      again: {
        easy: 'an old smell comes back, and a name with it',
        tense: 'a family story comes up, and two people remember it differently',
      },
      act: 'Ask somebody today about one dish from when you were small, or write it down with the gaps left open.',
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
      after: 'one word comes before the story, and the story gets shorter',
      again: {
        easy: 'you say "just listen", and somebody does',
        tense: 'you get advice when you wanted company',
      },
      act: 'Choose before dinner what you want from a listener today, advice or comfort, and open with that word.',
    },
  ],
}
