import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      ['searching', "You want to know what you'd be like if you stopped making up for something."],
      ['unhidden', "You'd like to be seen as you are, weak side included, and it takes some nerve."],
      ['mending', "There's one thing about yourself that you always explain away, and you're ready to let it be."],
    ],
    easy: [
      ['mending', 'Being imperfect puts you at ease, and it makes you better company than perfection would.'],
      ['daring', "You aren't ashamed of what you can't do, so you try what you wouldn't usually dare."],
      ['unhidden', 'You let people see the very thing that you usually leave out of the picture.'],
    ],
    tense: [
      ['unsure', "You take every small thing as proof that you aren't good enough."],
      ['torn', 'Half of you wants to come forward and the other half hides, so you end up hovering.'],
      ['eager', 'You fish for praise, and you throw it back when you get some.'],
    ],
  },
  Moon: {
    joined: [
      ['tender', "You feel lonely for no reason that anyone could see, and you'd like to be held."],
      ['generous', "You most like to give what you've gone without yourself."],
      ['guarded', "You'd like somebody to see that you're not quite all right, and you'd deny it if they did."],
    ],
    easy: [
      ['tender', "You know how to comfort people, because you remember what didn't work on you."],
      ['outspoken', 'When you need a bit of care, you say so, without a speech.'],
      ['mending', 'You make your peace with an old sadness, and it weighs less than it did.'],
    ],
    tense: [
      ['guarded', "You bristle at comfort and keep your distance, though you've been longing for some."],
      ['hurt', 'You feel like a guest wherever you are, and a little left out.'],
      ['burdened', "You look after everyone in reach, and you can't rest until they're all fine."],
    ],
  },
  Mercury: {
    joined: [
      ['outspoken', 'You say the awkward thing out loud, and you feel lighter for it.'],
      ['unsure', "You trip over your words, and you'd like to start the sentence over."],
      ['torn', "You want to ask and you don't, because everyone else seems to know the answer."],
    ],
    easy: [
      ['kind', "You say hard things softly, as you'd want them said to you."],
      ['curious', 'You ask what others are too proud to ask, and you enjoy the answer.'],
      ['mending', 'When you talk about a sore spot of yours, your words are kinder than they used to be.'],
    ],
    tense: [
      ['unsure', "You're sure that what you say isn't good enough, so you go over it again."],
      ['quarrelsome', 'Even good advice sounds to you like blame, and you argue with it in your head.'],
      ['watched', 'You hold back the one remark that matters, because you can already hear somebody laugh.'],
    ],
  },
  Venus: {
    joined: [
      ['unsure', "You'd like to be loved in exactly the place where you don't believe you can be."],
      ['kind', "You're drawn to people who've been hurt and don't make a fuss about it."],
      ['eager', "You wonder what you're worth to people, and you look for the answer in their faces."],
    ],
    easy: [
      ['content', 'Being good to yourself suits you, and you feel at ease.'],
      ['tender', "You're tender without being careful, and you don't mind who finds it funny."],
      ['unhidden', "You've made friends with a flaw of yours, and you leave it uncovered."],
    ],
    tense: [
      ['hurt', "A trifle hurts you, and knowing that it's a trifle doesn't help."],
      ['unsure', "You're kind to everyone else, and you find fault only with yourself."],
      ['guarded', 'As soon as somebody comes closer you pull back, and you call it giving them room.'],
    ],
  },
  Mars: {
    joined: [
      ['daring', 'You do what usually makes you hesitate, with slightly shaky hands, and do it to the end.'],
      ['quarrelsome', "An old anger comes up, and you're surprised how good it feels to hit back."],
      ['careful', 'You do with care what others do with force, and you get as far.'],
    ],
    easy: [
      ['daring', "You're brave in small installments, and you don't skip a payment."],
      ['diligent', "You get on with what you're bad at, calmly and to the end."],
      ['mending', "You can admit what you aren't good at, and you think no less of yourself."],
    ],
    tense: [
      ['quarrelsome', 'Anyone who brushes against the sore spot gets more of your temper than they deserve.'],
      ['guarded', 'You try to prove that nothing hurts, and you try too hard.'],
      ['torn', 'You want to fight back and you want to be spared, and you do neither.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talkative', "What went wrong turns into a funny story, and you're fond of everyone in it."],
      ['generous', "You'd like to hand on to everybody whatever did your own sore spot good."],
    ],
    easy: [
      ['hopeful', 'You believe that people can get better, and for once you count yourself among the people.'],
      ['mending', 'You think bigger than your weak spot, and it gets smaller while you do.'],
    ],
    tense: [
      ['greedy', 'You promise more help than one person can give, and you promise it to everyone.'],
      ['hurt', 'You feel passed over, and you think that everybody else counts for more.'],
    ],
  },
  Saturn: {
    joined: [
      ['careful', 'You go over an old failure like an accountant, and you find less in it than you feared.'],
      ['mending', "You're patient with the slow part of yourself, and you give it the time it takes."],
    ],
    easy: [
      ['mending', 'You treat old damage with respect and not with pity, your own included.'],
      ['diligent', "You do what's good for you regularly, and you rather like how dull it is."],
    ],
    tense: [
      ['unsure', "You're hard on yourself in the exact place where you're weakest."],
      ['watched', "In front of everyone you feel like a beginner, and you hope that it doesn't show."],
    ],
  },
  Uranus: {
    joined: [
      ['unhidden', 'Hiding your odd side has become tiring, and you let somebody see it.'],
      ['tender', 'Your guard goes down more or less by accident, and you let somebody come close.'],
    ],
    easy: [
      ['talkative', "You tell others how you manage, at some length, since you'd have liked to know it sooner."],
      ['mending', "You're free of an old embarrassment for an hour or so, and you hardly notice the lack."],
    ],
    tense: [
      ['unsure', 'You feel stranger than everyone else, and so does everyone else.'],
      ['guarded', 'You keep one foot out the door, so that nobody can ask you to leave.'],
    ],
  },
  Neptune: {
    joined: [
      ['burdened', "The world's troubles feel like your own, and you can't do much about either."],
      ['tender', "You're moved to tears by something small, and you let it happen."],
    ],
    easy: [
      ['mending', "You forgive somebody without telling them, and you find that it's enough."],
      ['content', 'You rest properly, for once without feeling that you should be helping someone.'],
    ],
    tense: [
      ['dreaming', "You'd like to be carried off somewhere, and you picture it in detail."],
      ['hurt', 'You tell yourself the story of an old hurt, and it stings each time.'],
    ],
  },
  Pluto: {
    joined: [
      ['strong', "You touch the oldest of your sore spots, and you're stronger than it is."],
      ['releasing', 'You admit to yourself what an old hurt has cost you, and you stop paying.'],
    ],
    easy: [
      ['mending', 'You can think of what hurt you without being back in it.'],
      ['kind', "You keep other people's secrets as gently as you'd like yours to be kept."],
    ],
    tense: [
      ['torn', "You don't trust the hand that's held out, and you'd like to."],
      ['gripping', 'You hold on to an old wound, because it gives you the right to be angry.'],
    ],
  },
  Chiron: {
    joined: [
      ['diligent', "What's hardest for you gets another try, with more patience and fewer excuses."],
      ['mending', "You notice that you're kind to yourself exactly where you were once hurt."],
    ],
    easy: [
      ['mending', "You've made your peace with a weakness, and you make room for other people's."],
      ['diligent', "You know what does the sore spot good, and you don't put it off."],
    ],
    tense: [
      ['unsure', 'You compare yourself with everyone, and you come off worse each time.'],
      ['impatient', "You thought you were past an old trouble, and you're annoyed to find it at your elbow."],
    ],
  },
  'North Node': {
    joined: [
      ['daring', "You start with the part that you usually avoid, and you're still standing afterward."],
      ['restless', "You want to go where you're least practiced, since everywhere else feels too narrow."],
    ],
    easy: [
      ['curious', 'You ask to be shown how, as plainly as a child would, and you learn fast.'],
      ['hopeful', "You've seen others get over the same trouble, and you trust that you will too."],
    ],
    tense: [
      ['guarded', 'An old hurt gives you a very good reason to keep your distance.'],
      ['watched', "You'd have to be clumsy in public to get where you want to go, and you hate being watched."],
    ],
  },
  Ascendant: {
    joined: [
      ['tender', 'You show the tender side first, without having planned to.'],
      ['daring', "You're shy about how you look or sound, and you go in all the same."],
      ['unhidden', "You've stopped holding your stomach in, so to speak, and you say hello first."],
    ],
    easy: [
      ['kind', 'You let people be imperfect around you, and you enjoy the company.'],
      ['mending', 'You wear the mended place on the outside, and it suits you.'],
      ['unhidden', "Your odd side gets some air, and you're relaxed about who sees it."],
    ],
    tense: [
      ['watched', 'You feel looked at in the wrong spot, and you keep a hand over it.'],
      ['guarded', 'You keep people off with helpfulness, so that nobody asks how you are.'],
      ['unsure', "You apologize before you've done anything, and you watch people's faces for the verdict."],
    ],
  },
  Midheaven: {
    joined: [
      ['daring', "You feel least qualified exactly where you'd most like to lead, and you raise your hand."],
      ['eager', "You're proud of something that looks easy to others, and you'd like to be praised for it."],
      ['unsure', 'You feel as if everybody except you had been taught how.'],
    ],
    easy: [
      ['strong', "What you learned the hard way comes in handy, and you're equal to what's asked of you."],
      ['unhidden', 'You show your weak sides too, and you find that you can stand being looked at.'],
      ['kind', 'You make things easier for others, because you remember how hard they were for you.'],
    ],
    tense: [
      ['unsure', "You feel like a fraud whenever somebody thinks that you're fine."],
      ['eager', "You'd like some credit for how much you've carried, and you make everything look easy."],
      ['burdened', 'You do far too much, so that nobody can find fault with you.'],
    ],
  },
}
