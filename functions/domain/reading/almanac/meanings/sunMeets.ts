import type { Meetings } from '../../pieces/Meetings.ts'

export const sunMeets: Meetings = {
  Sun: {
    joined: [
      [
        'searching',
        'Around your birthday you measure the year by one plain question: how much of it did you choose yourself?',
      ],
      ['daring', "You're ready to start over as yourself, and you explain the change to nobody."],
      ['eager', "A little fuss about you would be welcome, and you'd never be the one to suggest it."],
    ],
    easy: [
      ['outspoken', "Being yourself takes no effort, so you say what you'd like without rehearsing it first."],
      ['playful', "You do things your own way, for the fun of it, and it doesn't occur to you to ask anyone."],
      ['unhidden', "You let yourself be seen as you are, and you don't mind who notices."],
    ],
    tense: [
      ['torn', 'What you want and what you ought to do are two different things, and you waver.'],
      ['defiant', "You'd like to be asked before you're counted in, and you bristle at anyone who forgets."],
      ['eager', "You'd like to be noticed for being you, and you try a little too hard."],
    ],
  },
  Moon: {
    joined: [
      ['unhidden', "What you need and what you show are the same, so anyone can see when you're tired or happy."],
      ['tender', 'You want to be looked after, ideally without having to ask.'],
    ],
    easy: [
      ['content', "Your mood and your will pull the same way, and you're content."],
      ['playful', 'No one has to approve of what amuses you, so you simply do it.'],
      ['generous', "You're content, and contentment makes you generous."],
    ],
    tense: [
      ['torn', 'Part of you wants to get on with things, while another part would rather not.'],
      ['hurt', 'You take every change of tone to heart, and you feel passed over.'],
      ['burdened', 'You go on out of duty, long after you should have stopped.'],
    ],
  },
  Mercury: {
    joined: [
      [
        'outspoken',
        "You hear yourself say out loud what you've only been thinking, and it turns out to be your opinion.",
      ],
      ['careful', "Whatever you say carries your name, so you'd like to be quoted correctly."],
      ['searching', 'Before you do anything, you want to understand your own reasons for it.'],
    ],
    easy: [
      [
        'outspoken',
        'You can put what you want into one plain sentence, without the three that usually apologize for it.',
      ],
      ['releasing', "Changing your mind comes easily, and what you've let go of, you don't miss."],
      ['clear', 'You think in straight lines, and what you want to say comes out simply.'],
    ],
    tense: [
      ['unsure', 'You doubt what you know, what you say and what you do, until the moment has gone by.'],
      [
        'quarrelsome',
        'Being right starts to matter more to you than being understood, and you can hear it in your own voice.',
      ],
    ],
  },
  Venus: {
    joined: [
      ['eager', 'You want to be liked for what you are, and you hope that somebody says so.'],
      ['tender', "You're fonder of people than you let on, and a little of it gets out."],
      ['greedy', "You feel that you've earned something nice, and you don't look hard for reasons against it."],
    ],
    easy: [
      ['generous', "You like yourself well enough to be generous, and you don't count what you give."],
      ['tender', 'The people you have are the people you like, and you stay close to them.'],
      ['unhidden', "You don't mind being seen as you are, and you look back kindly."],
    ],
    tense: [
      ['eager', "You'd like to be admired, and you notice how much you'd give up to be."],
      ['yielding', 'What pleases you and what keeps the peace are two things, and you keep choosing the peace.'],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', "You want to act now, and you'd rather apologize later than wait."],
      ['restless', "There's more strength in you than patience, so you're up and moving before you know where to."],
    ],
    easy: [
      ['strong', 'You feel equal to whatever comes, and you make no noise about it.'],
      ['diligent', "Doing beats discussing, and you get through more than you'd planned."],
    ],
    tense: [
      ['impatient', 'You want to set the pace, and the smallest thing irritates you.'],
      ['burdened', "You push yourself hard, even over something small, and you can't come to rest."],
      ['unsure', "Nothing of yours seems good enough to you, so you'd rather not show it."],
    ],
  },
  Jupiter: {
    joined: [
      ['generous', "You feel larger than your week, and you'd like to give somebody something to match."],
      ['hopeful', "That things will work out seems obvious to you, and you've stopped worrying."],
      ['daring', 'You look past the usual limits as if they were suggestions.'],
    ],
    easy: [
      ['generous', "You're in a generous mood with yourself, and there's plenty left over for others."],
      ['strong', 'Confidence comes to you without a reason, and you spend it right away.'],
      ['hopeful', 'You think well of the future, and you walk like someone who does.'],
    ],
    tense: [
      ['greedy', "You think you can fit in one more thing, and your pride won't let you count."],
      ['eager', 'A bit more applause than you get would be about right, you feel.'],
    ],
  },
  Saturn: {
    joined: [
      ['burdened', 'You feel how much rests on you, and resting yourself is out of the question.'],
      ['searching', "Flattery is no use to you: you'd rather see things plainly than be comforted."],
    ],
    easy: [
      ['diligent', "You do what you said you'd do, on time, and enjoy it more than you let on."],
      ['content', "Not much is needed to please you, and you know when it's enough."],
    ],
    tense: [
      ['unsure', "You'd like a little praise, and a voice in your head marks everything down."],
      ['burdened', "Whatever you'd enjoy has to wait for something dutiful, by a rule of your own making."],
      ['impatient', "You feel held back, and you're short with anyone who isn't."],
    ],
  },
  Uranus: {
    joined: [
      ['playful', "You can't bear to be predictable, so you do whatever amuses you."],
      ['daring', "Tired of your usual self, you're ready to take a risk for once."],
    ],
    easy: [
      ['playful', 'A little freedom is all you need to be cheerful, and you take it.'],
      ['unhidden', "You don't mind being different, and you let people see it."],
    ],
    tense: [
      ['torn', 'You want to be taken as you are and left alone at the same time, which is hard on whoever loves you.'],
      [
        'defiant',
        "Every reasonable request sounds like an order, and you pull the other way before you've heard the end.",
      ],
    ],
  },
  Neptune: {
    joined: [
      ['torn', "You can't quite tell your own wish from other people's, so you waver between them."],
      ['dreaming', "What you wish for seems closer than what's in front of you, and you let yourself drift a little."],
    ],
    easy: [
      ['kind', "Other people's feelings get through to you, and you're friendlier for it."],
      ['dreaming', 'You let your mind wander, and it brings back a picture of something you want.'],
    ],
    tense: [
      ['watched', "You'd like to be seen in the best light, and you're a little afraid of the bright kind."],
      ['yielding', "You give way before anyone has pushed, and you're a little sorry each time."],
      ['absent', "You're tired of being the one who has to know, and you put off knowing."],
    ],
  },
  Pluto: {
    joined: [
      [
        'searching',
        "You want to know what you're really after, even if the answer is less flattering than the official one.",
      ],
      ['strong', 'Half measures bore you, and you begin where the trouble is.'],
    ],
    easy: [
      ['strong', 'You know your own strength, so you can ask for what you want in a quiet voice.'],
      ['searching', 'However uncomfortable a thing is, you can look at it for as long as it takes.'],
      ['releasing', 'You part with what you no longer need, thoroughly and without regret.'],
    ],
    tense: [
      ['defiant', "You suspect that someone is deciding for you, and you'd sooner lose than give in."],
      ['gripping', 'You want to be the one in charge, and you find it hard to let go of anything.'],
    ],
  },
  Chiron: {
    joined: [
      ['daring', 'You feel the old clumsiness, and you go ahead all the same.'],
      ['eager', "The one thing that comes hardest to you is the one that you'd like to be good at in front of people."],
      ['kind', "You're gentle with anyone who's unsure, because you recognize the look."],
    ],
    easy: [
      ['unhidden', "Being looked at doesn't bother you, weak spots and all."],
      ['mending', 'You forgive yourself something small, and an old hurt loses its sting.'],
    ],
    tense: [
      ['hurt', "Your sore spot is easy to hit, and you're too proud to rub it."],
      ['eager', "You act as if you didn't care for recognition, and you check twice whether anyone noticed."],
    ],
  },
  'North Node': {
    joined: [
      ['dreaming', "You picture who you'd be with a few habits fewer, and you like the picture."],
      ['diligent', "You get on with what you'll thank yourself for in ten years, and you even enjoy it."],
    ],
    easy: [
      ['curious', "What you don't know yet draws you in, and you look into it without being pushed."],
      ['daring', "You surprise yourself with a bit of courage, and it doesn't even feel like courage."],
    ],
    tense: [
      ['eager', "You'd like to shine, so you stay with what you're good at anyway."],
      ['unsure', "You'd like to try something new, and you're ashamed not to be good at it already."],
    ],
  },
  Ascendant: {
    joined: [
      ['unhidden', "You show yourself as you are, and not as anyone's colleague, parent or friend."],
      ['impulsive', 'Waiting to be asked looks sillier to you than going first.'],
    ],
    easy: [
      ['unhidden', "How you look and what you feel match, and you don't mind who sees it."],
      ['content', "You're easy in your own skin, and at ease wherever you happen to be."],
      ['impulsive', 'You start lightly, as if nothing could be spoiled by starting.'],
    ],
    tense: [
      ['watched', "You can see yourself through somebody else's eyes, and you'd like to correct the picture."],
      ['guarded', "Between what you feel and what you show there's a gap, and you can feel the draft."],
      ['restless', 'You feel crowded, even by people who keep their distance, and you want out.'],
    ],
  },
  Midheaven: {
    joined: [
      ['eager', "You want to be known for something, and you'd like it to be true."],
      ['careful', 'Whatever you do should look like your own work, down to the details that nobody checks.'],
      ['daring', "Getting further is on your mind, and the first yard doesn't scare you."],
    ],
    easy: [
      ['diligent', "You're at your best when you simply get on with things, and you know it."],
      ['strong', "You're proud of how far you've come, and you feel equal to the rest."],
    ],
    tense: [
      ['torn', "You'd like to know where you stand, and then again you'd like to be left in peace."],
      ['unsure', 'You compare where you are with where you meant to be, and you come off badly.'],
    ],
  },
}
