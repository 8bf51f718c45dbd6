import type { Meetings } from '../../pieces/Meetings.ts'

export const plutoMeets: Meetings = {
  Sun: {
    joined: [
      ['unhidden', "You clear out whatever you hide behind, and anyone may see what's left."],
      ['strong', "Half measures don't interest you, so you're either all in or not to be moved."],
      ['defiant', 'Nobody gets to tell you what to do, and you look ready to prove it.'],
    ],
    easy: [
      ['restrained', 'You know when enough has been said and done, so you stop there.'],
      ['strong', "You've stopped putting up with what you can change, and you feel equal to changing it."],
      ['clear', 'You know what you want at the bottom, and one plain sentence is enough to say so.'],
    ],
    tense: [
      ['quarrelsome', "You'd like to be the one who decides, and part of you enjoys the tug-of-war."],
      ['gripping', 'Being in control matters so much to you that you forget what of.'],
      ['torn', "You want a thing and you don't trust it, so you reach out and pull back."],
    ],
  },
  Moon: {
    joined: [
      ['unhidden', 'Old feelings come up with the force of new ones, and you let them show.'],
      ['tender', "You love with your whole weight, and you'd like to be held with as much."],
      ['gripping', "You hold the people you love a little too tightly, and you can't make yourself let go."],
    ],
    easy: [
      ['outspoken', "You can say what you feel, and you don't soften it."],
      ['strong', "You're strong in a quiet way, and you don't need to prove it."],
      ['releasing', 'You let something old go without ceremony, and you notice the extra room.'],
    ],
    tense: [
      ['gripping', "There's jealousy in you, or protectiveness, and you can't see where one stops."],
      ['hurt', "A small slight brings up a large feeling, and you'd rather glare than explain."],
      ['guarded', 'You want people closer, and you give them very little to hold on to.'],
    ],
  },
  Mercury: {
    joined: [
      ['searching', "The truth is what you want, all of it, and you'll read the footnotes."],
      ['outspoken', "You say what can't be taken back, because you've no wish to take it back."],
      ['gripping', 'You talk people into what you want without raising your voice, and you know it.'],
    ],
    easy: [
      ['clear', 'You see at a glance how things stand, and you can say it kindly.'],
      ['clear', 'Your words carry weight, so you need fewer of them.'],
      ['curious', 'You find out what you wanted to know by asking once and waiting.'],
    ],
    tense: [
      ['quarrelsome', "You argue to win, and you keep going after you've won."],
      ['searching', 'A hidden meaning seems likely to you, and you cross-examine people you like.'],
      ['guarded', 'The main thing stays unsaid, and you go around it.'],
    ],
  },
  Venus: {
    joined: [
      ['hurt', 'You want to be wanted without reservations, and each small reservation stings.'],
      ['torn', 'You want a thing badly and you want to leave it alone, both with the same force.'],
      ['tender', "You're fonder than you meant to be, and you let it show."],
    ],
    easy: [
      ['restrained', 'You could have more, and you leave it.'],
      ['mending', 'You can go back to where it went wrong, and be gentle with everyone, yourself included.'],
      ['releasing', "You let go of something you've outgrown and feel richer."],
    ],
    tense: [
      ['hurt', "You'd like to be wanted more, and no answer is warm enough for you."],
      ['gripping', 'You keep count of who gives what, and you mean to stay ahead.'],
      ['guarded', "You keep people at arm's length, the charming ones too."],
    ],
  },
  Mars: {
    joined: [
      ['strong', "You go all the way or you don't go, and you've decided to go."],
      ['diligent', "There's a fierce will in you, and you put it into hard work until the work is done."],
      ['gripping', "You're so set on one thing that you hardly hear what else is offered."],
    ],
    easy: [
      ['diligent', 'You have the stamina to finish what others only start.'],
      ['strong', "You know your own strength, and you don't need to push anyone to prove it."],
      ['searching', 'You go to the root of a thing and leave the leaves alone.'],
    ],
    tense: [
      ['quarrelsome', "You're angrier than the occasion deserves, and you know that it isn't about the occasion."],
      ['gripping', 'You want to win, even at the cost of good will.'],
      ['burdened', 'You carry on where anyone else would have stopped, and you take on too much.'],
    ],
  },
  Jupiter: {
    joined: [
      ['daring', "You'd risk a good deal for something that you really want."],
      ['outspoken', 'You want something, and you make the case for it out loud.'],
    ],
    easy: [
      ['hopeful', 'You expect good things, and you can wait for them.'],
      ['generous', 'You have more than you need of something, and you gladly pass some of it on.'],
    ],
    tense: [
      ['quarrelsome', "You're sure that you're right, and it makes you a little ruthless."],
      ['greedy', 'You want more than you need, and you call it a matter of principle.'],
    ],
  },
  Saturn: {
    joined: [
      ['releasing', 'Nothing unnecessary is safe from you, and you feel no pity for any of it.'],
      ['restrained', 'You learn what you can do without, and it makes you hard to threaten.'],
    ],
    easy: [
      ['diligent', 'You do a thing once and thoroughly, so that nobody has to do it again.'],
      ['releasing', "You let things end when they end, and you don't prop them up."],
    ],
    tense: [
      ['gripping', 'You hold on to something that no longer does you any good.'],
      ['burdened', 'You do what you have to, with your teeth clenched.'],
    ],
  },
  Uranus: {
    joined: [
      ['restless', "You want to be free of something, and you can't sit still for it."],
      ['releasing', "You've had enough of an old habit, and you're ready to be rid of it."],
    ],
    easy: [
      ['daring', 'You do the opposite of your habit, calmly, to see which of the two is stronger.'],
      ['strong', "You're strong enough to be different, and you don't need to make any noise about it."],
    ],
    tense: [
      ['torn', 'You want to keep a thing and you want to be rid of it, both with good reason.'],
      ['restless', "You'd like to break out of something, and you can't settle down to anything else."],
    ],
  },
  Neptune: {
    joined: [
      ['searching', "You look at what you'd usually take on trust, and you ask for the reason."],
      ['dreaming', "Something you dream of won't leave you alone, and you follow it in your thoughts."],
    ],
    easy: [
      ['kind', 'You know what goes on in other people, and it makes you kind to them.'],
      ['searching', 'You feel your way to the bottom of things, and you come up with something useful.'],
    ],
    tense: [
      ['dreaming', "You long for something that you know you'd better see by daylight."],
      ['guarded', "You sense more than you're told, and you keep your distance."],
    ],
  },
  Pluto: {
    joined: [
      ['strong', 'You feel your own will at its full size, and you could move anything with it.'],
      ['daring', 'You could do anything if you stopped being careful, so you stop for a minute.'],
    ],
    easy: [
      ['strong', "You don't show your strength, but you can tell that it shows anyway."],
      ['releasing', 'You bring things to an end quietly, thoroughly and without looking back.'],
    ],
    tense: [
      ['torn', "You'd have to let one thing go to get another, and you want both."],
      ['guarded', "You feel your control slip a little, and you'd sooner bite your tongue than admit it."],
    ],
  },
  Chiron: {
    joined: [
      ['mending', "You go to the root of an old hurt, because you're tired of stepping around it."],
      ['strong', "You look your weak spot in the eye, and your voice doesn't shake."],
    ],
    easy: [
      ['kind', "You see people's weak sides, and you like them better for it."],
      ['releasing', 'You put down something heavy, and your shoulders notice.'],
    ],
    tense: [
      ['guarded', 'You guard the sore spot so fiercely that everyone knows where it is.'],
      ['watched', 'You put on a hard face, so that nobody sees anything soft.'],
    ],
  },
  'North Node': {
    joined: [
      ['daring', 'You feel pushed forward by something stronger than you, and you take the risk gladly.'],
      ['releasing', "You stop looking over your shoulder, since you wouldn't go back if you could."],
    ],
    easy: [
      ['strong', "There's strength in you for what's next, so you don't need to be pushed."],
      ['releasing', "You know what has to end before you can begin, and you're not sad about it."],
    ],
    tense: [
      ['gripping', 'You want to go forward and take everything along, down to the last grudge.'],
      ['guarded', 'You keep what bothers you to yourself, and nobody may ask.'],
    ],
  },
  Ascendant: {
    joined: [
      ['unhidden', "You come on strong, and you don't tone it down."],
      ['restless', 'You want to shed a skin, and the old one has started to itch.'],
      ['strong', "You'd like to be taken at full strength, without the polite wrapping."],
    ],
    easy: [
      ['clear', 'You need two sentences where others need ten, and both of them are right.'],
      ['restrained', 'You notice a lot, and you keep it to yourself.'],
      ['releasing', "You drop a thing for good, and it's easier than you expected."],
    ],
    tense: [
      ['gripping', 'You want things to go your way, and you go about it with very good manners.'],
      ['eager', "You'd like to be seen as someone who knows, and you play the part."],
      ['watched', "You feel people's eyes on you, and you put up a front."],
    ],
  },
  Midheaven: {
    joined: [
      ['diligent', "You're done with looking busy, and you get on with what counts until it's finished."],
      ['gripping', "You want to know who really decides, and you'd like it to be you."],
      ['eager', "You'd like people to take a second look at you."],
    ],
    easy: [
      ['outspoken', 'You say what you think to whoever needs to hear it.'],
      ['diligent', 'You take on what everyone else has pushed away, without a sigh.'],
      ['unhidden', "People look at you a little longer, and you find that you don't mind."],
    ],
    tense: [
      ['gripping', "You want to come first, and you're no longer sure what the prize is."],
      ['guarded', 'You look so strong that nobody asks how you are.'],
      ['restrained', 'You have a good deal to say, and you keep quiet with some effort.'],
    ],
  },
}
