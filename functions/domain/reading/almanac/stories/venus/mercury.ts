import type { PairStories } from '../../../pieces/Story.ts'

export const venusMercury: PairStories = {
  easy: [
    {
      title: 'The sentence you liked',
      houses: [3, 6, 10, 11],
      why: 'Venus likes to please and your Mercury likes to be exact, so your praise is worth having.',
      scene: 'It shows when {someone} has spoken in front of people, and you quote the best line back.',
      turn: [
        "Nice talk, everyone else says, and it's forgotten by the door.",
        'They keep yours, because it proves that you listened.',
      ],
      after: 'you listen for the line worth quoting, and catch more of the rest',
      again: {
        easy: "someone quotes you to yourself, and you'd forgotten you said it",
        tense: 'you praise something you only half heard',
      },
      act: 'Tell one person before lunch today which exact thing they said or did was good, and why.',
    },
    {
      title: 'Splitting the bill aloud',
      houses: [2, 7, 8],
      why: 'You can talk about money in a friendly voice, which is rarer than having it.',
      scene: 'So you and {someone} go through a bill line by line, and laugh at who had the olives.',
      turn: [
        'They owe a little more, and can hear that without a sting.',
        "What's said kindly at the table isn't chewed over later.",
      ],
      after: 'the sums are even, and nobody is quietly keeping another list',
      again: {
        easy: 'a word about money takes one minute and ends in a joke',
        tense: 'you say never mind about a sum, and you do mind',
      },
      act: 'Work out one small sum you owe or are owed tonight, and say the friendly sentence for it aloud, once.',
    },
    {
      title: 'A page read aloud',
      houses: [1, 4, 5, 9, 12],
      why: "Your Mercury enjoys a thing twice when there's somebody to share it with.",
      scene: "That's why you read {someone} half a newspaper page about a lighthouse keeper, with your feet up.",
      turn: [
        'They put down what they were doing to hear the end.',
        "Don't ask what they think of it; a shared page is talk enough.",
      ],
      after: 'you read aloud more often, and ask less what it means',
      again: {
        easy: 'someone reads you a line, and you both have the same smile',
        tense: 'you read three pages and take in none of them',
      },
      act: 'Read one page you like aloud tonight, to somebody or to the kitchen, with the phone in a drawer.',
    },
  ],
  tense: [
    {
      title: 'Arguing with the mirror',
      houses: [3, 7, 11],
      why: 'Venus nods to keep things pleasant, and your Mercury finds its objections a minute too late.',
      scene: 'You agree with {someone} about your family, and at midnight the bathroom mirror hears the other side.',
      turn: [
        'The mirror gets your best points, and they get a nod.',
        'Half of those points, said kindly, would be of use to them.',
      ],
      after: 'the other side of it is out, and the mirror is left in peace',
      again: {
        easy: "you say you aren't sure, and they'd like to know why",
        tense: 'you nod at something and spend the way home taking it back',
      },
      act: "Take back one polite yes today, with these words: I've thought about it, and I see it differently.",
    },
    {
      title: 'Praise for the buttons',
      houses: [1, 2, 5, 8],
      why: 'You want to be nice and you want to be honest, and you settle for a detail.',
      scene: 'That can sound like this: {someone} shows you a new jacket, and you say good buttons.',
      turn: [
        'They wanted to hear about the jacket, and they notice.',
        'One true thing more, about the color, and the whole answer is kind.',
      ],
      after: "the jacket gets a whole answer, and nobody's feelings are hurt",
      again: {
        easy: 'your opinion is asked for, and you can say all of it',
        tense: 'you praise the wrapping because you dislike the present',
      },
      act: 'Give one honest opinion today on something to wear, eat or read, starting with the part you like.',
    },
    {
      title: 'Mm, from behind a laptop',
      houses: [4, 6, 9, 10, 12],
      why: 'Your Mercury has a list to get through, and the people you love never talk in lists.',
      scene: 'At the laptop it sounds like mm, while {someone} tells you about their day.',
      turn: [
        'They get every third word, and the form gets the wrong address.',
        'Ten minutes with the lid down is the quicker way through both.',
      ],
      after: 'the form is filed, and you know how that day ended',
      again: {
        easy: 'a long story is told you, and you ask for the end of it',
        tense: 'you answer a question that nobody in the room asked',
      },
      act: 'Shut the laptop for ten minutes tonight, ask one person how their day ended, and only listen.',
    },
  ],
  joined: [
    {
      title: 'The oiled chain',
      houses: [5, 7, 8],
      why: "Your Mercury doesn't quite believe in a kindness until somebody puts it in words.",
      scene: 'So {someone} oils your bicycle chain, and you stand there waiting for a sentence.',
      turn: [
        "The chain is the sentence, in the language they're best at.",
        "You have the words, and they'd like to hear some too.",
      ],
      after: 'the bicycle runs, and the nice thing gets said, by you',
      again: {
        easy: 'somebody says the words, plainly, while looking at you',
        tense: "you ask if everything is fine until it nearly isn't",
      },
      act: 'Say one fond sentence aloud today to somebody who has fixed, carried or cooked something for you.',
    },
    {
      title: 'Two buses later',
      houses: [3, 7, 9, 11],
      why: 'Talk itself becomes the treat, and it matters little where it goes.',
      scene: "That's how you say goodbye to {someone} at the bus stop and let two buses leave.",
      turn: [
        "Neither of you looks at the clock, and they may think you're being polite.",
        "Once you say you're staying for the talk, the third can go too.",
      ],
      after: 'you stay for the talk and say so, and nobody has to guess',
      again: {
        easy: 'a quick question turns into a nice half hour',
        tense: 'you talk so well that somebody misses a train over it',
      },
      act: 'Tell one person today that you like talking with them, and stay five minutes longer than the errand needs.',
    },
    {
      title: 'Three lovely reasons',
      houses: [1, 2, 4, 6, 10, 12],
      why: 'Your Mercury works for Venus and can talk anyone into something nice, you first of all.',
      scene: 'One sign is the speech you give {someone} on how a better desk lamp pays for itself.',
      turn: [
        "They nod, because you're charming, and the lamp is no cheaper.",
        'Your reasons are real; the sum only needs a place beside them.',
      ],
      after: 'the lamp has a number next to it, and you can smile at both',
      again: {
        easy: 'you ask nicely for what you want, and the sum works too',
        tense: 'you win somebody over and then wish you had lost',
      },
      act: 'Write one wish with its price on an envelope tonight, and under it the one reason that still holds.',
    },
  ],
}
