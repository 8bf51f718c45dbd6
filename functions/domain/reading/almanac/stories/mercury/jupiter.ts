import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryJupiter: PairStories = {
  easy: [
    {
      title: 'Two boxes and an arrow',
      houses: [2, 6, 9, 10],
      why: 'Mercury hands your Jupiter the facts, and together they see what it all amounts to.',
      scene: 'You explain the new rules to a lost coworker with a pencil and two boxes.',
      turn: [
        'The coworker had read all four pages twice, and thought the fault was theirs.',
        "They weren't slow; nobody had told them what the pages were for.",
      ],
      after: 'somebody else draws your two boxes for the next person',
      again: {
        easy: 'the one sentence comes to you, and it fits on a label',
        tense: 'your sketch grows a fifth box, and nobody follows the arrows',
      },
      act: "Draw one complicated thing as two boxes and an arrow on paper today, with what it's for written on top.",
    },
    {
      title: 'The name of the part',
      houses: [1, 3, 4, 11, 12],
      why: "You'd like to know more about nearly everything, and asking doesn't make you feel small.",
      scene: 'When the plumber comes, you hold the flashlight and ask what each pipe is for.',
      turn: [
        'You were afraid of being in the way, and the plumber talks to the wall, pleased.',
        'People watch that work in silence all day, and hardly anyone asks.',
      ],
      after: 'the noise has a cause, and you can say it in the right word',
      again: {
        easy: 'somebody asks you how it works, and you can tell them',
        tense: 'you nod as if you knew, and go home none the wiser',
      },
      act: 'Ask somebody whose work you usually just watch one real question about it today, and remember the word they use.',
    },
    {
      title: 'A two-word reply',
      houses: [5, 7, 8],
      why: 'Mercury offers you two ways to read a remark, and your Jupiter picks the kinder one.',
      scene: 'Two words from {someone} on your phone are, to you, simply short.',
      turn: [
        'They were likely typing with groceries on one arm.',
        'The kind reading is often right, and it leaves your evening alone.',
      ],
      after: "a longer reply turns up, and you weren't waiting for it",
      again: {
        easy: 'you read a dry line and hear the smile in it',
        tense: 'you read two words four times and find four meanings',
      },
      act: 'Answer one short message today as if it were meant kindly, in two lines, then put the phone away.',
    },
  ],
  tense: [
    {
      title: 'Ten minutes, you said',
      houses: [2, 6, 10],
      why: 'Mercury has to name a figure, and your Jupiter names the hopeful one.',
      scene: 'You tell the person at your desk "ten minutes," and the job needs an hour.',
      turn: [
        "You aren't lying; you can see the end of it and you skip the middle.",
        "Double the figure before you say it, and you're the one who's early.",
      ],
      after: 'your figures are longer, and nobody waits at your desk',
      again: {
        easy: 'you say an hour, need less, and enjoy the rest',
        tense: 'you say ten minutes again, and somebody looks at the clock',
      },
      act: 'Write down how long you think three chores will take, and time the first with a clock before dinner.',
    },
    {
      title: 'The wait that grew',
      houses: [1, 3, 4, 9, 11],
      why: "You'd like to tell the truth and you'd like a good story, and the story is quicker.",
      scene: "At a table of friends an hour's wait at the airport becomes four.",
      turn: [
        'Everybody laughs, and one of them sat in that airport with you.',
        "The true version is funny too, and you needn't remember what you said.",
      ],
      after: 'the wait is one hour long again, and it still gets a laugh',
      again: {
        easy: 'you tell it straight, and the pause is the funny part',
        tense: 'your story comes back to you, with your own numbers in it',
      },
      act: 'Tell {friend} one story today exactly as it was, with the real number in it.',
    },
    {
      title: 'Your third piece of advice',
      houses: [5, 7, 8],
      why: 'Your Jupiter is sure that it knows, and you never run out of examples.',
      scene: "{Someone} mentions a bad day over coffee, and you're at your third tip.",
      turn: [
        'They only want to complain for a while, to a face that nods.',
        'One question first, "advice or an ear?", spares you both the lecture.',
      ],
      after: 'they tell you how the bad day ended, and you only nod',
      again: {
        easy: 'somebody asks for your advice, and they write it down',
        tense: 'you hear "I know" twice and go on explaining',
      },
      act: 'Let {friend} finish one complaint today, and answer with two questions and no advice.',
    },
  ],
  joined: [
    {
      title: 'A plan without figures',
      houses: [2, 6, 10, 11],
      why: 'Your thoughts get large when your Jupiter does the thinking, and you believe every one of them.',
      scene: "You fill a sheet as wide as the desk, with arrows, and there's no figure on it.",
      turn: [
        'You show it to the friends who love a plan, and they love it.',
        "The careful one, whom you leave out, is the one who'd make it work.",
      ],
      after: 'half the plan is crossed out, and the other half has figures',
      again: {
        easy: 'a careful person finds one hole in your plan, and you thank them',
        tense: 'you tell the plan again, larger, to somebody with a bus to catch',
      },
      act: 'Write one idea in five lines on paper today, and below it the first thing your most careful friend would ask.',
    },
    {
      title: 'Four unfinished sentences',
      houses: [5, 7, 8],
      why: "You want to talk about everything at once now, and you're a pleasure to listen to.",
      scene: "On a walk with {someone} you've done money and faith by the second corner.",
      turn: [
        'They begin four sentences, and you kindly finish three of them.',
        "Leave one question open, and you hear what you couldn't guess.",
      ],
      after: 'they talk for a whole block, and you find out something new',
      again: {
        easy: 'the talk goes both ways, and you both miss the turn',
        tense: 'you answer a question that nobody got to finish',
      },
      act: "Ask {friend} one question today that can't be answered yes or no, and wait until they've stopped twice.",
    },
    {
      title: 'Five books on the bed',
      houses: [3, 4, 9, 12],
      why: "That there's a good answer somewhere is plain to you, and the search feels like play.",
      scene: 'Five books are open on the bed, the tea is cold, and you reach for a sixth.',
      turn: [
        "You wanted one fact, and you're three countries away from it.",
        'You had the answer in the second book, and read past it for a better one.',
      ],
      after: 'you have an answer you can use, and a few you can do without',
      again: {
        easy: 'a book falls open at the page you need',
        tense: 'you borrow one more book and read the back of it',
      },
      act: 'Go back tonight to the first good answer you found to something, mark the page, and shut the other books.',
    },
  ],
}
