import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryChiron: PairStories = {
  easy: [
    {
      title: 'Sums and a pencil',
      houses: [2, 6, 9, 10],
      why: "Mercury and your Chiron are on speaking terms: you can name what you're bad at as calmly as your shoe size.",
      scene: 'You hand a coworker your figures and mention that sums confuse you.',
      turn: [
        'The coworker takes a pencil, and mentions never being sure of the spelling.',
        'Your weak spot, said calmly, is permission for the next one.',
      ],
      after: 'the figures are right, and two people know why',
      again: {
        easy: 'you ask for a second pair of eyes before you need it',
        tense: 'you check the same page five times, alone',
      },
      act: 'Name your weak spot to one person today before you start a task together, in one sentence with no sorry in it.',
    },
    {
      title: 'Said over wet dishes',
      houses: [1, 3, 4, 12],
      why: "The thing that's hardest for you to say has simple words, and you happen to have them.",
      scene: 'At the sink you tell a friend or a sister what keeps you awake.',
      turn: [
        'The towel keeps moving, and nobody makes it bigger than it is.',
        'You feared a long look, and nobody can give you one with a plate in hand.',
      ],
      after: 'the subject has its place among the others, next to the price of butter',
      again: {
        easy: 'someone tells you their own version, and you listen',
        tense: 'you start the sentence and end it with a yawn',
      },
      act: "Tell one person a true thing that's hard to say tonight, while you wash, fold or carry something.",
    },
    {
      title: 'Why you go quiet',
      houses: [5, 7, 8, 11],
      why: 'Talking comes easily to your Chiron, and a habit that looks cold can be explained.',
      scene: 'On the balcony at a party you tell {someone} why crowds shut you up.',
      turn: [
        'They had a reason of their own for it, and they were in it.',
        'Yours is kinder to both of you, and takes one sentence.',
      ],
      after: "your silence is understood, and there's less of it",
      again: {
        easy: "you're asked if you'd like some air, and you would",
        tense: 'your quiet is taken for a verdict, and you leave it there',
      },
      act: 'Explain one of your odd habits to {friend} today in two sentences, and ask about one of theirs.',
    },
  ],
  tense: [
    {
      title: 'The answer in the elevator',
      houses: [2, 6, 9, 10],
      why: 'Mercury wants the last word, and your Chiron loses it the moment the sore place is touched.',
      scene: "The right reply to a colleague's remark comes to you in the elevator, two floors late.",
      turn: [
        'By the ground floor you have a better one, and by the street a third.',
        '"What did you mean by that?" is never late, and needs no wit.',
      ],
      after: "the remark has a meaning, and it's smaller than the one you gave it",
      again: {
        easy: 'you ask what was meant, and it was mostly nothing',
        tense: 'you repeat the remark to everyone but its author',
      },
      act: 'Say "What did you mean by that?" aloud in a friendly voice tonight, five times, until there\'s no sting in it.',
    },
    {
      title: 'Fine, at the counter',
      houses: [1, 3, 4, 12],
      why: "You're sore, you know the words for it, and your mouth says something else.",
      scene: 'At the pharmacy counter a person asks how you are, and out comes praise of the weather.',
      turn: [
        'Being asked was what you wanted, and it came too fast.',
        '"Not my best day" is true, short, and asks for nothing.',
      ],
      after: 'you answer the same question truthfully, in four words',
      again: {
        easy: "a stranger's question does you good, and you like having it",
        tense: "you say you're fine before anyone asks",
      },
      act: 'Answer truly, in at most six words, when somebody asks you today how you are, at a counter or at the door.',
    },
    {
      title: 'Typing, then not typing',
      houses: [5, 7, 8, 11],
      why: 'You have the sentence ready, but your Chiron expects to be misread and deletes it.',
      scene: "{Someone} sees that you're typing, and then sees that you aren't.",
      turn: [
        "They picture anger, when it was only a hurt that couldn't find its size.",
        'A message that starts with "I minded that" is long enough.',
      ],
      after: "the hurt is said, and it's smaller than the silence was",
      again: {
        easy: 'you write what you mind, and the tone stays friendly',
        tense: 'you answer with a thumbs-up that means the opposite',
      },
      act: 'Write the message you keep deleting in one sentence today, read it aloud once, and send it before dinner.',
    },
  ],
  joined: [
    {
      title: 'Why you left',
      houses: [2, 6, 9, 10],
      why: 'Your mind goes back and back to the very thing your Chiron would rather not explain.',
      scene: 'Across a desk, someone asks why you gave up a course or a job.',
      turn: [
        'You give three good excuses, and the third makes the listener doubt the first.',
        '"It didn\'t suit me" is four words long, and nobody asks twice.',
      ],
      after: 'the reason is out, in one line, and nobody argues with it',
      again: {
        easy: "you're asked about it and feel your face stay cool",
        tense: 'you explain for five minutes what one line could say',
      },
      act: 'Cut the reason for one thing you gave up to four true words before bed, and stop there aloud.',
    },
    {
      title: "One word you can't spell",
      houses: [1, 3, 4, 12],
      why: "For a while every thought passes the place where you feel slow, and it's tender there.",
      scene: "A birthday card for a neighbor lies open, because of one word you can't spell.",
      turn: [
        'A duller word would be safe, and the neighbor would hear that it was.',
        'Nobody corrects a card; it gets read twice and put on a shelf.',
      ],
      after: 'the card says what you meant, in your own spelling',
      again: {
        easy: 'you ask how a word is spelled and write on',
        tense: 'you start a new card because of one letter',
      },
      act: 'Write three kind lines by hand to one person today, and leave any mistake exactly where it is.',
    },
    {
      title: 'The red pen',
      houses: [5, 7, 8, 11],
      why: 'Your Chiron finds its voice, low and a bit shaky, and what it says is worth hearing.',
      scene: 'On a walk by the river you tell {someone} that being corrected makes you feel eight.',
      turn: [
        'They thought they were helping, each time.',
        'Knowing that, they can help without pulling out the red pen.',
      ],
      after: "you're corrected once, gently, and the talk goes on",
      again: {
        easy: 'someone asks before they put you right, and you like that',
        tense: 'you hear a red pen in a harmless remark',
      },
      act: "Tell {friend} tonight one kind of remark that goes too deep with you, and one you don't mind at all.",
    },
  ],
}
