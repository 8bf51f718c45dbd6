import type { Meetings } from '../../pieces/Meetings.ts'

export const venusMeets: Meetings = {
  Sun: {
    joined: [
      ['warm', "You'd rather spend your time on people than on proving anything."],
      ['seen', "Something in you wants to be chosen, openly, and you're ready to do a little choosing yourself."],
      ['plenty', 'You like nice things, and you feel that they like you back.'],
    ],
    easy: [
      ['seen', 'You like being you, and it makes other people comfortable being themselves.'],
      ['warm', "You're friendly without a thought, toward people and most dogs."],
      ['plenty', 'Yours is the kind of good mood that wants to treat somebody.'],
    ],
    tense: [
      ['torn', 'You want to please and you want to be yourself, and nobody asks for the second.'],
      ['plenty', 'Being spoiled without having to earn it sounds right to you, so you start by spoiling yourself.'],
      ['seen', "You'd like somebody to look up, and you'd settle for almost anybody."],
    ],
  },
  Moon: {
    joined: [
      ['warm', 'You want tenderness more than fun, and a warm room more than either.'],
      ['dream', 'Fond thoughts of people come to you, and some of those people would be surprised.'],
      ['plenty', "Comfort is welcome in any quantity: softer, warmer and more of it, if you're asked."],
    ],
    easy: [
      ['warm', "You're gentle with yourself and others, and small comforts go a long way."],
      ['plenty', "There's a soft spot in you for everyone, and it's roomier than usual."],
    ],
    tense: [
      ['torn', 'Closeness is what you want, but on your own terms and at your own hour.'],
      ['cross', "You're kind until you're worn out, and then you blame those who never asked you to be."],
      ['sore', "You'd like to be mothered a little, and you're ashamed of how much."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', 'You want to talk about pleasant things, at length and without getting anywhere.'],
      ['warm', 'The tone reaches you before the content, and a friendly one wins you over to almost anything.'],
    ],
    easy: [
      ['warm', "You have a nice word for people, and it isn't only politeness."],
      ['talk', 'Said prettily, a thing is no less true, and you have the knack of it.'],
      ['free', "Whoever makes you curious has your affection, at least for as long as you're curious."],
    ],
    tense: [
      ['torn', "You agree out of politeness, and you find out a minute later that you don't agree."],
      ['cross', 'Bad manners bother you more than bad arguments, and your face says so.'],
    ],
  },
  Venus: {
    joined: [
      ['warm', "You remember what you love, and you'd like to have more of it in plain sight."],
      ['bold', "Your taste is your own, and you're done pretending that you'd take anything."],
      ['plenty', 'Something beautiful would please you, for no occasion at all.'],
    ],
    easy: [
      ['warm', 'You like things the way they are, which surprises you a little.'],
      ['free', 'Liking what you like needs no reason, so you stop looking for one.'],
    ],
    tense: [
      ['torn', 'Two things that you like exclude each other, and you try to keep both of them happy.'],
      ['sore', "You'd like a bit back of what you give, and you blush at the thought."],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You want what you want, and it shows in the way you move.'],
      ['seen', 'Charming and impatient at the same time, you make use of both.'],
      ['free', 'Anything with a spark in it draws you away from what you were doing.'],
    ],
    easy: [
      ['bold', 'You go after what you like with a light hand and no hurry.'],
      ['free', "Fun is what you're in the mood for, and you don't wait for company to begin."],
      ['warm', "There's a spring in your affection, and you like nearly everyone."],
    ],
    tense: [
      ['torn', 'You want to be asked nicely and you want an answer now, and each wish spoils the other.'],
      ['cross', "You're prickly with what you like best, since indifference would be worse."],
    ],
  },
  Jupiter: {
    joined: [
      ['plenty', 'You want to give, treat and toast, and thrift is for another day.'],
      ['bold', 'Enjoying yourself in a big way seems only right, and you see no reason to wait.'],
    ],
    easy: [
      ['plenty', "You're generous in the way that costs little and is remembered for long."],
      ['seen', "You feel popular, and you're modest about it for almost a minute."],
      ['warm', "You wish people well, even those you don't know."],
    ],
    tense: [
      ['plenty', 'One more of something nice seems reasonable, and then one more after that.'],
      ['torn', "You'd like the sensible choice and the lovely one, so you promise yourself both."],
      ['seen', "To be everyone's favorite takes a lot of smiling, and you keep smiling."],
    ],
  },
  Saturn: {
    joined: [
      ['deep', "What's still worth having when the fun is over is what you'd like to know."],
      ['duty', "You're sparing with your affection, and you mean every bit that you give."],
      ['warm', 'Old affections are the ones you trust, and you look after them.'],
    ],
    easy: [
      ['duty', 'You show that you care by being on time and remembering the details.'],
      ['warm', 'Less than usual is enough for you, and you enjoy it more.'],
    ],
    tense: [
      ['sore', "You want to be liked as you are, and a strict part of you says: not until you've earned it."],
      ['torn', "You'd like to be warm and you'd like to be safe, and you end up polite."],
      ['duty', 'Affection begins to feel like a duty, and you do your duty.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', "You're drawn to what you wouldn't usually like, and you want to know why."],
      ['bold', "Anything unusual wins your heart at first sight, and you don't wait for a second."],
    ],
    easy: [
      ['free', "You like people best when they surprise you, and you're quick to notice."],
      ['seen', "A bit of sparkle pleases you, and you don't mind being the one who brings it."],
    ],
    tense: [
      ['torn', 'You want company until you have it, and then you look for the door.'],
      ['cross', "Kindness ties you down, or so it feels, and you turn cool before you've noticed."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You fall for the idea of things, and the idea is beautiful.'],
      ['warm', "You'd give anyone anything, because you can feel so well what it's like to be without."],
      ['plenty', "Everyone looks lovely to you, and you'd give them all a discount."],
    ],
    easy: [
      ['dream', 'Beauty gets to you easily, and you let it.'],
      ['warm', "You're kind without keeping count, and you see people as they'd like to be."],
    ],
    tense: [
      ['dream', 'The picture pleases you more than the facts, and you take it out on the facts.'],
      ['torn', 'You give more than you meant to, because it feels so much like being needed.'],
      ['sore', "You hope to be understood without words, and you're hurt when words are needed."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You want to be loved for the part that you don't show, which would mean showing it."],
      ['seen', "Being liked isn't enough for you: you want to matter."],
      ['bold', "What you'd fight for is clear to you, and you're done being casual about it."],
    ],
    easy: [
      ['warm', "You're loyal to the bone, and you see no need to say so."],
      ['plenty', "What you'd never give up is clear to you, and that makes the rest easy to share."],
    ],
    tense: [
      ['deep', "You test people to see whether they care, and you'd hate it if they found out."],
      ['sore', "Small things make you jealous, and you'd sooner bite your tongue than admit it."],
    ],
  },
  Chiron: {
    joined: [
      ['warm', "You know what it's like to be chosen last, and you look around for whoever that is."],
      ['seen', "A compliment would be welcome in the one place where you wouldn't believe it."],
    ],
    easy: [
      ['warm', "You can take a kindness without saying that it wasn't necessary."],
      ['seen', 'Your own flaws seem quite becoming to you.'],
    ],
    tense: [
      ['sore', "You'd like a kind word on a particular subject, and that's the subject you never mention."],
      ['torn', "You'd like to come closer, and you wait to be fetched."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "What's new to you has charm, and you stay with it longer than you meant to."],
      ['warm', 'You like people who bring out a better side of you.'],
      ['bold', 'What attracts you frightens you a little, and you go nearer.'],
    ],
    easy: [
      ['warm', 'The unfamiliar has a friendly face for you, and you smile back.'],
      ['free', "What you'd usually only admire, you try."],
    ],
    tense: [
      ['seen', "You'd rather be liked where you are than be a stranger anywhere."],
      ['torn', 'A sweet old habit and the next step both want you, and the habit knows you better.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You look well because you feel liked, and it works in the other order too.'],
      ['warm', 'Anyone may come up to you, and you rather hope that somebody does.'],
    ],
    easy: [
      ['seen', "You look your best when you don't check, and you hardly check."],
      ['warm', 'You take your time with people, and you look as if you had more of it.'],
    ],
    tense: [
      ['sore', 'You wonder whether people like you or your manners, and you turn the manners up.'],
      ['seen', "In clothes or in words you follow someone else's taste, and you don't quite believe the result."],
      ['torn', 'Looking nice matters to you, and so does not caring how you look.'],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', "You'd like to be liked for what you do, and you don't mind helping a little."],
      ['duty', 'Good work ought to look good too, you feel, so you take more care than you need to.'],
    ],
    easy: [
      ['seen', 'You do things gracefully, and you let it be seen.'],
      ['duty', "Pleasant and serious go together well in you, and you don't have to try."],
      ['warm', "Even in what you do for duty's sake there's some affection, and you don't hide it."],
    ],
    tense: [
      ['torn', "You want to be liked and you want to be respected, and you can't decide which comes first."],
      ['duty', 'Charm is expected of you, and it feels like work.'],
    ],
  },
}
