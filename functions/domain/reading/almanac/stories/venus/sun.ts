import type { PairStories } from '../../../pieces/Story.ts'

export const venusSun: PairStories = {
  easy: [
    {
      title: 'The song you admit to',
      houses: [1, 3, 5, 9, 11],
      why: 'Venus wants you liked, your Sun wants you known, and the same easy manner gets you both.',
      scene: 'So when {someone} asks what you sing in the shower, you name the real song.',
      turn: [
        "You don't check their face first.",
        'Bad taste, owned up to, is easy to like, and they can now admit theirs.',
      ],
      after: "the song is a joke you share, and you're still singing it",
      again: {
        easy: 'someone names a worse song than yours, and means it',
        tense: 'you call a favorite of yours silly before anybody else can',
      },
      act: 'Play one song you love and never admit to, today, with the window or the door open.',
    },
    {
      title: 'Paid before they looked up',
      houses: [2, 6, 8, 10],
      why: 'Giving feels like showing who you are, and you like the look of that person.',
      scene: "At the counter, {someone} is still feeling for a wallet, and you've already paid.",
      turn: [
        "You aren't buying their good opinion, and you won't remember the sum.",
        "Let them get the next one, because they'd like to be that person too.",
      ],
      after: 'you keep your hand out of your pocket, and they enjoy their turn',
      again: {
        easy: 'somebody treats you first, and you let them',
        tense: 'you pay for someone and catch yourself waiting for the thanks',
      },
      act: 'Tell one person today about a treat of theirs that you still remember, a coffee, a ride or a song.',
    },
    {
      title: 'A book and a late guest',
      houses: [4, 7, 8, 12],
      why: 'Your Sun enjoys its own company, and people can feel that and relax.',
      scene: 'That means {someone} can turn up late and find you reading, with no speech prepared.',
      turn: [
        'They expect a cool look and get a warm one.',
        "Say the wait was pleasant, or they'll be sorry for it all through supper.",
      ],
      after: 'the lateness needs no explaining, and you know how the chapter ends',
      again: {
        easy: 'you get an hour to yourself, and nobody has to cancel for it',
        tense: 'someone is late, and you spend the wait composing a remark',
      },
      act: 'Sit with a book for twenty minutes before dinner today, and let nobody hurry you out of the chair.',
    },
  ],
  tense: [
    {
      title: 'Boots on, face long',
      houses: [3, 5, 7, 9, 11],
      why: 'Venus would like everyone pleased, your Sun wants its own way, and you agree and then sulk.',
      scene: "That's how you come to be lacing your boots for a walk {someone} wanted and you didn't.",
      turn: [
        "They asked for company, and they're getting a long face.",
        'A kind no, said early, is easier for them to bear.',
      ],
      after: "there's another plan on the table, and half of it is yours",
      again: {
        easy: "you say what you'd rather do, and it turns out to suit two",
        tense: 'you say yes to an outing and start hoping for rain',
      },
      act: "Tell one person today, in a friendly sentence, which plan of theirs you'd rather skip, and offer another.",
    },
    {
      title: "Left where they'd see it",
      houses: [2, 6, 10],
      why: "You'd love some praise, and your Sun is much too proud to ask for any.",
      scene: 'So the finished report lies on the table facing {someone}, who moves it to put down a cup.',
      turn: [
        'They see paper, and you wanted them to see the work.',
        "Say that you're proud of it, and they know where to look.",
      ],
      after: 'somebody knows what the report took, because you say it aloud',
      again: {
        easy: "someone asks what you're working on, and listens to the end",
        tense: 'you fish for praise so neatly that nobody notices',
      },
      act: "Show one finished thing to {friend} before supper today, and say first that you're proud of it.",
    },
    {
      title: 'The coat in the basket',
      houses: [1, 2, 4, 8, 12],
      why: "You want to be somebody's first choice, and when you aren't, you spoil yourself.",
      scene: "You notice it when {someone} cancels, and ten minutes later there's a coat in your online basket.",
      turn: [
        "You don't need the coat; you needed them to mind as much as you did.",
        'The free evening is already yours, and it costs nothing.',
      ],
      after: "the coat is still in the shop, and you don't think of it",
      again: {
        easy: 'you spoil yourself because you feel fine, which is cheaper',
        tense: 'a small slight sends you to the shops again',
      },
      act: 'Empty one online basket tonight, and spend the ten minutes under a hot shower or with music you love.',
    },
  ],
  joined: [
    {
      title: 'The bag on the chair',
      houses: [5, 7, 11],
      why: "Being liked isn't enough for your Sun: it wants to be picked, where others can see.",
      scene: 'So at a full table you watch where {someone} sits, hoping for the chair beside you.',
      turn: [
        "Your bag is on it, and they can't know it's meant for them.",
        "Move the bag, and you've said it without a word.",
      ],
      after: 'the chair beside you is free more often, and seldom empty',
      again: {
        easy: 'somebody pulls up a chair next to yours without being asked',
        tense: 'you sit with your back to the room and wonder why nobody comes',
      },
      act: 'Clear the seat next to you once today, on a bench, a bus or at lunch, and leave it free for ten minutes.',
    },
    {
      title: 'The long lunch',
      houses: [2, 6, 10],
      why: "You're proud of enjoying things properly, and you never cut a pleasure short.",
      scene: "That's why lunch with {someone} goes on until the waiter wipes the table.",
      turn: [
        "They're worth the hour, and may be too polite to look at the clock.",
        'Ask when they have to be back, and two can enjoy the rest.',
      ],
      after: 'you ask how long there is, and enjoy all of it',
      again: {
        easy: 'you finish early, and the rest of the day tastes better',
        tense: 'you linger over something nice and pay for it by rushing',
      },
      act: 'Ask one person today how long they have before you start to talk, and finish a minute before that.',
    },
    {
      title: 'A picture of a good day',
      houses: [1, 3, 4, 9, 12],
      why: 'Your Sun looks at you the way a fond relative would, and skips the faults.',
      scene: "It shows when {someone} takes a picture of you and you don't ask to have it deleted.",
      turn: [
        'You look like yourself on a good day, as they saw you.',
        'Ask for a copy, which is the best thanks for a picture.',
      ],
      after: 'the picture is up, and you see the day in it, not the chin',
      again: {
        easy: 'you pass a mirror and have no remarks',
        tense: 'you find one bad picture and study it for far too long',
      },
      act: "Pick one photo of yourself that you like before bed tonight, and put it where you'll see it at breakfast.",
    },
  ],
}
