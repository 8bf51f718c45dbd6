import type { Meetings } from '../../pieces/Meetings.ts'

export const saturnMeets: Meetings = {
  Sun: {
    joined: [
      ['duty', "You're asked to be the grown-up, and part of you would like to know who asked."],
      ['duty', "You see plainly what's yours to carry, and you stop pretending about the rest."],
      ['seen', "It's a lean time for applause, so you find out what you'd do without any."],
    ],
    easy: [
      ['duty', "You can rely on yourself, and it's a quieter pleasure than being admired."],
      ['duty', 'Steady work suits you, and people with experience take you seriously.'],
      ['duty', 'You know your limits well enough to work right up to them without strain.'],
    ],
    tense: [
      ['cross', 'All you ask is to be free to do things your way, and everything has a form to fill out first.'],
      ['sore', "You feel older than you are and judged by somebody who isn't even in the room."],
      ['sore', "Whatever you're proud of has to pass a test, and you're the strictest examiner there."],
    ],
  },
  Moon: {
    joined: [
      ['sore', "You feel alone even among people, and you'd rather manage than say so."],
      ['duty', 'Comfort has to be earned in these weeks, or so you tell yourself, and you work late at earning it.'],
      ['warm', "You want a home that you can count on, and you start by looking at what's cracked."],
    ],
    easy: [
      ['warm', 'You can take care of people calmly, without making it their debt.'],
      ['warm', 'Plain food, early nights and the same chair do you more good than any treat.'],
      ['warm', 'Your feelings have a floor under them, so you can hear bad temper without catching it.'],
    ],
    tense: [
      ['sore', 'You need to be held, and you hold yourself together instead.'],
      ['sore', "You say that you don't need anything, and you're a little hurt when people believe it."],
      ['duty', "Duty sits at your kitchen table, and you can't relax while it's looking at you."],
    ],
  },
  Mercury: {
    joined: [
      ['duty', 'You think slowly and get things right, and you have no patience with guessing.'],
      ['talk', "There's a hard thing to say or sign, and you want every word of it to hold."],
      ['duty', 'You go over the old papers, real ones or in your head, and this time you put them in order.'],
    ],
    easy: [
      ['duty', 'You can concentrate, which is rarer than being clever.'],
      ['talk', "You say little, and it's taken as final."],
      ['talk', "A dry explanation from you settles what three lively ones couldn't."],
    ],
    tense: [
      ['sore', 'You see first what could go wrong, and you say so before anyone has got to the good part.'],
      ['sore', "You believe you'll be refused, so you put off asking, and the delay looks like an answer."],
      ['sore', "Your own thoughts sound like a strict teacher, and you've stopped raising your hand."],
    ],
  },
  Venus: {
    joined: [
      ['warm', "You find out which affections bear weight, and there are fewer of them, and they're better."],
      ['warm', 'What you want is to be loved in a way that lasts, so you look hard at what that would take.'],
      ['duty', "You spend little and choose well, and you'd rather do without than have the wrong one."],
    ],
    easy: [
      ['warm', "You're faithful in small things, and it makes you happy in a way that nobody notices."],
      ['warm', "You can enjoy something modest because you aren't comparing."],
      ['warm', 'Old friends, old wood and old songs agree with you better than anything new.'],
    ],
    tense: [
      ['sore', "Part of you wants to be liked as you are, and a stricter part says not until it's been earned."],
      ['warm', 'You keep your warmth back to be on the safe side, and the other side does too.'],
      ['torn', "You count what you give and what you get, and you're ashamed of the counting."],
    ],
  },
  Mars: {
    joined: [
      ['duty', 'You want to go, and everything takes three times as long, so you learn to push at walking pace.'],
      ['duty', "There's a job here that only stubbornness can finish, and you've plenty of that."],
      ['cross', "You're angry in a slow way, and you'd better put it to work before it turns inward."],
    ],
    easy: [
      ['duty', 'You put your strength where it counts and leave the rest alone.'],
      ['duty', 'You can do the hard part first, without a word and without a break.'],
      ['duty', 'You take one step at a time and test each before the next.'],
    ],
    tense: [
      ['duty', "You push and nothing moves, and you can't tell if the thing is stuck or you're tired."],
      ['cross', 'Someone with a rule in hand stands between you and what you want, and you know the rule is fair.'],
      ['cross', 'You hold back so much that when you finally act, it comes out harder than you meant.'],
    ],
  },
  Jupiter: {
    joined: [
      ['duty', 'Your hopes are asked for their papers, and the honest ones have them.'],
      ['duty', 'You keep the promise and drop the boast, and find that the promise was enough.'],
    ],
    easy: [
      ['duty', "You know what can be done by when, and you're cheerful about it."],
      ['bold', 'A plan with three dates in it does more for you than any praise.'],
    ],
    tense: [
      ['plenty', "You believe in a plan that you can't pay for, in hours or in dollars."],
      ['plenty', "Every yes of yours comes back with a due date, and they're all the same week."],
    ],
  },
  Saturn: {
    joined: [
      ['duty', "You look at what you've built and ask whether you'd build it again."],
      ['torn', "What you took on to please others gets heavy, and what's truly yours doesn't."],
    ],
    easy: [
      ['duty', 'You see that discipline has made something out of you after all.'],
      ['duty', "You're on good terms with the rules, since most of them are your own."],
    ],
    tense: [
      ['free', "You've outgrown an arrangement that you're still keeping up out of duty."],
      ['cross', "Someone else's limits run into yours, and both of you are too tired to be polite."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'You want a change, and you want it to be legal, lasting and paid for.'],
      ['duty', "The old rule and the new idea have to live in the same house, and you're the landlord."],
    ],
    easy: [
      ['free', 'You can reform something without breaking it, one screw at a time.'],
      ['duty', 'You get more freedom by keeping the appointments that matter and dropping the others.'],
    ],
    tense: [
      ['free', "Part of you wants to break out, and you can list all the reasons why you can't."],
      ['free', "You're patient until noon and a rebel after lunch, and it confuses those who work with you."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You want to know what's left of a dream when you look at it in working clothes."],
      ['duty', 'You do a little for your dream every day, instead of longing for all of it at once.'],
    ],
    easy: [
      ['dream', 'You can give a vague wish a shape, a day and a shelf to put it on.'],
      ['warm', "You help with a ladder, a list and a pot of soup, and you don't mention it."],
    ],
    tense: [
      ['dream', "You're tired in a way that sleep doesn't mend, because you can't say what you're working for."],
      ['sore', "You doubt the thing you love most, mainly because it can't be measured."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You go down to the foundations, because you no longer trust what's on top."],
      ['deep', "You'd rather do without than be dependent on somebody's mood."],
    ],
    easy: [
      ['deep', 'You can take apart something old with patience, and keep the good bricks.'],
      ['deep', "You're hard to scare, so you finish your sandwich first and then look at it."],
    ],
    tense: [
      ['deep', 'You keep such tight control that you never have a hand free for anything else.'],
      ['deep', "You're up against someone who has more power and less time than you."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'You give the sore spot a proper look, with your glasses on, and it hurts less.'],
      ['sore', 'You stop waiting for someone to make up for the hurt, and you do the next sensible thing.'],
    ],
    easy: [
      ['warm', 'You know how to be gentle in a practical way, with a chair and a timetable.'],
      ['sore', 'You know every step of it, so you can show somebody else the slow way.'],
    ],
    tense: [
      ['sore', 'You think you should be over an old hurt by now, and the should is what stings.'],
      ['sore', 'You refuse help in your weakest spot, and you call that being strong.'],
    ],
  },
  'North Node': {
    joined: [
      ['duty', "You're asked for real work on the thing that you've only talked about."],
      ['duty', "You'd like a shortcut, and you can see that there isn't one and that it isn't far."],
    ],
    easy: [
      ['duty', 'You get to the new place by a quarter of an hour at a time.'],
      ['duty', 'Somebody older draws you the way on an envelope, and you can see it.'],
    ],
    tense: [
      ['duty', "You're needed where you are, and that's a very good excuse."],
      ['duty', 'You could go, once everything here is in order, which it never is.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come across as serious, and people bring you their serious things.'],
      ['seen', 'What you want is to be respected more than liked, and you dress and speak for it.'],
      ['duty', "You'd like to be left alone with your work, and your face says so to everybody."],
    ],
    easy: [
      ['seen', "You look dependable, and it's not a disguise."],
      ['seen', "People lower their voices and tell you the truth, because you don't make a fuss."],
      ['seen', 'You know how you want to be treated, and it shows in how you shut a door.'],
    ],
    tense: [
      ['seen', 'You feel watched, and you hold yourself so straight that nobody dares to joke.'],
      ['warm', 'Someone keeps you at a distance, or you them, and both call it respect.'],
      ['sore', 'You expect to be turned away, so you arrive with your coat buttoned.'],
    ],
  },
  Midheaven: {
    joined: [
      [
        'duty',
        "It's exam time for what you do in public, and you've either done the work or you know that you haven't.",
      ],
      ['bold', 'You act as if you already had the responsibility, and wait for the title.'],
      ['seen', "Something in you wants your name to stand for something solid, and you cut whatever doesn't."],
    ],
    easy: [
      ['duty', 'You see what steady work adds up to, and you could show it to anyone.'],
      ['duty', 'You climb at a pace that you can keep up.'],
      ['duty', "You know exactly what you're good for, and you ask for that and no more."],
    ],
    tense: [
      ['seen', "You've done what was asked, and nobody says well done, so you do more of it."],
      ['duty', "Work leans on you so hard that home gets what's left, and you know how much that is."],
      ['sore', "You doubt whether you've come far enough for your age, and you use somebody else's ruler."],
    ],
  },
}
