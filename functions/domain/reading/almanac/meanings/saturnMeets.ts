import type { Meetings } from '../../pieces/Meetings.ts'

export const saturnMeets: Meetings = {
  Sun: {
    joined: [
      "You're asked to be the grown-up, and part of you would like to know who asked.",
      "You see plainly what's yours to carry, and you stop pretending about the rest.",
      "It's a lean time for applause, so you find out what you'd do without any.",
    ],
    easy: [
      "You can rely on yourself, and it's a quieter pleasure than being admired.",
      'Steady work suits you, and people with experience take you seriously.',
      'You know your limits well enough to work right up to them without strain.',
    ],
    tense: [
      'All you ask is to be free to do things your way, and everything has a form to fill out first.',
      "You feel older than you are and judged by somebody who isn't even in the room.",
      "Whatever you're proud of has to pass a test, and you're the strictest examiner there.",
    ],
  },
  Moon: {
    joined: [
      "You feel alone even among people, and you'd rather manage than say so.",
      'Comfort has to be earned in these weeks, or so you tell yourself, and you work late at earning it.',
      "You want a home that you can count on, and you start by looking at what's cracked.",
    ],
    easy: [
      'You can take care of people calmly, without making it their debt.',
      'Plain food, early nights and the same chair do you more good than any treat.',
      'Your feelings have a floor under them, so you can hear bad temper without catching it.',
    ],
    tense: [
      'You need to be held, and you hold yourself together instead.',
      "You say that you don't need anything, and you're a little hurt when people believe it.",
      "Duty sits at your kitchen table, and you can't relax while it's looking at you.",
    ],
  },
  Mercury: {
    joined: [
      'You think slowly and get things right, and you have no patience with guessing.',
      "There's a hard thing to say or sign, and you want every word of it to hold.",
      'You go over the old papers, real ones or in your head, and this time you put them in order.',
    ],
    easy: [
      'You can concentrate, which is rarer than being clever.',
      "You say little, and it's taken as final.",
      "A dry explanation from you settles what three lively ones couldn't.",
    ],
    tense: [
      'You see first what could go wrong, and you say so before anyone has got to the good part.',
      "You believe you'll be refused, so you put off asking, and the delay looks like an answer.",
      "Your own thoughts sound like a strict teacher, and you've stopped raising your hand.",
    ],
  },
  Venus: {
    joined: [
      "You find out which affections bear weight, and there are fewer of them, and they're better.",
      'What you want is to be loved in a way that lasts, so you look hard at what that would take.',
      "You spend little and choose well, and you'd rather do without than have the wrong one.",
    ],
    easy: [
      "You're faithful in small things, and it makes you happy in a way that nobody notices.",
      "You can enjoy something modest because you aren't comparing.",
      'Old friends, old wood and old songs agree with you better than anything new.',
    ],
    tense: [
      "Part of you wants to be liked as you are, and a stricter part says not until it's been earned.",
      'You keep your warmth back to be on the safe side, and the other side does too.',
      "You count what you give and what you get, and you're ashamed of the counting.",
    ],
  },
  Mars: {
    joined: [
      'You want to go, and everything takes three times as long, so you learn to push at walking pace.',
      "There's a job here that only stubbornness can finish, and you've plenty of that.",
      "You're angry in a slow way, and you'd better put it to work before it turns inward.",
    ],
    easy: [
      'You put your strength where it counts and leave the rest alone.',
      'You can do the hard part first, without a word and without a break.',
      'You plan like a mason: one row, level, and then the next one.',
    ],
    tense: [
      "You push and nothing moves, and you can't tell if the thing is stuck or you're tired.",
      'Someone with a rule in hand stands between you and what you want, and you know the rule is fair.',
      'You hold back so much that when you finally act, it comes out harder than you meant.',
    ],
  },
  Jupiter: {
    joined: [
      'Your hopes are asked for their papers, and the honest ones have them.',
      'You keep the promise and drop the boast, and find that the promise was enough.',
    ],
    easy: [
      "You know what can be done by when, and you're cheerful about it.",
      'A sensible plan makes you more confident than any praise does.',
    ],
    tense: [
      "You believe in a plan that you can't pay for, in hours or in dollars.",
      "Every yes of yours comes back with a due date, and they're all the same week.",
    ],
  },
  Saturn: {
    joined: [
      "You look at what you've built and ask whether you'd build it again.",
      "What you took on to please others gets heavy, and what's truly yours doesn't.",
    ],
    easy: [
      'You see that discipline has made something out of you after all.',
      "You're on good terms with the rules, since most of them are your own.",
    ],
    tense: [
      "You've outgrown an arrangement that you're still keeping up out of duty.",
      "Someone else's limits run into yours, and both of you are too tired to be polite.",
    ],
  },
  Uranus: {
    joined: [
      'You want a change, and you want it to be legal, lasting and paid for.',
      "The old rule and the new idea have to live in the same house, and you're the landlord.",
    ],
    easy: [
      'You can reform something without breaking it, one screw at a time.',
      'You get more freedom by keeping the appointments that matter and dropping the others.',
    ],
    tense: [
      "Part of you wants to break out, and you can list all the reasons why you can't.",
      "You're patient until noon and a rebel after lunch, and it confuses those who work with you.",
    ],
  },
  Neptune: {
    joined: [
      "You want to know what's left of a dream when you look at it in working clothes.",
      'You do a little for your dream every day, instead of longing for all of it at once.',
    ],
    easy: [
      'You can give a vague wish a shape, a day and a shelf to put it on.',
      'You help in a practical way, with no halo.',
    ],
    tense: [
      "You're tired in a way that sleep doesn't mend, because you can't say what you're working for.",
      "You doubt the thing you love most, mainly because it can't be measured.",
    ],
  },
  Pluto: {
    joined: [
      "You go down to the foundations, because you no longer trust what's on top.",
      "You'd rather do without than be dependent on somebody's mood.",
    ],
    easy: [
      'You can take apart something old with patience, and keep the good bricks.',
      "You're hard to scare, and it gives you time.",
    ],
    tense: [
      'You keep such tight control that you never have a hand free for anything else.',
      "You're up against someone who has more power and less time than you.",
    ],
  },
  Chiron: {
    joined: [
      "You take the sore spot seriously, and that's when it starts to heal.",
      'You stop waiting for someone to make up for the hurt, and you do the next sensible thing.',
    ],
    easy: [
      'You know how to be gentle in a practical way, with a chair and a timetable.',
      "You've learned it slowly, so you can teach it well.",
    ],
    tense: [
      'You think you should be over an old hurt by now, and the should is what stings.',
      'You refuse help in your weakest spot, and you call that being strong.',
    ],
  },
  'North Node': {
    joined: [
      "You're asked for real work on the thing that you've only talked about.",
      "You'd like a shortcut, and you can see that there isn't one and that it isn't far.",
    ],
    easy: [
      'You get to the new place by a quarter of an hour at a time.',
      'Somebody older points, and you can see the way.',
    ],
    tense: [
      "You're needed where you are, and that's a very good excuse.",
      'You could go, once everything here is in order, which it never is.',
    ],
  },
  Ascendant: {
    joined: [
      'You come across as serious, and people bring you their serious things.',
      'What you want is to be respected more than liked, and you dress and speak for it.',
      "You'd like to be left alone with your work, and your face says so to everybody.",
    ],
    easy: [
      "You look dependable, and it's not a disguise.",
      "People lower their voices and tell you the truth, because you don't make a fuss.",
      'You know how you want to be treated, and it shows in how you shut a door.',
    ],
    tense: [
      'You feel watched, and you hold yourself so straight that nobody dares to joke.',
      'Someone keeps you at a distance, or you them, and both call it respect.',
      'You expect to be turned away, so you arrive with your coat buttoned.',
    ],
  },
  Midheaven: {
    joined: [
      "It's exam time for what you do in public, and you've either done the work or you know that you haven't.",
      'You act as if you already had the responsibility, and wait for the title.',
      "Something in you wants your name to stand for something solid, and you cut whatever doesn't.",
    ],
    easy: [
      'You see what steady work adds up to, and you could show it to anyone.',
      'You climb at a pace that you can keep up.',
      "You know exactly what you're good for, and you ask for that and no more.",
    ],
    tense: [
      "You've done what was asked, and nobody says well done, so you do more of it.",
      "Work leans on you so hard that home gets what's left, and you know how much that is.",
      "You doubt whether you've come far enough for your age, and you use somebody else's ruler.",
    ],
  },
}
