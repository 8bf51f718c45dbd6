import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      ['searching', "You want to know what you'd choose if you had nothing to make up for."],
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
      ['tender', "You feel a bit lonely, and you'd like to have somebody near."],
      ['generous', "You like to give what you'd like to get yourself."],
      ['guarded', "You'd like somebody to see that you're not quite all right, and you'd deny it if they did."],
    ],
    easy: [
      ['tender', 'You like to be near people who know you, and you know how to comfort them.'],
      ['outspoken', 'When you need a bit of care, you say so, without a speech.'],
      ['mending', 'You make your peace with something sad, and it weighs less.'],
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
      ['torn', "You want to and you don't, and both have their reasons."],
    ],
    easy: [
      ['kind', "You say things softly, as you'd want them said to you."],
      ['curious', 'You ask what others are too proud to ask, and you enjoy the answer.'],
      ['mending', 'When you talk about a sore spot, your words are kind.'],
    ],
    tense: [
      ['unsure', "You're sure that whatever you say or do isn't good enough."],
      ['quarrelsome', 'Even good advice sounds to you like blame, and you argue with it in your head.'],
      ['watched', 'You can already hear somebody laugh, so you hold back.'],
    ],
  },
  Venus: {
    joined: [
      ['unsure', "You'd like to be loved in exactly the place where you don't believe you can be."],
      ['kind', "You're drawn to anyone who's having a hard time, and you're gentle with them."],
      ['eager', "You wonder what people think of you, and you'd like it to be good."],
    ],
    easy: [
      ['content', 'Being good to yourself suits you, and you feel at ease.'],
      ['tender', "You're tender without being careful, and you don't mind who finds it funny."],
      ['unhidden', "You've made friends with a flaw of yours, and you leave it uncovered."],
    ],
    tense: [
      ['hurt', "A trifle hurts you, and knowing that it's a trifle doesn't help."],
      ['unsure', "You're easy on everyone else, and you find fault only with yourself."],
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
      ['guarded', "You won't admit what's bothering you, not even to yourself."],
      ['torn', 'You want to go at it and you want to be spared, and you do neither.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talkative', "What went wrong turns into a funny story, and you're fond of everyone in it."],
      ['generous', "You'd like to pass on whatever does you good."],
    ],
    easy: [
      ['hopeful', 'You believe that things can get better, yours included.'],
      ['mending', 'You think bigger than your weak spot, and it gets smaller while you do.'],
    ],
    tense: [
      ['greedy', "You can't stop at enough, because enough never feels like it."],
      ['hurt', 'You feel passed over, and you think that everybody else counts for more.'],
    ],
  },
  Saturn: {
    joined: [
      ['careful', "You go over things calmly, like an accountant, and they're better than you feared."],
      ['mending', "You're patient with the slow part of yourself, and you give it the time it takes."],
    ],
    easy: [
      ['mending', 'You treat your weak spots with respect and not with pity.'],
      ['diligent', 'You do the sensible thing, and you rather like how dull it is.'],
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
      ['unsure', 'You feel clumsy, and you think that everyone can tell.'],
      ['guarded', 'You keep one foot out the door, so that nobody can ask you to leave.'],
    ],
  },
  Neptune: {
    joined: [
      ['burdened', "The world's troubles feel like your own, and you can't do much about either."],
      ['tender', "You're moved to tears by something small, and you let it happen."],
    ],
    easy: [
      ['mending', "You forgive a small thing without a word, and it's enough."],
      ['content', 'You rest properly, for once without feeling that you should be helping someone.'],
    ],
    tense: [
      ['dreaming', "You'd like to be carried off somewhere, and you picture it in detail."],
      ['hurt', 'You go over a small hurt again and again, and it stings each time.'],
    ],
  },
  Pluto: {
    joined: [
      ['strong', "You can look at a sore spot, and you're stronger than it is."],
      ['releasing', 'You see what holding on costs you, so you let go.'],
    ],
    easy: [
      ['mending', 'You can think of a sore point without wincing.'],
      ['kind', "You treat people gently, as you'd like to be treated."],
    ],
    tense: [
      ['torn', "You'd like to trust, and you don't quite, so you hover."],
      ['gripping', "You won't let go of an old grievance, because it's yours."],
    ],
  },
  Chiron: {
    joined: [
      ['diligent', "What's hard for you gets another try, with more patience."],
      ['mending', "You notice that you're kind to yourself exactly where you were once hurt."],
    ],
    easy: [
      ['mending', "You've made your peace with a weakness, and you make room for other people's."],
      ['diligent', "You know what does you good, and you don't put it off."],
    ],
    tense: [
      ['unsure', 'You compare yourself with everyone, and you come off worse each time.'],
      ['impatient', "You're annoyed by something small, and annoyed at being annoyed."],
    ],
  },
  'North Node': {
    joined: [
      ['daring', "You start with the part that you usually avoid, and you're still standing afterward."],
      ['restless', "You want to go where you don't know your way, since everywhere else feels too narrow."],
    ],
    easy: [
      ['curious', 'You ask to be shown how, as plainly as a child would, and you learn fast.'],
      ['hopeful', "You trust that you'll manage, clumsy or not."],
    ],
    tense: [
      ['guarded', 'You keep your distance, and you call it good sense.'],
      ['watched', "You'd rather not be watched while you're clumsy."],
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
      ['guarded', 'You keep people off with friendliness, so that nobody asks how you are.'],
      ['unsure', "You feel like apologizing before you've done anything."],
    ],
  },
  Midheaven: {
    joined: [
      ['daring', "You feel least sure exactly where you'd most like to try, and you try."],
      ['eager', "You're proud of something that looks easy to others, and you'd like to be praised for it."],
      ['unsure', 'You feel as if everybody except you had been taught how.'],
    ],
    easy: [
      ['strong', "You know more than you let on, and you're equal to what's asked of you."],
      ['unhidden', 'You show your weak sides too, and you find that you can stand being looked at.'],
      ['kind', 'You make things easier for others, and you do it without a speech.'],
    ],
    tense: [
      ['unsure', "You don't feel as capable as people think you are."],
      ['eager', "You'd like some credit for how much you've carried, and you make everything look easy."],
      ['burdened', 'You do far too much, so that nobody can find fault with you.'],
    ],
  },
}
