import type { PairStories } from '../../../pieces/Story.ts'

export const sunMoon: PairStories = {
  easy: [
    {
      title: 'Yawning by half past nine',
      houses: [6, 10, 12],
      why: "The Sun suits your Moon, so what you need and what you mean to do don't compete.",
      scene: "So your bag is by the door with an apple on top, and at half past nine you're yawning.",
      turn: [
        "That looks like discipline, and it's only that nothing in you objects.",
        'Use the calm for the one chore that usually takes an argument with yourself.',
      ],
      after: 'the chore is only a chore, and the arguing was the tiring part',
      again: {
        easy: "you stop work when you're tired and still get it done",
        tense: 'you push on past supper and pay for it in temper',
      },
      act: 'Do the one chore you usually argue yourself into before supper, then sit for ten minutes with your feet up.',
    },
    {
      title: 'The second loaf',
      houses: [2, 3, 4, 11],
      why: 'You feel well provided for, and that makes you want to look after someone without keeping count.',
      scene: 'That can look like two loaves in your oven, and the second carried to a neighbor.',
      turn: [
        "Nobody is in trouble, and you aren't paying off a favor.",
        'Care that comes from having enough is easy to take.',
      ],
      after: 'you know what giving feels like when nobody keeps count',
      again: {
        easy: 'someone looks after you and you simply let them',
        tense: "you give when you've nothing left and feel it",
      },
      act: "Put a portion of tonight's supper aside for a neighbor, relative or friend, and offer it before bed.",
    },
    {
      title: 'Tired, and saying so',
      houses: [1, 5, 7, 8],
      why: "Your Moon isn't shy just now, so you can show a mood without explaining it first.",
      scene: "You notice it on a walk with {someone}: you say you're tired, and slow down.",
      turn: [
        'They can match a pace more easily than guess one.',
        "What you don't hide doesn't have to come out later as a complaint.",
      ],
      after: 'slowing down is something either of you can ask for',
      again: {
        easy: 'somebody asks how you are and gets a true answer',
        tense: "you say you're fine in a voice that says otherwise",
      },
      act: 'Tell {friend} in one sentence today how you really are, before they ask and without a joke after it.',
    },
  ],
  tense: [
    {
      title: 'Your jacket on the chair',
      houses: [4, 6, 10],
      why: 'The Sun wants something to show for the day, and your Moon wants to go home.',
      scene: 'So you stay at work, jacket over the chair, reading one page twice.',
      turn: [
        "You're neither working nor resting, and each half of you blames the other.",
        'A set hour for leaving lets one half work and the other wait.',
      ],
      after: 'the jacket goes on at a set time and the page waits',
      again: {
        easy: 'you leave on time and nobody remarks on it',
        tense: 'one more hour at the desk costs you your good temper',
      },
      act: "Name the hour you'll stop today, say it to someone at work or at home, and keep to it within five minutes.",
    },
    {
      title: 'The tone of one answer',
      houses: [2, 3, 11, 12],
      why: 'You want to be sensible, and you take every change of voice as a verdict on you.',
      scene: "A neighbor's short answer on the stairs follows you to the supermarket.",
      turn: [
        "By the vegetables you're sure that you did something wrong.",
        'Their bad day is the likelier story, and the next hello tells you more.',
      ],
      after: 'the neighbor says hello, and you hear only hello',
      again: {
        easy: "a kind word reaches you and you don't test it",
        tense: 'you hear a reproach in a plain question',
      },
      act: "Greet one person today whose tone you've been wondering about, and ask them something ordinary.",
    },
    {
      title: 'Cared for without asking',
      houses: [1, 5, 7, 8],
      why: 'Your Moon longs to be looked after, and your pride says you manage very well, thanks.',
      scene: 'It shows when {someone} offers to carry the heavier bag and you keep both.',
      turn: [
        "They hear that you don't need them, which is the opposite of the truth.",
        'Letting go of one handle says it better than a talk would.',
      ],
      after: 'one bag is theirs to carry, and your pride survives it',
      again: {
        easy: 'somebody offers help and you say yes at once',
        tense: 'you do it all yourself and resent the help you refused',
      },
      act: 'Let one person do a small thing for you today, such as carrying a bag or making tea, and just thank them.',
    },
  ],
  joined: [
    {
      title: 'The face everyone can read',
      houses: [1, 2, 10],
      why: 'What you feel and what you show arrive together now, and your manners come third.',
      scene: 'So a client or clerk names a price, and your eyebrows answer before you find a polite word.',
      turn: [
        "You'd like to take it back, and you haven't even spoken.",
        'A feeling that shows needs only one calm sentence to go with it.',
      ],
      after: "people know where you stand, and it's less trouble than you feared",
      again: {
        easy: 'your first feeling turns out to be the useful one',
        tense: 'you feel too much at the counter and say too little',
      },
      act: "Say one honest sentence today about something at work or in a shop that you'd normally smile through.",
    },
    {
      title: 'Home before anything else',
      houses: [3, 4, 6, 12],
      why: "You want to be where you belong, and whatever isn't home or family feels like an interruption.",
      scene: 'In the store, with half the list done, you count the people ahead of you and want your own kitchen.',
      turn: [
        "You aren't lazy or unsociable; you're as full as the basket.",
        'An evening with the door closed gives back what a week of errands took.',
      ],
      after: 'you know which errands were urgent, and it was two of the six',
      again: {
        easy: 'home is quiet and nobody needs you for an hour',
        tense: 'someone needs a place at your table when you wanted none',
      },
      act: 'Leave one errand undone today, close your door by eight, and cook or eat something from your childhood.',
    },
    {
      title: "The need you don't mention",
      houses: [5, 7, 8, 11],
      why: 'What your Moon needs and what you show are one thing now, warm and without much cover.',
      scene: "Your eyes get wet beside {someone} at the movies, and you don't hide it.",
      turn: [
        'They may say nothing, and a tissue is an answer too.',
        'All you lose by being seen like this is some distance.',
      ],
      after: "you're both a little quicker to say what moved you",
      again: {
        easy: 'they tell you something soft about themselves',
        tense: 'you joke about it and the moment is gone',
      },
      act: 'Tell {friend} tonight about one movie, song or place that makes you cry, and say why.',
    },
  ],
}
