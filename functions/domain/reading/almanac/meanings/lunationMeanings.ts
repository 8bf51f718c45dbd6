import type { LUNATIONS } from '../../facts/Fact.ts'
import type { Meaning } from '../../pieces/Meetings.ts'

/** What a new, half or full Moon brings up in each part of life, from the first to the twelfth. */
export const LUNATION_MEANINGS: Readonly<Record<(typeof LUNATIONS)[number], readonly (readonly Meaning[])[]>> = {
  newMoon: [
    [
      [
        'seen',
        'You feel like presenting yourself differently, and it starts with something as small as how you say hello.',
      ],
      ['seen', 'You could be met for the first time by people who know you well, if you let them.'],
    ],
    [
      ['duty', "You'd like to begin again with money, on a clean page and with one honest figure."],
      ['duty', "A small sum set aside or a small thing looked after is a beginning, and you're ready for one."],
    ],
    [
      ['talk', "There's something you want to say, ask or learn, and a first sentence is all that it needs."],
      ['talk', "You'd like to talk to someone you only nod to, and it needs no better reason than that."],
    ],
    [
      ['warm', 'You want to make yourself at home, and it begins with one drawer or one phone call.'],
      ['warm', 'You want your own four walls to feel like yours again, starting with one corner.'],
    ],
    [
      ['bold', 'You want to make something or fall for someone, without knowing yet if it will come to anything.'],
      ['free', 'You feel like doing something for the fun of it, badly if need be.'],
    ],
    [
      ['duty', "A new habit is easiest to start small, before anyone can ask how it's going."],
      ['bold', 'You can change one hour of your day, and the other hours will notice.'],
    ],
    [
      ['warm', 'Two people can begin again without settling what went before, if one of them makes the first move.'],
      ['bold', "You'd like to make somebody an offer, and you don't have to know yet how it ends."],
    ],
    [
      ['deep', "You're ready to let somebody see a little further in than they have so far."],
      ['bold', 'You can ask for help with something that you usually carry alone.'],
    ],
    [
      ['free', 'You want to know more than your own street can tell you, and the first page is open.'],
      ['free', 'You feel like setting off, in a book, on a train or in an argument with yourself.'],
    ],
    [
      ['seen', "You'd like to be known for something new, and the first piece of work can be a small one."],
      ['bold', "You can see one small step toward the work you want, and nobody has to know it's a step."],
    ],
    [
      ['warm', 'You want to be part of something, and all it takes at first is to turn up.'],
      ['plenty', "You'd like to have a plan with other people in it, even a small one."],
    ],
    [
      ['dream', 'You need a beginning that nobody knows about, with a door you can close.'],
      ['dream', 'You want an hour of peace at the start of something, before you tell anyone what it is.'],
    ],
  ],
  fullMoon: [
    [
      ['seen', 'Everyone can see how you are, so you may as well be it properly.'],
      ['seen', "You can't hide how you feel, and most people like you better for it."],
    ],
    [
      ['torn', 'What you own and what you owe come to light together, and one of them is larger than you thought.'],
      ['duty', 'You see in figures what you pay for, in money or in hours.'],
    ],
    [
      ['talk', "What's been hinted at gets said out loud, possibly by you."],
      ['torn', 'Two versions of one story meet, and one of them is yours.'],
    ],
    [
      ['torn', 'Home asks for its due, just when the rest of the world wants something as well.'],
      ['torn', 'You feel what home gives you and what it costs you, both at full strength.'],
    ],
    [
      ['seen', "You want to be seen with your heart in it, and there's no way to do that and stay cool."],
      ['seen', "You'd like to be applauded and to be kissed, and you won't be shy about either."],
    ],
    [
      ['duty', "What you've let slide in your daily round is hard to miss, and so is what you do well."],
      ['duty', 'Your body and your desk both send a bill for the past two weeks.'],
    ],
    [
      [
        'torn',
        "What two people have each taken for granted comes up, and it's easier to see their side than your own.",
      ],
      ['torn', 'You can see what the other person brings and what you bring, and whether it comes out even.'],
    ],
    [
      ['deep', "Something that you've kept to yourself wants to be shared, or to be paid back."],
      ['deep', "You find out how much you trust someone, mostly by what you're willing to leave lying around."],
    ],
    [
      ['torn', "What you believe meets what's in front of you, and one of the two has to give."],
      ['torn', 'You open the window to the whole world, and somebody close to you is cold.'],
    ],
    [
      ['seen', 'You stand for your work in front of people, with whatever credit or blame comes along.'],
      ['duty', "People see what you've done, and you feel what it took."],
    ],
    [
      ['sore', 'You see who your people are, by who turns up and who writes.'],
      ['torn', 'You notice what you do for your friends and what you do because everyone does.'],
    ],
    [
      ['duty', "You're more tired than you've let on, and you notice it all at once."],
      ['torn', "You'd like to close the door on it all, just as something asks you to come out."],
    ],
  ],
  firstQuarter: [
    [
      ['sore', "You've set out as somebody new, and now somebody treats you as the old one."],
      ['cross', 'You want to do it your way, and the first person you meet has a better suggestion.'],
    ],
    [
      ['torn', 'A good resolution about money meets the first thing that costs something.'],
      ['torn', "You've made up your mind to spend less or ask for more, and here's the test."],
    ],
    [
      ['sore', "You've asked, and the answer isn't the one that you'd practiced for."],
      ['torn', "You have to choose which of two conversations to have first, and the easier one isn't it."],
    ],
    [
      ['torn', 'You want peace at home and progress outside, and both want this evening.'],
      ['cross', "Something at home gets in the way of what you started, and it isn't anybody's fault."],
    ],
    [
      ['torn', 'The fun part is over and the practice begins, and you have to decide if you love it.'],
      ['torn', "You're past the first charm of it, and you either practice or let it go."],
    ],
    [
      ['duty', 'The new habit meets its first bad day.'],
      ['torn', "You know what would do you good, and you don't have the time, and both are true."],
    ],
    [
      ['torn', 'You want one thing and the other person wants another, and being polite about it no longer helps.'],
      ['cross', "You'd like to be agreed with, and you're met halfway, which is less and better."],
    ],
    [
      ['torn', "You've trusted somebody with a little, and now comes the question of a little more."],
      ['sore', "You'd sooner pull back than owe anyone, and that's the very thing to decide."],
    ],
    [
      ['sore', 'What you want to learn turns out to be harder than the brochure.'],
      ['duty', "You've started something bigger than your week, and the week pushes back."],
    ],
    [
      ['cross', 'Somebody at work puts the first stone in your way, and you find out how much you want it.'],
      ['sore', "You have to show what you can do before it's quite ready."],
    ],
    [
      ['torn', "Your friends have a plan, you have another, and it's too early to give in."],
      ['torn', "You're asked to take sides among people you like."],
    ],
    [
      ['torn', "You need rest and you're offered distractions, all of them nice."],
      ['duty', "You meant to rest and you've filled the evening, and it isn't too late to cancel."],
    ],
  ],
  lastQuarter: [
    [
      ['free', 'You can stop playing a part that nobody asked you to play.'],
      ['free', 'You can drop the polite version of yourself that nobody ordered.'],
    ],
    [
      ['duty', "There's something you pay for and no longer use, and it costs more than money."],
      ['duty', 'You own a thing or a habit that has cost more than it gave, and you can tell which.'],
    ],
    [
      ['warm', "You can let a conversation end, even if you haven't had the last word."],
      ['free', "You needn't answer everything, and a few threads may end with someone else's word."],
    ],
    [
      ['duty', 'Something at home has had its time, and the shelf would be glad of the space.'],
      ['plenty', 'You can give something from home to somebody who needs it more.'],
    ],
    [
      ['free', 'You can put away what was meant to be fun and has turned into a duty.'],
      ['free', "You don't have to finish what has stopped being fun."],
    ],
    [
      ['duty', "One of your routines is only there because it's there."],
      ['free', 'You can leave out one small job for good and see if anybody notices.'],
    ],
    [
      ['warm', "You can give back what isn't yours in a quarrel, and keep your half."],
      ['warm', 'You can stop keeping count with someone, beginning with your own column.'],
    ],
    [
      ['duty', 'A debt between you and someone, in coins or in favors, can be closed.'],
      ['deep', "You're able to let a secret be a secret, or to let go of the work of keeping it."],
    ],
    [
      ['free', "You don't have to defend an opinion that you hold mainly out of habit."],
      ['free', 'You know more than you did two weeks ago, and you can put down the book.'],
    ],
    [
      ['free', 'You can hand over a task that made you look busy.'],
      ['free', "You've carried something at work to where it can be handed on."],
    ],
    [
      ['free', 'You can leave one group, thread or plan without a speech.'],
      ['free', 'You can be out of touch for a day without losing a single real friend.'],
    ],
    [
      ['dream', 'You need less than usual, and above all fewer voices.'],
      ['dream', 'You can leave one old worry behind, like an umbrella on a bus.'],
    ],
  ],
}
