import type { LUNATIONS } from '../../facts/Fact.ts'

/** What a new, half or full Moon brings up in each part of life, from the first to the twelfth. */
export const LUNATION_MEANINGS: Readonly<Record<(typeof LUNATIONS)[number], readonly (readonly string[])[]>> = {
  newMoon: [
    [
      'You feel like presenting yourself differently, and it starts with something as small as how you say hello.',
      'You could be met for the first time by people who know you well, if you let them.',
    ],
    [
      "You'd like to begin again with money, on a clean page and with one honest figure.",
      "A small sum set aside or a small thing looked after is a beginning, and you're ready for one.",
    ],
    [
      "There's something you want to say, ask or learn, and a first sentence is all that it needs.",
      "You'd like to talk to someone you only nod to, and it needs no better reason than that.",
    ],
    [
      'You want to make yourself at home, and it begins with one drawer or one phone call.',
      'You want your own four walls to feel like yours again, starting with one corner.',
    ],
    [
      'You want to make something or fall for someone, without knowing yet if it will come to anything.',
      'You feel like doing something for the fun of it, badly if need be.',
    ],
    [
      "A new habit is easiest to start small, before anyone can ask how it's going.",
      'You can change one hour of your day, and the other hours will notice.',
    ],
    [
      'Two people can begin again without settling what went before, if one of them makes the first move.',
      "You'd like to make somebody an offer, and you don't have to know yet how it ends.",
    ],
    [
      "You're ready to let somebody see a little further in than they have so far.",
      'You can ask for help with something that you usually carry alone.',
    ],
    [
      'You want to know more than your own street can tell you, and the first page is open.',
      'You feel like setting off, in a book, on a train or in an argument with yourself.',
    ],
    [
      "You'd like to be known for something new, and the first piece of work can be a small one.",
      "You can see one small step toward the work you want, and nobody has to know it's a step.",
    ],
    [
      'You want to be part of something, and all it takes at first is to turn up.',
      "You'd like to have a plan with other people in it, even a small one.",
    ],
    [
      'You need a beginning that nobody knows about, with a door you can close.',
      'You want an hour of peace at the start of something, before you tell anyone what it is.',
    ],
  ],
  fullMoon: [
    [
      'Everyone can see how you are, so you may as well be it properly.',
      "You can't hide how you feel, and most people like you better for it.",
    ],
    [
      'What you own and what you owe come to light together, and one of them is larger than you thought.',
      'You see in figures what you pay for, in money or in hours.',
    ],
    [
      "What's been hinted at gets said out loud, possibly by you.",
      'Two versions of one story meet, and one of them is yours.',
    ],
    [
      'Home asks for its due, just when the rest of the world wants something as well.',
      'You feel what home gives you and what it costs you, both at full strength.',
    ],
    [
      "You want to be seen with your heart in it, and there's no way to do that and stay cool.",
      "You'd like to be applauded and to be kissed, and you won't be shy about either.",
    ],
    [
      "What you've let slide in your daily round is hard to miss, and so is what you do well.",
      'Your body and your desk both send a bill for the past two weeks.',
    ],
    [
      "What two people have each taken for granted comes up, and it's easier to see their side than your own.",
      'You can see what the other person brings and what you bring, and whether it comes out even.',
    ],
    [
      "Something that you've kept to yourself wants to be shared, or to be paid back.",
      "You find out how much you trust someone, mostly by what you're willing to leave lying around.",
    ],
    [
      "What you believe meets what's in front of you, and one of the two has to give.",
      'You open the window to the whole world, and somebody close to you is cold.',
    ],
    [
      'You stand for your work in front of people, with whatever credit or blame comes along.',
      "People see what you've done, and you feel what it took.",
    ],
    [
      'You see who your people are, by who turns up and who writes.',
      'You notice what you do for your friends and what you do because everyone does.',
    ],
    [
      "You're more tired than you've let on, and you notice it all at once.",
      "You'd like to close the door on it all, just as something asks you to come out.",
    ],
  ],
  firstQuarter: [
    [
      "You've set out as somebody new, and now somebody treats you as the old one.",
      'You want to do it your way, and the first person you meet has a better suggestion.',
    ],
    [
      'A good resolution about money meets the first thing that costs something.',
      "You've made up your mind to spend less or ask for more, and here's the test.",
    ],
    [
      "You've asked, and the answer isn't the one that you'd practiced for.",
      "You have to choose which of two conversations to have first, and the easier one isn't it.",
    ],
    [
      'You want peace at home and progress outside, and both want this evening.',
      "Something at home gets in the way of what you started, and it isn't anybody's fault.",
    ],
    [
      'The fun part is over and the practice begins, and you have to decide if you love it.',
      "You're past the first charm of it, and you either practice or let it go.",
    ],
    [
      'The new habit meets its first bad day.',
      "You know what would do you good, and you don't have the time, and both are true.",
    ],
    [
      'You want one thing and the other person wants another, and being polite about it no longer helps.',
      "You'd like to be agreed with, and you're met halfway, which is less and better.",
    ],
    [
      "You've trusted somebody with a little, and now comes the question of a little more.",
      "You'd sooner pull back than owe anyone, and that's the very thing to decide.",
    ],
    [
      'What you want to learn turns out to be harder than the brochure.',
      "You've started something bigger than your week, and the week pushes back.",
    ],
    [
      'Somebody at work puts the first stone in your way, and you find out how much you want it.',
      "You have to show what you can do before it's quite ready.",
    ],
    [
      "Your friends have a plan, you have another, and it's too early to give in.",
      "You're asked to take sides among people you like.",
    ],
    [
      "You need rest and you're offered distractions, all of them nice.",
      "You meant to rest and you've filled the evening, and it isn't too late to cancel.",
    ],
  ],
  lastQuarter: [
    [
      'You can stop playing a part that nobody asked you to play.',
      'You can drop the polite version of yourself that nobody ordered.',
    ],
    [
      "There's something you pay for and no longer use, and it costs more than money.",
      'You own a thing or a habit that has cost more than it gave, and you can tell which.',
    ],
    [
      "You can let a conversation end, even if you haven't had the last word.",
      "You needn't answer everything, and a few threads may end with someone else's word.",
    ],
    [
      'Something at home has had its time, and the shelf would be glad of the space.',
      'You can give something from home to somebody who needs it more.',
    ],
    [
      'You can put away what was meant to be fun and has turned into a duty.',
      "You don't have to finish what has stopped being fun.",
    ],
    [
      "One of your routines is only there because it's there.",
      'You can leave out one small job for good and see if anybody notices.',
    ],
    [
      "You can give back what isn't yours in a quarrel, and keep your half.",
      'You can stop keeping count with someone, beginning with your own column.',
    ],
    [
      'A debt between you and someone, in coins or in favors, can be closed.',
      "You're able to let a secret be a secret, or to let go of the work of keeping it.",
    ],
    [
      "You don't have to defend an opinion that you hold mainly out of habit.",
      'You know more than you did two weeks ago, and you can put down the book.',
    ],
    [
      'You can hand over a task that made you look busy.',
      "You've carried something at work to where it can be handed on.",
    ],
    [
      'You can leave one group, thread or plan without a speech.',
      'You can be out of touch for a day without losing a single real friend.',
    ],
    [
      'You need less than usual, and above all fewer voices.',
      'You can leave one old worry behind, like an umbrella on a bus.',
    ],
  ],
}
