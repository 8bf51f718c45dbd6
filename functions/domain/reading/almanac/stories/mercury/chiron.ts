import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryChiron: PairStories = {
  easy: [
    {
      title: 'Sums and a pencil',
      houses: [2, 6, 9, 10],
      why: "Mercury and your Chiron are on speaking terms: you can name what you're bad at as calmly as your shoe size.",
      scene: 'You hand a coworker your figures and mention that sums confuse you.',
      turn: [
        'The coworker hears a fact, takes a pencil and checks the third column.',
        'Mentioned early, a weak spot is only part of the work.',
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
        'Some things are best said with both hands busy.',
      ],
      after: 'the subject is open, and you talk about lighter ones too',
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
        'They took the silence for boredom, or for something about them.',
        'One sentence of explanation lets them stop guessing.',
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
        "By the parking lot you've held a whole trial.",
        "One plain line to the colleague does more, and it needn't be clever.",
      ],
      after: 'the remark is cleared up in one short talk by the coffee machine',
      again: {
        easy: 'you ask what was meant, and it was mostly nothing',
        tense: 'you repeat the remark to everyone but its author',
      },
      act: "Write the reply you didn't give on paper tonight, cut it to ten words, and keep those for your next meeting.",
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
      why: "Mercury sits right on your Chiron, and your mind goes back and back to what you'd rather not explain.",
      scene: 'Across a desk, someone asks why you gave up a course or a job.',
      turn: [
        'You keep three excuses ready, and the true reason is shorter.',
        '"It didn\'t suit me, and I learned that" is answer enough.',
      ],
      after: 'the reason is out, in one line, and nobody argues with it',
      again: {
        easy: "you're asked about it and feel your face stay cool",
        tense: 'you explain for five minutes what one line could say',
      },
      act: 'Write the true reason for a thing you gave up on a card, and say it aloud three times before bed.',
    },
    {
      title: "One word you can't spell",
      houses: [1, 3, 4, 12],
      why: "For a while every thought passes the place where you feel slow, and it's tender there.",
      scene: "A birthday card for a neighbor lies open, because of one word you can't spell.",
      turn: [
        "You know what you want to say, and it's kind.",
        'The neighbor reads the kindness first and the letters second.',
      ],
      after: "the card is on somebody's shelf, and the spelling bothers no one",
      again: {
        easy: 'you ask how a word is spelled and write on',
        tense: "you choose a duller word because it's safer",
      },
      act: 'Write a short card by hand to one person today, and leave any mistake exactly where it is.',
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
