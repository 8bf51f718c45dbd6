import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryVenus: PairStories = {
  easy: [
    {
      title: 'A no that stays friendly',
      houses: [2, 3, 6, 10],
      why: "Mercury lends your Venus a clear sentence, so being nice doesn't cost you the truth.",
      scene: 'So someone at work who wants your day off gets a warm no across the desk.',
      turn: [
        'You smile because you mean it, and the day off stays on your calendar.',
        "A no goes down well when it's early and isn't dressed as a maybe.",
      ],
      after: 'the day off is yours, and the two of you still joke together',
      again: {
        easy: 'you turn something down, and the other person thanks you',
        tense: "you say maybe to a thing you won't do",
      },
      act: "Say one clear, friendly no today, with a single reason, to a favor you'd otherwise put off answering.",
    },
    {
      title: 'A photo of your own face',
      houses: [1, 4, 12],
      why: 'What you like and what you think agree, and you can look at yourself with good manners.',
      scene: 'In front of a photo of your own face, no list of faults comes.',
      turn: [
        'You find kind eyes, a coat that suits you, and a smile you recognize.',
        "Seen as you'd see a friend, you're somebody you'd sit down beside.",
      ],
      after: 'the photo is in a frame, and you walk past it calmly',
      again: {
        easy: 'somebody praises how you look, and you believe the first half',
        tense: 'you look for the fault in a picture and find three',
      },
      act: 'Choose one photo of yourself today and name aloud three things in it that please you, without a "but".',
    },
    {
      title: 'Praise for one person only',
      houses: [5, 7, 8, 11],
      why: 'Your Venus knows what it likes in people, and you can say exactly which thing.',
      scene: '{Someone} hears that they tell a story well, and not just that they look nice.',
      turn: [
        'They ask which story you mean, and you know.',
        'Praise that fits only one person is easy to keep, and yours does.',
      ],
      after: 'they tell you another story, and tell it a little better',
      again: {
        easy: 'you say what you like about somebody, and they sit up straighter',
        tense: 'a kind word comes out so general that nobody picks it up',
      },
      act: 'Praise one person today for something only they do, and name the moment when you noticed.',
    },
  ],
  tense: [
    {
      title: 'The hole in the plan',
      houses: [2, 3, 6, 10],
      why: 'Your Venus wants to be liked, and Mercury, which sees the gap, is told to keep quiet.',
      scene: 'You say "great" about a colleague\'s plan, and there\'s a hole in it.',
      turn: [
        "Everybody is pleased, and you're the only one who sees the budget run out.",
        'One kind, exact sentence is a better gift than applause.',
      ],
      after: 'the hole is on the table, and so is a way around it',
      again: {
        easy: 'you mention a flaw kindly, and somebody writes it down',
        tense: 'you applaud with the rest and worry by yourself',
      },
      act: 'Tell one person before dinner what you like about their work and, in one sentence, what still needs fixing.',
    },
    {
      title: 'The lamp you said you loved',
      houses: [1, 4, 9, 12],
      why: "You'd rather be charming than accurate, and your taste pays for it afterward.",
      scene: "A lamp you can't stand, praised when a relative unpacked it, lights your bedroom.",
      turn: [
        'Your manners are safe, and a corner of the room is lost.',
        'You do like the giver, and that stays true with the lamp in a closet.',
      ],
      after: 'the lamp is in a closet, and the relative is just as dear',
      again: {
        easy: 'you thank somebody for the thought and keep your taste',
        tense: "you hear yourself admire a thing you'd never own",
      },
      act: 'Move one thing you keep only out of politeness out of your sight tonight, and enjoy the empty spot.',
    },
    {
      title: "A laugh you didn't mean",
      houses: [5, 7, 8, 11],
      why: "You say what pleases, Mercury keeps note of what's true, and you feel a bit false.",
      scene: '{Someone} tells a joke, and you laugh without finding it funny.',
      turn: [
        'They tell it again, encouraged, to the next table.',
        "A raised eyebrow is kinder, and they'd know that your next laugh is real.",
      ],
      after: 'you laugh less, and every laugh is yours',
      again: {
        easy: "you don't laugh at once, and the next thing said is funnier",
        tense: 'you agree sweetly and take it back in your head',
      },
      act: 'Skip one polite laugh today, and ask that person a real question in its place.',
    },
  ],
  joined: [
    {
      title: 'A kind word passed along',
      houses: [3, 6, 10, 11],
      why: 'Your wits and your Venus work together, and you know what would please whom.',
      scene: "So you tell one colleague or friend what another said of them, and it's something nice.",
      turn: [
        'Gossip can be kind, and somebody has to carry that sort too.',
        'Two people get on better, and all you did was repeat a sentence.',
      ],
      after: 'the two of them talk more easily, and you keep out of it',
      again: {
        easy: 'a kind remark comes back to you by a roundabout way',
        tense: 'you smooth over something that needed saying',
      },
      act: 'Tell somebody today one kind thing you heard said about them, and name the person who said it.',
    },
    {
      title: 'A novel in the bathtub',
      houses: [1, 4, 9, 12],
      why: 'Your mind wants to be pleased and not used, and nothing in you objects.',
      scene: 'You take a novel into the bathtub, with the hot tap on and the laundry waiting.',
      turn: [
        "You read one sentence twice, only because it's good.",
        "Rest counts double when you enjoy it on purpose and don't call it laziness.",
      ],
      after: 'the novel is wavy at the edges, and the laundry is none the worse',
      again: {
        easy: 'something lovely takes up your time, and nobody wants it back',
        tense: 'you hurry through a pleasure to get to a chore',
      },
      act: 'Read one page you love aloud to yourself before bed, slowly, and mark the best sentence in pencil.',
    },
    {
      title: 'A very good line',
      houses: [3, 5, 7, 8],
      why: 'Your Venus finds its tongue: charm comes in words, and you enjoy being charming.',
      scene: '{Someone} gets a very good line from you, and you watch their face.',
      turn: [
        "They laugh, and for a second you're both shy.",
        'The line was sweet, and the plain sentence after it is the one they can answer.',
      ],
      after: 'the good line is an old joke, and talk is easier without it',
      again: {
        easy: "a charming thing is said to you, and you don't argue",
        tense: 'you hide a true thing inside a clever one',
      },
      act: 'Say one sweet thing to {friend} today in plain words, with no joke before it and none after.',
    },
  ],
}
