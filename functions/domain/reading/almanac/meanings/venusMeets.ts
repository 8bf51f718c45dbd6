import type { Meetings } from '../../pieces/Meetings.ts'

export const venusMeets: Meetings = {
  Sun: {
    joined: [
      ['tender', "You're in a gentle mood, with yourself and with others."],
      ['eager', 'You want to be chosen, openly, and you let it show.'],
      ['content', "You enjoy what's pleasant, and you take your time over it."],
    ],
    easy: [
      ['unhidden', 'You like being you, and it makes other people comfortable being themselves.'],
      ['kind', "You're friendly without giving it a thought, toward people and most dogs."],
      ['generous', 'Yours is the kind of good mood that wants to treat somebody.'],
    ],
    tense: [
      ['torn', 'You want to please and you want to do as you like, so you do neither for long.'],
      ['greedy', "You'd like to be spoiled, so you start by spoiling yourself."],
      ['eager', "You'd like somebody to look up, and you'd do a good deal for it."],
    ],
  },
  Moon: {
    joined: [
      ['tender', 'You want tenderness more than fun, and a warm room more than either.'],
      ['dreaming', 'You picture what you long for, and you grow fonder of it by the hour.'],
      ['greedy', "Comfort is welcome in any quantity: softer, warmer and more of it, if you're asked."],
    ],
    easy: [
      ['tender', "You're gentle with yourself and others, and small comforts go a long way."],
      ['kind', "There's a soft spot in you for everyone, and it's roomier than usual."],
    ],
    tense: [
      ['torn', "You're drawn to a thing and you shy away from it, both in the same minute."],
      ['burdened', "You look after things until you're worn out, and you can't think how to stop."],
      ['tender', "You'd like to be mothered a little, and you're ashamed of how much."],
    ],
  },
  Mercury: {
    joined: [
      ['talkative', 'You want to talk about pleasant things, at length and without getting anywhere.'],
      ['tender', 'A little warmth from others comforts you, more than the words themselves.'],
    ],
    easy: [
      ['generous', 'You have a nice word for people, and you give freely of other things too.'],
      ['clear', 'Said simply and pleasantly, a thing is no less true, and you have the knack of it.'],
      ['curious', "Whoever makes you curious has your affection, at least for as long as you're curious."],
    ],
    tense: [
      ['yielding', "You agree out of politeness, and you find out a minute later that you don't agree."],
      ['impatient', "You've no patience for small things, and there are a lot of them."],
    ],
  },
  Venus: {
    joined: [
      ['dreaming', 'You let your thoughts drift to what you like best.'],
      ['outspoken', "You know what you'd like, and you're done being polite about it."],
      ['greedy', 'You want something beautiful, for no occasion at all, and then something to go with it.'],
    ],
    easy: [
      ['content', 'You like things the way they are, which surprises you a little.'],
      ['playful', 'Liking what you like needs no reason, and you have your fun with it.'],
    ],
    tense: [
      ['torn', "You want two things that exclude each other, and you can't give up either."],
      ['hurt', "You'd like a bit back of what you give, and you feel left out."],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', "You want something, and you've reached for it before you've thought."],
      ['eager', "You turn on the charm, and you'd like it to be admired."],
      ['restless', 'Anything with a spark in it draws you away from what you were doing.'],
    ],
    easy: [
      ['strong', "You're sure enough of yourself to go after what you like without hurry."],
      ['playful', "Fun is what you're in the mood for, and you don't wait to be asked."],
      ['kind', "There's a spring in your affection, and you like nearly everyone."],
    ],
    tense: [
      ['torn', 'You want to wait and you want to go ahead, and each wish spoils the other.'],
      ['impatient', "You're prickly, even with those you like best, and small things set you off."],
    ],
  },
  Jupiter: {
    joined: [
      ['generous', 'You want to give, treat and toast, and thrift is for another day.'],
      ['greedy', 'You want to enjoy yourself in a big way, and a little more than that.'],
    ],
    easy: [
      ['generous', "You're generous in the way that costs little and is remembered for long."],
      ['unhidden', "You like how you come across, and you don't mind who sees that you enjoy it."],
      ['kind', "You wish people well, even those you don't know."],
    ],
    tense: [
      ['greedy', 'One more of something nice seems reasonable, and then one more after that.'],
      ['torn', "You'd like to be sensible and you'd like to enjoy yourself, and you can't decide."],
      ['watched', "To be everyone's favorite takes a lot of pretending, and you keep pretending."],
    ],
  },
  Saturn: {
    joined: [
      ['searching', 'You want to know what a thing is really worth to you, so you look twice.'],
      ['restrained', 'You hold back with people, and you mean every bit that you give.'],
      ['tender', 'Your affection is steady, and you show it in small ways.'],
    ],
    easy: [
      ['careful', 'You take good care of small things, because you like them done well.'],
      ['restrained', "You can do without, and you enjoy what's left all the more."],
    ],
    tense: [
      ['unsure', "You want to be liked as you are, and a strict part of you says that you aren't good enough."],
      ['guarded', "You'd like to be warm and you'd like to be safe, and you end up polite."],
      ['burdened', "You do your duty by people, and that's how it feels."],
    ],
  },
  Uranus: {
    joined: [
      ['curious', "You're drawn to what you'd usually pass by, and you want to know more."],
      ['impulsive', "Anything new wins you over at first sight, and you don't wait for a second."],
    ],
    easy: [
      ['curious', 'You like to be surprised, so you go and look, and you ask a lot.'],
      ['playful', "A bit of fun pleases you, and you don't mind being the one who starts it."],
    ],
    tense: [
      ['restless', 'You want something else, and when you have it, something else again.'],
      ['guarded', "You turn cool before you've noticed, and it's hard to turn back."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You fall for a beautiful idea, and you live in it for a while.'],
      ['kind', "You feel so well what others lack that you can't help giving it to them."],
      ['generous', 'Everyone looks lovely to you, and you praise them freely.'],
    ],
    easy: [
      ['content', 'You find things beautiful as they are, and you need nothing else.'],
      ['kind', "You're kind without keeping count, and you see people as they'd like to be."],
    ],
    tense: [
      ['dreaming', 'The picture pleases you more than the facts, and you stay with the picture.'],
      ['yielding', 'You give more than you meant to, because it feels so much like being needed.'],
      ['hurt', "You hope to be understood without words, and you're hurt when words are needed."],
    ],
  },
  Pluto: {
    joined: [
      ['guarded', "You'd like to be known completely, and you let hardly anyone come close."],
      ['eager', "Being liked isn't enough for you: you want to matter."],
      ['strong', "What you'd fight for is clear to you, and you feel strong enough to do it."],
    ],
    easy: [
      ['kind', "You're good to those you love, and anyone may lean on you."],
      ['releasing', 'You know what matters to you, so the rest is easy to let go.'],
    ],
    tense: [
      ['guarded', "You test people to see whether they care, and you'd hate it if they found out."],
      ['gripping', 'Small things make you jealous, and you hold on all the harder.'],
    ],
  },
  Chiron: {
    joined: [
      ['kind', 'You know how it feels to be left out, so you look after whoever is.'],
      ['eager', "You'd love a compliment, above all for what you find hardest."],
    ],
    easy: [
      ['content', "You take what good things come, and you don't ask for more."],
      ['mending', "You don't hold your own flaws against yourself."],
    ],
    tense: [
      ['tender', 'You need a kind word on one particular subject, and you need it badly.'],
      ['guarded', "You'd like to come closer, and you don't let it show."],
    ],
  },
  'North Node': {
    joined: [
      ['curious', "What's new to you has charm, and you stay with it longer than you meant to."],
      ['kind', 'You feel like being kind, and you practice on whoever is near.'],
      ['daring', 'What attracts you frightens you a little, and you go nearer.'],
    ],
    easy: [
      ['hopeful', "Whatever's ahead has a friendly face for you, so you look forward to it."],
      ['daring', "What you'd usually only admire, you try."],
    ],
    tense: [
      ['eager', "You'd like to be liked, and you try a bit too hard for it."],
      ['torn', "You're pulled two ways at once, and you can't choose."],
    ],
  },
  Ascendant: {
    joined: [
      ['unhidden', "You feel liked, so you don't mind being looked at."],
      ['hopeful', 'Anyone may come up to you, and you rather hope that somebody does.'],
    ],
    easy: [
      ['unhidden', "You look your best when you don't check, and you're at ease under anyone's eyes."],
      ['kind', 'You have time for people, and a friendly word for whoever comes by.'],
    ],
    tense: [
      ['watched', 'You wonder whether people like you, so you try to look the part.'],
      ['yielding', "You give way to other people, and you don't like the result."],
      ['torn', 'You lean one way and then the other, and you end up in the middle.'],
    ],
  },
  Midheaven: {
    joined: [
      ['eager', "You'd like to be liked for what you do, and you don't mind helping a little."],
      ['careful', 'Good work ought to look good too, you feel, so you take more care than you need to.'],
    ],
    easy: [
      ['unhidden', "You're graceful about who you are, and you let it be seen."],
      ['diligent', 'You do serious things pleasantly, and you do them to the end.'],
      ['tender', "You feel affection for people, and you don't hide it."],
    ],
    tense: [
      ['torn', "You want a nice thing and a sensible thing, and you can't decide which comes first."],
      ['watched', 'You wonder what people would say, and keeping up a pleasant face feels like work.'],
    ],
  },
}
