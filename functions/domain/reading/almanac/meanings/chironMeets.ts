import type { Meetings } from '../../pieces/Meetings.ts'

export const chironMeets: Meetings = {
  Sun: {
    joined: [
      ['sore', "You feel the place where you've never thought yourself good enough, and you get up and do it anyway."],
      ['sore', "You'd like to be seen with your limp and all, and it takes some nerve."],
      ['sore', "There's one thing about yourself that you always explain away, and you're tired of explaining."],
    ],
    easy: [
      ['sore', "You're at ease with being imperfect, and it makes you better company than perfection would."],
      ['sore', "You can help somebody simply by being the one who isn't ashamed."],
      ['sore', "Somebody likes you for the very thing that you'd have left out of the picture."],
    ],
    tense: [
      ['sore', "You take an ordinary mistake as proof that you aren't good enough."],
      ['sore', "You'd like to be proud of yourself, and you see mostly the reasons against it."],
      ['sore', "You hear praise and look for the catch, and you hear blame and don't look any further."],
    ],
  },
  Moon: {
    joined: [
      ['warm', "You're easily moved, and an old loneliness sits down beside you without asking."],
      ['sore', "You feel what you missed, and you'd like to give it to someone."],
      ['sore', "You'd like somebody to notice that you're not quite all right, and you'd deny it if they did."],
    ],
    easy: [
      ['warm', "You know how to comfort, because you know what didn't."],
      ['warm', 'You can ask for a bit of care and take it without a speech.'],
      ['warm', 'You can be sad without being in trouble, and it passes like weather.'],
    ],
    tense: [
      ['sore', 'You need comfort and bristle when it comes.'],
      ['sore', 'Something about home makes you feel like a guest, and you tidy so as not to be a burden.'],
      ['warm', "You mother everyone in reach, and it's yourself you're worried about."],
    ],
  },
  Mercury: {
    joined: [
      [
        'sore',
        'You say the awkward thing about yourself, and it turns out that others have been waiting for someone to.',
      ],
      ['talk', 'You stumble over a word, and the stumble tells people more than the word.'],
      ['sore', "You'd like to ask a simple question and you're afraid that everyone else knows the answer."],
    ],
    easy: [
      ['talk', 'You say the hard thing in a kitchen voice, and it can be heard.'],
      ['talk', 'You can listen to a complaint without trying to mend it, and it mends.'],
      ['talk', 'You can say "I don\'t follow" out loud, and two others breathe out.'],
    ],
    tense: [
      ['sore', "You're sure you sounded stupid, and you play the sentence over and over."],
      ['sore', 'You take advice as blame, and you argue with it in your head all day.'],
      ['sore', 'You hold back the one remark that matters, because you can already hear somebody laugh.'],
    ],
  },
  Venus: {
    joined: [
      ['warm', "You'd like to be loved in exactly the place where you don't believe you can be."],
      ['warm', "You're drawn to people who've been hurt and don't make a fuss of it."],
      ['sore', "You wonder what you're worth to people, and you've begun to ask the right ones."],
    ],
    easy: [
      ['warm', "You let somebody carry your bag and don't take it back at the corner."],
      ['warm', "You're tender without being careful, and it's returned."],
      ['warm', "You're easy with people who are shy, and they grow pretty in your company."],
    ],
    tense: [
      ['sore', 'You feel unlovable over a trifle, such as a late reply or a bad photo.'],
      ['warm', "You're kind to others in the way that you'd never allow yourself."],
      ['warm', 'You pull back just when somebody comes closer, and you call it giving them room.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You do what usually makes you hesitate, with slightly shaky hands, and do it to the end.'],
      ['cross', "You're angry about something old, and it's good to have it out in the fresh air."],
      ['duty', 'You do with care what others do with force, and you get as far.'],
    ],
    easy: [
      ['bold', "You're brave in small installments."],
      ['duty', "You practice what you're bad at, and it's no longer a contest."],
      ['duty', 'You try again at something that never came easily, with no one watching.'],
    ],
    tense: [
      ['cross', "You strike out where you're sore, at somebody who only brushed against it."],
      ['sore', 'You try to prove that nothing hurts, and you try too hard.'],
      ['sore', "You're furious at how slowly you're getting better at something."],
    ],
  },
  Jupiter: {
    joined: [
      ['sore', 'You tell what went wrong as a story with an end, and you pour for everyone.'],
      ['sore', "You'd like to turn the sore spot into a lesson for everybody."],
    ],
    easy: [
      ['sore', "You believe in people's repair, starting with your own."],
      ['sore', 'You can laugh about your weak spot, and the laugh is real.'],
    ],
    tense: [
      ['sore', 'You promise to fix what can only be kept company.'],
      ['sore', 'You think everybody else was given more, and you count it.'],
    ],
  },
  Saturn: {
    joined: [
      ['sore', 'You look at an old failure like an accountant, and the sum is smaller than you feared.'],
      ['sore', "You're patient with the slow part of yourself."],
    ],
    easy: [
      ['duty', 'You open the box you were so careful with, and everything in it is whole.'],
      ['duty', "You do one healing thing regularly, and it works because it's dull."],
    ],
    tense: [
      ['sore', "You're hard on yourself in the exact place where you're weakest."],
      ['sore', 'You feel like a beginner in front of people who are younger.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', "You're tired of hiding your odd side, and you let somebody see it."],
      ['free', 'You break an old habit of protecting yourself, more or less by accident.'],
    ],
    easy: [
      ['sore', 'Your strange way of coping turns out to be what somebody else was looking for.'],
      ['free', "You're free of an old embarrassment for an afternoon, which is a start."],
    ],
    tense: [
      ['sore', 'You feel like the only one of your kind, in a room full of people who do too.'],
      ['sore', "You'd like help, and you pull back when it comes too close."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You feel the world's troubles in your own back."],
      ['warm', "You're moved to tears by something small, and you let it happen."],
    ],
    easy: [
      ['warm', 'You forgive somebody without telling them, and you feel lighter.'],
      ['dream', 'You rest properly, for once without feeling that you should be helping someone.'],
    ],
    tense: [
      ['dream', "You'd like to be saved, or to save, and neither is on offer."],
      ['dream', "You can't tell the hurt from the story about it."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You touch the oldest of your sore spots, and you're stronger than it is."],
      ['deep', 'You admit to yourself what an old hurt has cost you, and you stop paying.'],
    ],
    easy: [
      ['deep', "You can look at what you've survived without being back in it."],
      ['deep', 'You let somebody else keep their secret, and it frees you of yours.'],
    ],
    tense: [
      ['deep', "You don't trust the hand that's held out, and you'd like to."],
      ['sore', 'You keep an old wound open, because it gives you the right to be angry.'],
    ],
  },
  Chiron: {
    joined: [
      ['sore', "You come back to what's hardest for you, older and with better tools."],
      ['warm', "You notice that you're kindest exactly where you were once hurt."],
    ],
    easy: [
      ['sore', "You've made your peace with a weakness, and you can lend it out."],
      ['sore', "You know what does the sore spot good, and you don't put it off."],
    ],
    tense: [
      ['sore', "You compare your scar with somebody else's, and both of you lose."],
      ['sore', "An old trouble is back, though smaller, and you'd thought you were past it."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', 'The street you always avoid turns out to be the way there.'],
      ['bold', 'You take the step with the weak foot first.'],
    ],
    easy: [
      ['sore', "You ask to be shown, like a child with a shoelace, and it's done by lunch."],
      ['warm', "You're helped along by somebody who's had the same trouble."],
    ],
    tense: [
      ['sore', 'You use the old hurt as a reason to stay where you are.'],
      ['sore', "You'd have to be clumsy in public to get where you want to go."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You show the tender side first, without having planned to.'],
      ['sore', "You're shy about how you look or sound, and you go in all the same."],
      ['seen', "You'd rather be seen as you are than go on holding your stomach in."],
    ],
    easy: [
      ['warm', 'People feel that they can be imperfect near you.'],
      ['seen', 'You wear the mended place on the outside, and it suits you.'],
      ['seen', "You're relaxed about your odd side, and so other people are too."],
    ],
    tense: [
      ['seen', 'You feel looked at in the wrong spot.'],
      ['warm', 'You keep people off with helpfulness, so that nobody asks how you are.'],
      ['sore', "You apologize before you've come through the door."],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', 'You keep the bandage on in the meeting and answer when they ask.'],
      ['sore', "You feel least qualified just where you'd most like to lead."],
      ['seen', "You're proud of something that wouldn't look like much to anyone who finds it easy."],
    ],
    easy: [
      ['duty', 'What you learned the hard way turns out to be useful at work.'],
      ['seen', 'You can say "I don\'t know" in public and be trusted more for it.'],
      ['duty', 'You can use your own bad experience to make something work better for others.'],
    ],
    tense: [
      ['sore', "You feel like a fraud in front of people who think that you're fine."],
      ['seen', "You'd like some recognition for what your work has taken out of you, and nobody knows."],
      ['duty', 'You do twice the work so that nobody can find the weak place in it.'],
    ],
  },
}
