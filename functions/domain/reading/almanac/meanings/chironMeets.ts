import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      ['deep', "You want to know what you'd be like if you stopped making up for something."],
      ['seen', "You'd like to be seen as you are, weak side included, and it takes some nerve."],
      ['sore', "There's one thing about yourself that you always explain away, and you're tired of explaining."],
    ],
    easy: [
      ['warm', 'Being imperfect puts you at ease, and it makes you better company than perfection would.'],
      ['bold', "You aren't ashamed of what you can't do, so you try it in front of anyone."],
      ['seen', "You'd like to be liked for the very thing that you usually leave out of the picture."],
    ],
    tense: [
      ['sore', "You take an ordinary mistake as proof that you aren't good enough."],
      ['torn', 'Half of you wants to be noticed and the other half hides, so you end up hovering.'],
      ['seen', 'You fish for praise, and you throw it back when you get some.'],
    ],
  },
  Moon: {
    joined: [
      ['sore', 'You feel lonely for no reason that anyone could see, so you keep busy.'],
      ['warm', "You most like to give what you've gone without yourself."],
      ['seen', "You'd like somebody to see that you're not quite all right, and you'd deny it if they did."],
    ],
    easy: [
      ['warm', "You know how to comfort people, because you remember what didn't work on you."],
      ['bold', 'When you need a bit of care, you say so, without a speech.'],
      ['sore', "Sadness can come and go like weather, and you don't take it for trouble."],
    ],
    tense: [
      ['cross', "You bristle at comfort, though you've been longing for some."],
      ['duty', 'You feel like a guest wherever you are, so you make yourself useful.'],
      ['warm', "You fuss over everyone in reach, and it's yourself you're worried about."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', 'You say the awkward thing out loud, and you feel lighter for it.'],
      ['sore', "You trip over your words, and you'd like to start the sentence over."],
      ['torn', "You want to ask and you don't, because everyone else seems to know the answer."],
    ],
    easy: [
      ['warm', "You say hard things softly, as you'd want them said to you."],
      ['talk', 'You ask what others are too proud to ask, and you enjoy the answer.'],
      ['sore', "When you talk about a mistake of yours, you don't make it any bigger or smaller."],
    ],
    tense: [
      ['sore', "You're sure that you sounded stupid, and you play the sentence over and over."],
      ['cross', 'Even good advice sounds to you like blame, and you argue with it in your head.'],
      ['torn', 'You hold back the one remark that matters, because you can already hear somebody laugh.'],
    ],
  },
  Venus: {
    joined: [
      ['sore', "You'd like to be loved in exactly the place where you don't believe you can be."],
      ['warm', "You're drawn to people who've been hurt and don't make a fuss about it."],
      ['seen', "You wonder what you're worth to people, and you look for the answer in their faces."],
    ],
    easy: [
      ['warm', "Being spoiled a little suits you, and you don't hurry to pay it back."],
      ['bold', "You're tender without being careful, and you'd rather be laughed at than lukewarm."],
      ['seen', "You've made friends with a flaw of yours, and you leave it uncovered."],
    ],
    tense: [
      ['sore', "A trifle makes you feel unlovable, and knowing that it's a trifle doesn't help."],
      ['warm', "You're kind to others in a way that you'd never allow yourself."],
      ['torn', 'As soon as somebody comes closer you pull back, and you call it giving them room.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You do what usually makes you hesitate, with slightly shaky hands, and do it to the end.'],
      ['cross', "Something old makes you angry, and you're surprised how good it feels."],
      ['duty', 'You do with care what others do with force, and you get as far.'],
    ],
    easy: [
      ['bold', "You're brave in small installments, and you don't skip a payment."],
      ['duty', "You practice what you're bad at, and you've stopped treating it as a contest."],
      ['sore', "If something's too hard for you, you say so, and you try again anyway."],
    ],
    tense: [
      ['cross', 'Anyone who brushes against the sore spot gets more of your temper than they deserve.'],
      ['sore', 'You try to prove that nothing hurts, and you try too hard.'],
      ['torn', 'You want to fight back and you want to be spared, and you do neither.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talk', "What went wrong turns into a funny story, and you're fond of everyone in it."],
      ['plenty', "You'd like to turn your own sore spot into good advice for everybody."],
    ],
    easy: [
      ['warm', 'You believe that people can get better, and for once you count yourself among the people.'],
      ['bold', 'You think bigger than your weak spot, and it gets smaller while you do.'],
    ],
    tense: [
      ['plenty', 'You promise to fix what can only be kept company.'],
      ['sore', 'You think everybody else was given more, and you keep counting.'],
    ],
  },
  Saturn: {
    joined: [
      ['deep', 'You go over an old failure like an accountant, and you find less in it than you feared.'],
      ['duty', "You're patient with the slow part of yourself, and you give it the time it takes."],
    ],
    easy: [
      ['warm', 'You treat old damage with respect and not with pity, your own included.'],
      ['duty', "You do what's good for you regularly, and you rather like how dull it is."],
    ],
    tense: [
      ['sore', "You're hard on yourself in the exact place where you're weakest."],
      ['seen', "In front of everyone you feel like a beginner, and you hope that it doesn't show."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'Hiding your odd side has become tiring, and you let somebody see it.'],
      ['bold', 'Your guard goes down more or less by accident, and you leave it down.'],
    ],
    easy: [
      ['talk', "You tell others your own strange way of coping, since you'd have liked to know it sooner."],
      ['free', "You're free of an old embarrassment for an hour or so, and you hardly notice the lack."],
    ],
    tense: [
      ['sore', 'You feel stranger than everyone else, and so does everyone else.'],
      ['free', 'You keep one foot out the door, so that nobody can ask you to leave.'],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "The world's troubles feel like your own, and you can't do much about either."],
      ['warm', "You're moved to tears by something small, and you let it happen."],
    ],
    easy: [
      ['warm', "You forgive somebody without telling them, and you find that it's enough."],
      ['dream', 'You rest properly, for once without feeling that you should be helping someone.'],
    ],
    tense: [
      ['torn', 'Being saved would be nice, or saving somebody, and neither is on offer.'],
      ['dream', "You can't tell the hurt from the story that you tell yourself about it."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You touch the oldest of your sore spots, and you're stronger than it is."],
      ['bold', 'You admit to yourself what an old hurt has cost you, and you stop paying.'],
    ],
    easy: [
      ['sore', 'You can think of what hurt you without being back in it.'],
      ['warm', "You keep other people's secrets as gently as you'd like yours to be kept."],
    ],
    tense: [
      ['torn', "You don't trust the hand that's held out, and you'd like to."],
      ['cross', 'You keep an old wound open, because it gives you the right to be angry.'],
    ],
  },
  Chiron: {
    joined: [
      ['duty', "What's hardest for you gets another try, with more patience and fewer excuses."],
      ['warm', "You notice that you're kindest exactly where you were once hurt."],
    ],
    easy: [
      ['warm', "You've made your peace with a weakness, and you make room for other people's."],
      ['duty', "You know what does the sore spot good, and you don't put it off."],
    ],
    tense: [
      ['sore', "You compare your scar with somebody else's, and both of you lose."],
      ['cross', "You thought you were past an old trouble, and you're annoyed to find it at your elbow."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', "You start with the part that you usually avoid, and you're still standing afterward."],
      ['free', "You go where you're least practiced, since that's the only direction with any air in it."],
    ],
    easy: [
      ['talk', 'You ask to be shown how, as plainly as a child would, and you learn fast.'],
      ['warm', "You trust anyone who's had the same trouble, and follow their lead."],
    ],
    tense: [
      ['sore', 'An old hurt gives you a reason to stay where you are, and a very good one.'],
      ['torn', "You'd have to be clumsy in public to get where you want to go, and you hate being watched."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You show the tender side first, without having planned to.'],
      ['sore', "You're shy about how you look or sound, and you go in all the same."],
      ['bold', "You've stopped holding your stomach in, so to speak, and you say hello first."],
    ],
    easy: [
      ['warm', 'You let people be imperfect around you, and you enjoy the company.'],
      ['seen', 'You wear the mended place on the outside, and it suits you.'],
      ['free', "Your odd side gets some air, and you're relaxed about who sees it."],
    ],
    tense: [
      ['sore', 'You feel looked at in the wrong spot, and you keep a hand over it.'],
      ['duty', 'You keep people off with helpfulness, so that nobody asks how you are.'],
      ['seen', "You apologize before you've done anything, and you watch people's faces for the verdict."],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You feel least qualified exactly where you'd most like to lead, and you raise your hand."],
      ['seen', "You're proud of something that wouldn't look like much to anyone who finds it easy."],
      ['sore', 'You feel as if everybody except you had been taught how.'],
    ],
    easy: [
      ['duty', "What you learned the hard way comes in handy, and you don't make a story of it."],
      ['seen', "You say out loud that you don't know, and you find that you can stand being looked at."],
      ['warm', 'You make things easier for somebody else in the spot where nobody did for you.'],
    ],
    tense: [
      ['sore', "You feel like a fraud whenever somebody thinks that you're fine."],
      ['seen', "You'd like some credit for how much you've carried, and you make everything look easy."],
      ['duty', 'You do twice the work so that nobody can find the weak place in it.'],
    ],
  },
}
