import type { Meetings } from '../../pieces/Meetings.ts'

export const sunMeets: Meetings = {
  Sun: {
    joined: [
      [
        'searching',
        'Around your birthday you measure the year by one plain question: how much of it did you choose yourself?',
      ],
      ['daring', "You're ready to do a thing differently, and you explain it to nobody."],
      ['eager', "A little fuss about you would be welcome, and you'd never be the one to suggest it."],
    ],
    easy: [
      ['outspoken', "Being yourself takes no effort, so you say what you'd like without rehearsing it first."],
      ['playful', "You do things your own way, for the fun of it, and it doesn't occur to you to ask anyone."],
      ['unhidden', "You let yourself be seen as you are, and you don't mind who notices."],
    ],
    tense: [
      ['torn', 'What you want and what you ought to do are two different things, and you waver.'],
      ['hurt', "You'd like to be asked first, and it stings when nobody asks."],
      ['eager', "You'd like to be noticed for being you, and you wait for it."],
    ],
  },
  Moon: {
    joined: [
      ['unhidden', 'What you feel and what you show are the same, and anyone may see it.'],
      ['tender', 'You want some warmth, ideally without having to ask for it.'],
    ],
    easy: [
      ['content', "Your mood and your will pull the same way, and you're content."],
      ['playful', 'No one has to approve of what amuses you, so you simply do it.'],
      ['generous', "You're content, and contentment makes you generous."],
    ],
    tense: [
      ['torn', 'Part of you wants to get on with things, while another part would rather not.'],
      ['hurt', 'You take every change of tone to heart, and you feel passed over.'],
      ['burdened', 'You feel your duties, even where nobody has reminded you.'],
    ],
  },
  Mercury: {
    joined: [
      [
        'outspoken',
        "You hear yourself say out loud what you've only been thinking, and it turns out to be your opinion.",
      ],
      ['careful', 'You take care over what you say and do, as if you had to sign it.'],
      ['searching', 'Before you do anything, you want to understand your own reasons for it.'],
    ],
    easy: [
      [
        'outspoken',
        'You can put what you want into one plain sentence, without the three that usually apologize for it.',
      ],
      ['releasing', "You let go of things easily, and what you've let go of, you don't miss."],
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
      ['eager', 'You want to be admired, and you go to some trouble for it.'],
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
      ['burdened', "You push yourself over small things, and you can't come to rest."],
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
      ['unsure', 'You hear a voice in your head, and it marks everything down.'],
      ['burdened', 'You put duty before pleasure, and you feel the difference.'],
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
      ['torn', 'You want one thing and you want its opposite, which is hard on you first of all.'],
      ['restless', "You can't stand to be tied down, even by something small."],
    ],
  },
  Neptune: {
    joined: [
      ['torn', "You'd like the one and you'd like the other, so you waver between them."],
      ['dreaming', "What you wish for seems closer than what's in front of you, and you let yourself drift a little."],
    ],
    easy: [
      ['kind', "You feel for other people, and you're friendlier for it."],
      ['dreaming', 'You let your mind wander, and it brings back a picture of something you want.'],
    ],
    tense: [
      ['watched', "You'd like to be seen in the best light, and you're a little afraid of the bright kind."],
      ['yielding', "You give way before anyone has pushed, and you're a little sorry each time."],
      ['absent', "You'd rather not know, so you look elsewhere."],
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
      ['quarrelsome', "You won't give in, and it hardly matters to whom."],
      ['gripping', 'You want to be the one in charge, and you find it hard to let go of anything.'],
    ],
  },
  Chiron: {
    joined: [
      ['daring', 'You feel the old clumsiness, and you go ahead all the same.'],
      ['eager', "The one thing that comes hardest to you is the one that you'd like to be good at in front of people."],
      ['kind', "You're gentle with whoever crosses your way."],
    ],
    easy: [
      ['unhidden', "Being looked at doesn't bother you, weak spots and all."],
      ['mending', 'You forgive yourself something small, and an old hurt loses its sting.'],
    ],
    tense: [
      ['hurt', "You're easily hurt, and too proud to say so."],
      ['eager', "You act as if you didn't care for recognition, and you check twice whether anyone noticed."],
    ],
  },
  'North Node': {
    joined: [
      ['dreaming', "You picture who you'd be with a few habits fewer, and you like the picture."],
      ['diligent', "You get on with what you'll thank yourself for later, and you even enjoy it."],
    ],
    easy: [
      ['curious', "What you don't know yet draws you in, and you look into it without being pushed."],
      ['daring', "You surprise yourself with a bit of courage, and it doesn't even feel like courage."],
    ],
    tense: [
      ['eager', "You'd like to shine, so you stay with what you're good at anyway."],
      ['unsure', "You'd like to be better at things than you are, and it makes you hesitate."],
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
      ['restless', 'You want out, and nobody is even holding you.'],
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
      ['strong', "You're proud of what you can do, and you feel equal to more."],
    ],
    tense: [
      ['torn', "You'd like to and you'd rather not, so you stay where you are."],
      ['unsure', "You compare yourself with who you'd like to be, and you come off badly."],
    ],
  },
}
