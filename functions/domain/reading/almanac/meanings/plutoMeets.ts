import type { Meetings } from '../../pieces/Meetings.ts'

export const plutoMeets: Meetings = {
  Sun: {
    joined: [
      ['deep', "Nobody's authority will do but your own, and you clear out whatever you hide behind."],
      ['bold', "Half measures don't interest you, so you're either all in or not to be moved."],
      ['cross', 'Nobody gets to tell you who you are, and you look ready to prove it.'],
    ],
    easy: [
      ['seen', "You don't have to say a word to be noticed, so you don't."],
      ['bold', "You've stopped putting up with what you can change."],
      ['deep', 'You know what you want at the bottom, so the surface can look like anything.'],
    ],
    tense: [
      ['cross', "You'd like to be the one who decides, and part of you enjoys the tug-of-war."],
      ['deep', 'Being in control matters so much to you that you forget what of.'],
      ['torn', "You'd like to trust people, and you'd like to hold all the strings while you do."],
    ],
  },
  Moon: {
    joined: [
      ['deep', 'Old feelings come up with the force of new ones, and you let them.'],
      ['warm', 'Lukewarm company is worse for you than none, since you love with your whole weight.'],
      ['torn', "You hold the people you love a little too tightly, and you can't make yourself let go."],
    ],
    easy: [
      ['deep', "You can say what you feel down to the floor, and you don't soften it."],
      ['warm', "You're strong in a way that lets other people fall apart for a minute."],
      ['free', 'An old feeling leaves without a ceremony, and you notice the extra room.'],
    ],
    tense: [
      ['deep', "There's jealousy in you, or protectiveness, and you can't see where one stops."],
      ['cross', "A small slight brings up a large feeling, and you'd rather glare than explain."],
      ['sore', "You want to be let in, and you've changed your own locks."],
    ],
  },
  Mercury: {
    joined: [
      ['deep', "The truth is what you want, all of it, and you'll read the footnotes."],
      ['bold', "You say what can't be taken back, because you've no wish to take it back."],
      ['talk', "You talk people into things without raising your voice, and you know that you're doing it."],
    ],
    easy: [
      ['deep', "You see what's going on under the talk, and you can name it without hurting anybody."],
      ['talk', 'Your words carry weight, so you need fewer of them.'],
      ['duty', 'You find out what you wanted to know by asking once and waiting.'],
    ],
    tense: [
      ['cross', "You argue to win, and you keep going after you've won."],
      ['deep', 'A hidden meaning seems likely to you, and you cross-examine people you like.'],
      ['torn', 'The main thing stays unsaid, so everything else you say sounds odd.'],
    ],
  },
  Venus: {
    joined: [
      ['deep', 'You want to be wanted without reservations, and you can feel each of the reservations.'],
      ['torn', "You're drawn with the same force to what's good for you and to what isn't."],
      ['warm', "Your fondness has gone further than you meant, and you're not in charge of how much."],
    ],
    easy: [
      ['seen', "You have a certain pull, which you know about and don't misuse."],
      ['warm', 'You can go back to where things went wrong between people, and be gentle there.'],
      ['free', "You let go of a taste you've outgrown and feel richer."],
    ],
    tense: [
      ['sore', "You want to be certain of being loved, and certainty is the one thing people can't hand over."],
      ['deep', "In your head there's an account of who loves whom more, and you'd never show anyone the page."],
      ['cross', 'Charm feels to you like a hand on your elbow, and you shake it off.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You go all the way or you don't go, and you've decided to go."],
      ['duty', "There's a fierce will in you, and it's happiest with something heavy."],
      ['deep', "You're so set on one thing that you hardly hear what else is offered."],
    ],
    easy: [
      ['duty', 'You have the stamina to finish what others only start.'],
      ['bold', 'You can stand your ground without pushing anyone off theirs.'],
      ['deep', 'You go for the root of what annoys you and leave the leaves alone.'],
    ],
    tense: [
      ['cross', "You're angrier than the occasion deserves, and you know that it isn't about the occasion."],
      ['deep', "You could win by force, if you didn't mind paying for it in good will."],
      ['duty', "You carry on past the point where anyone else would have stopped, and you won't be talked out of it."],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "All the usual goals look small to you, and you want one that's big enough to change for."],
      ['talk', "You believe like a convert, and you'd like to convince at least one more person."],
    ],
    easy: [
      ['bold', 'You see value in what others have written off, and say so early.'],
      ['plenty', 'Influence comes to you, and you know people who could use some of it.'],
    ],
    tense: [
      ['cross', "You're sure that you're right, and it makes you a little ruthless."],
      ['plenty', 'Everything should be larger and everything your way, and you call both a matter of principle.'],
    ],
  },
  Saturn: {
    joined: [
      ['deep', 'Nothing unnecessary is safe from you, and you feel no pity for any of it.'],
      ['duty', 'You learn what you can do without, and it makes you hard to threaten.'],
    ],
    easy: [
      ['duty', 'You do a thing once and thoroughly, so that nobody has to do it again.'],
      ['deep', "You let things end when they end, and you don't prop them up."],
    ],
    tense: [
      ['duty', 'You hold on to a rule that no longer holds anything up.'],
      ['cross', "You dig in when you're told what to do without being told why."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'What you want is to be free of something for good and not only for a weekend.'],
      ['bold', "Mending won't do: you'd pull the whole thing down, and you know which part goes first."],
    ],
    easy: [
      ['free', 'You do the opposite of your habit, calmly, to see which of the two is stronger.'],
      ['bold', 'Enough nerve to be different and enough sense to do it quietly: you have both.'],
    ],
    tense: [
      ['torn', "You'd give up something good only to be rid of what it costs you."],
      ['cross', 'You want to be free, and you take every question as somebody asking who allowed it.'],
    ],
  },
  Neptune: {
    joined: [
      ['deep', 'You look at what you believe in and ask who profits from it.'],
      ['dream', 'Something you dream of had better come true or leave you alone.'],
    ],
    easy: [
      ['warm', 'You know what other people are afraid of, and it makes you careful with them.'],
      ['deep', 'You feel your way to the bottom of things, and you come up with something useful.'],
    ],
    tense: [
      ['dream', "You're drawn to something that you know you'd better see by daylight."],
      ['deep', 'You sense an undertow in friendly words, and you keep your feet on the bottom.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You meet your own will, at its full size, and have to decide what it's for."],
      ['bold', 'You could do anything if you stopped being careful, and the thought makes your ears ring.'],
    ],
    easy: [
      ['seen', "You don't show your strength, but you can tell that it shows anyway."],
      ['duty', 'You bring things to an end quietly, thoroughly and without looking back.'],
    ],
    tense: [
      ['torn', "You'd have to give up one kind of power to get another, and you want both."],
      ['sore', "You feel your control slip a little, and you'd sooner bite your tongue than admit it."],
    ],
  },
  Chiron: {
    joined: [
      ['deep', "You go to the root of an old hurt, because you're tired of stepping around it."],
      ['bold', "You look your weak spot in the eye, and your voice doesn't shake."],
    ],
    easy: [
      ['warm', "Hearing the worst about somebody doesn't make you flinch, and you like them better for it."],
      ['free', "You give up an old grievance, since it's heavier than what it was about."],
    ],
    tense: [
      ['sore', 'You guard the sore spot so fiercely that everyone knows where it is.'],
      ['cross', "You'd rather be feared than pitied, and you've got the face for it."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', 'Something stronger than you pushes you forward, and you find that you wanted to go anyway.'],
      ['free', "You stop looking over your shoulder, since you wouldn't go back if you could."],
    ],
    easy: [
      ['bold', "There's strength in you for what's next, so you don't need to be pushed."],
      ['deep', "You know what has to end before you can begin, and you're not sad about it."],
    ],
    tense: [
      ['torn', 'You want to go forward and take everything along, down to the last grudge.'],
      ['cross', "There's one thing that holds you back, and you'd defend it against anybody."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', "You come across as intense, and you don't tone it down."],
      ['free', 'You want to shed a skin, and the old one has started to itch.'],
      ['bold', "You'd like to be taken at full strength, without the polite wrapping."],
    ],
    easy: [
      ['seen', "You say two sentences where others need ten, and you'd like the second one remembered."],
      ['deep', "You can't be fooled, and you watch calmly while it's tried."],
      ['free', 'You change something about yourself for good, and it looks as if it had always been so.'],
    ],
    tense: [
      ['deep', 'You want to be the one who leads, and you go about it with very good manners.'],
      ['seen', 'You look as if you knew something, and rather like being looked at that way.'],
      ['cross', "You notice from across the room when you're being managed, and your hackles rise."],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You're done with looking busy, and you go straight for what counts."],
      ['deep', "You want to know who really decides, and you'd like it to be you."],
      ['seen', "You've outgrown how people know you, and you'd like them to look again."],
    ],
    easy: [
      ['bold', 'You know whose word counts, and you ask for it without flattery.'],
      ['duty', 'You take on what everyone else has pushed away, without a sigh.'],
      ['seen', "You're taken more seriously than you asked to be, and you find that you don't mind."],
    ],
    tense: [
      ['cross', "You want to come first, and you're no longer sure what the prize is."],
      ['sore', "You look so strong that you wouldn't know how to say that you aren't."],
      ['deep', 'You see through what everyone pretends to respect, and you keep quiet with some effort.'],
    ],
  },
}
