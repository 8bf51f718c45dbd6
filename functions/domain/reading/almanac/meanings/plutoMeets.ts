import type { Meetings } from '../../pieces/Meetings.ts'

export const plutoMeets: Meetings = {
  Sun: {
    joined: [
      ['unhidden', "You clear out whatever you hide behind, and anyone may see what's left."],
      ['strong', "Half measures don't interest you, so you're either all in or not to be moved."],
      ['defiant', 'Nobody gets to tell you who you are, and you look ready to prove it.'],
    ],
    easy: [
      ['restrained', 'You know when enough has been said and done, so you stop there.'],
      ['strong', "You've stopped putting up with what you can change, and you feel equal to changing it."],
      ['clear', 'You know what you want at the bottom, and one plain sentence is enough to say so.'],
    ],
    tense: [
      ['quarrelsome', "You'd like to be the one who decides, and part of you enjoys the tug-of-war."],
      ['gripping', 'Being in control matters so much to you that you forget what of.'],
      ['torn', "You'd like to trust people, and you'd like to hold all the strings while you do."],
    ],
  },
  Moon: {
    joined: [
      ['unhidden', 'Old feelings come up with the force of new ones, and you let them show.'],
      ['tender', "You love with your whole weight, and you'd like to be held with as much."],
      ['gripping', "You hold the people you love a little too tightly, and you can't make yourself let go."],
    ],
    easy: [
      ['outspoken', "You can say what you feel down to the floor, and you don't soften it."],
      ['strong', "You're strong in a way that lets other people fall apart for a minute."],
      ['releasing', 'An old feeling leaves without a ceremony, and you notice the extra room.'],
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
      ['clear', "You see what's going on under the talk, and you can name it without hurting anybody."],
      ['clear', 'Your words carry weight, so you need fewer of them.'],
      ['curious', 'You find out what you wanted to know by asking once and waiting.'],
    ],
    tense: [
      ['quarrelsome', "You argue to win, and you keep going after you've won."],
      ['searching', 'A hidden meaning seems likely to you, and you cross-examine people you like.'],
      ['guarded', 'The main thing stays unsaid, so everything else you say sounds odd.'],
    ],
  },
  Venus: {
    joined: [
      ['hurt', 'You want to be wanted without reservations, and each small reservation stings.'],
      ['torn', 'You want a thing badly and you want to leave it alone, both with the same force.'],
      ['tender', "Your fondness has gone further than you meant, and you're not in charge of how much."],
    ],
    easy: [
      ['restrained', 'You know that you have a certain pull, and you leave it unused.'],
      ['mending', 'You can go back to where it went wrong, and be gentle with everyone, yourself included.'],
      ['releasing', "You let go of a taste you've outgrown and feel richer."],
    ],
    tense: [
      ['hurt', 'You doubt that anyone could love you enough, and nothing they say convinces you.'],
      ['gripping', 'You keep count of who loves whom more, and you mean to stay ahead.'],
      ['defiant', 'Charm feels to you like a hand on your elbow, and you shake it off.'],
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
      ['searching', 'You go for the root of what annoys you and leave the leaves alone.'],
    ],
    tense: [
      ['quarrelsome', "You're angrier than the occasion deserves, and you know that it isn't about the occasion."],
      ['gripping', "You could win by force, if you didn't mind paying for it in good will."],
      ['burdened', 'You carry on where anyone else would have stopped, and you take on too much.'],
    ],
  },
  Jupiter: {
    joined: [
      ['daring', "All the usual goals look small to you, and you'd risk a good deal for a larger one."],
      ['outspoken', "You believe like a convert, and you'd like to convince at least one more person."],
    ],
    easy: [
      ['hopeful', 'You expect good things from what others have written off, and you can wait for them.'],
      ['generous', 'You have power to spare, and you gladly give some of it away.'],
    ],
    tense: [
      ['quarrelsome', "You're sure that you're right, and it makes you a little ruthless."],
      ['greedy', 'You want everything larger than you need it, and you call it a matter of principle.'],
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
      ['gripping', 'You hold on to a rule that no longer holds anything up.'],
      ['defiant', "You dig in when you're told what to do without being told why."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', 'What you want is to be free of something for good and not only for a weekend.'],
      ['releasing', "Mending won't do: you'd pull the whole thing down, and you know which part goes first."],
    ],
    easy: [
      ['daring', 'You do the opposite of your habit, calmly, to see which of the two is stronger.'],
      ['strong', "You're strong enough to be different, and you don't need to make any noise about it."],
    ],
    tense: [
      ['torn', 'You want to keep something good, and you want to be rid of what it costs you.'],
      ['defiant', 'You want to be free, and you take every question as somebody asking who allowed it.'],
    ],
  },
  Neptune: {
    joined: [
      ['searching', 'You look at what you believe in and ask who profits from it.'],
      ['dreaming', "Something you dream of won't leave you alone, and you follow it in your thoughts."],
    ],
    easy: [
      ['kind', 'You know what goes on in other people, and it makes you kind to them.'],
      ['searching', 'You feel your way to the bottom of things, and you come up with something useful.'],
    ],
    tense: [
      ['dreaming', "You long for something that you know you'd better see by daylight."],
      ['guarded', 'You sense an undertow in friendly words, and you keep your feet on the bottom.'],
    ],
  },
  Pluto: {
    joined: [
      ['strong', 'You feel your own will at its full size, and you could move anything with it.'],
      ['daring', 'You could do anything if you stopped being careful, and the thought makes your ears ring.'],
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
      ['kind', "Seeing somebody's worst side doesn't make you flinch, and you like them better for it."],
      ['releasing', "You give up an old grievance, since it's heavier than what it was about."],
    ],
    tense: [
      ['guarded', 'You guard the sore spot so fiercely that everyone knows where it is.'],
      ['watched', "You'd rather be feared than pitied, so you keep up a hard face in front of everyone."],
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
      ['defiant', "There's one thing that holds you back, and nobody is allowed to tell you so."],
    ],
  },
  Ascendant: {
    joined: [
      ['unhidden', "You come across as intense, and you don't tone it down."],
      ['restless', 'You want to shed a skin, and the old one has started to itch.'],
      ['strong', "You'd like to be taken at full strength, without the polite wrapping."],
    ],
    easy: [
      ['clear', 'You need two sentences where others need ten, and both of them are right.'],
      ['restrained', "You can't be fooled, and you keep quiet while it's tried."],
      ['releasing', "You drop a habit for good, and it looks as if you'd never had it."],
    ],
    tense: [
      ['gripping', 'You want to be the one who leads, and you go about it with very good manners.'],
      ['eager', 'You look as if you knew something, and rather like being looked at that way.'],
      ['defiant', "You notice from across the room when you're being managed, and your hackles rise."],
    ],
  },
  Midheaven: {
    joined: [
      ['diligent', "You're done with looking busy, and you get on with what counts until it's finished."],
      ['gripping', "You want to know who really decides, and you'd like it to be you."],
      ['eager', "You've outgrown how people know you, and you'd like them to look again."],
    ],
    easy: [
      ['outspoken', 'You know whose word counts, and you speak to them without flattery.'],
      ['diligent', 'You take on what everyone else has pushed away, without a sigh.'],
      ['unhidden', "You're taken more seriously than you asked to be, and you find that you don't mind."],
    ],
    tense: [
      ['gripping', "You want to come first, and you're no longer sure what the prize is."],
      ['guarded', "You look so strong that you wouldn't know how to say that you aren't."],
      ['restrained', 'You see through what everyone pretends to respect, and you keep quiet with some effort.'],
    ],
  },
}
