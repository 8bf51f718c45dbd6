import type { Meetings } from '../../pieces/Meetings.ts'

export const saturnMeets: Meetings = {
  Sun: {
    joined: [
      ['duty', "You're asked to be the grown-up, and part of you would like to know who asked."],
      ['deep', "When you look at yourself, strong points and weak, you don't round up."],
      ['seen', 'You look up for applause, find none, and carry on with more dignity than you feel.'],
    ],
    easy: [
      ['duty', "You can rely on yourself, and it's a quieter pleasure than being admired."],
      ['seen', 'All you want is to be taken seriously, so you keep your word and leave it at that.'],
      ['bold', 'You know your limits well, so you go right up to them without fear.'],
    ],
    tense: [
      ['cross', 'All you ask is to do things your way, and you take every delay as a refusal.'],
      ['sore', "You feel older than you are and judged by somebody who isn't even in the room."],
      ['duty', 'You do your part without being thanked, a little stiffly, and without being asked twice.'],
    ],
  },
  Moon: {
    joined: [
      ['sore', "You feel alone even among people, and you'd rather manage than say so."],
      ['duty', "Comfort has to be earned, or so you tell yourself, and you're still at work earning it."],
      ['warm', "You care for people quietly and at a distance, and you'd be embarrassed to be thanked."],
    ],
    easy: [
      ['warm', 'You can take care of people calmly, without making it their debt.'],
      ['duty', "Little is enough for you, done regularly and in peace, and treats don't tempt you."],
      ['talk', "You let other people's complaints go by, and you say one sensible thing at the end."],
    ],
    tense: [
      ['sore', 'You need to be held, and you hold yourself together instead.'],
      ['torn', 'You want closeness, and you keep everyone one polite step away from it.'],
      ['duty', "As long as anything is left undone, you can't relax, and something always is."],
    ],
  },
  Mercury: {
    joined: [
      ['duty', 'Guessing annoys you, so you think slowly and get things right.'],
      ['talk', 'You use few words, since you want every one of them to be exact.'],
      ['deep', "You want proof, and you ask for it in a voice that doesn't go up at the end."],
    ],
    easy: [
      ['duty', 'Your mind stays on one thing, which is rarer than being clever.'],
      ['talk', "Short answers suit you, because you mean them and don't have to say them twice."],
      ['seen', "You don't speak for the sake of speaking, and you expect to be heard out."],
    ],
    tense: [
      ['duty', 'You see first what could go wrong, and you say so before anyone reaches the good part.'],
      ['sore', "Your own thoughts sound like a strict teacher, and you've stopped raising your hand."],
      ['cross', "A mistake catches your ear, and you can't let it pass, though nobody made you the judge."],
    ],
  },
  Venus: {
    joined: [
      ['warm', 'You find out whose affection bears weight, and a little of that kind is enough for you.'],
      ['deep', 'What you want is to be loved in a way that lasts, so you look hard at what that would take.'],
      ['duty', "Second best doesn't tempt you, so you choose slowly or do without."],
    ],
    easy: [
      ['warm', 'Being faithful in small things makes you happy in a way that nobody notices.'],
      ['duty', 'You take good care of what you like, and you expect it to last.'],
      ['seen', "You're a bit formal, and you have no idea how charming it is."],
    ],
    tense: [
      ['sore', "You feel that being liked has to be worked for, so you don't sit down."],
      ['deep', "Nice words don't reach you, so you watch what people do, and you believe half of that."],
      ['torn', "You count what you give and what you get, and you're ashamed of the counting."],
    ],
  },
  Mars: {
    joined: [
      ['duty', "Stubbornness does for you what talent wouldn't, so you set your jaw and keep going."],
      ['cross', "You're angry in a slow, tidy way, and you put the anger to work instead of saying so."],
      ['bold', 'You wait, and wait, and then act once, with nothing held back.'],
    ],
    easy: [
      ['duty', 'You put your strength where it counts and leave the rest alone.'],
      ['bold', "A first refusal doesn't discourage you: you ask again in the same friendly tone."],
      ['seen', "You look as if you could go on all day, and you're rather proud of that."],
    ],
    tense: [
      ['sore', 'You push and nothing moves, and you begin to think that the fault is yours.'],
      ['cross', 'You hear a fair no as an unfair one, and it makes you set your teeth.'],
      ['torn', 'Part of you wants to act and part of you wants to be sure, so your hand stays half raised.'],
    ],
  },
  Jupiter: {
    joined: [
      ['duty', 'You give every hope a second look, and you keep the ones that survive it.'],
      ['bold', 'You want less than you talk about, and you want that much seriously.'],
    ],
    easy: [
      ['duty', "What can be done by when is clear to you, and you're cheerful about it."],
      ['plenty', "You have enough because you've counted, and you give some of it away on schedule."],
    ],
    tense: [
      ['plenty', 'You hope for more than you can pay for, in hours or in dollars.'],
      ['duty', 'You keep every yes to the letter, even one that you gave in a better mood.'],
    ],
  },
  Saturn: {
    joined: [
      ['deep', "Whatever you look at, you ask whether you'd choose it again, and you answer honestly."],
      ['torn', "What you took on to please others gets heavy, and what's truly yours doesn't."],
    ],
    easy: [
      ['duty', 'Discipline has made something out of you after all, as you see with some surprise.'],
      ['free', "You're strict about a few things, which leaves you free about the rest."],
    ],
    tense: [
      ['free', "You've outgrown a rule or two, and you still keep them, with your eye on the door."],
      ['cross', "Your patience has reached its limit, and you're too tired to be polite about it."],
    ],
  },
  Uranus: {
    joined: [
      ['free', "A change would suit you, as long as it's legal, lasting and paid for."],
      ['torn', "Among the careful you defend what's new, and among the bold you defend what's old."],
    ],
    easy: [
      ['free', 'You do without one rule that nobody needs, and feel a little wild.'],
      ['duty', "You're punctual where it matters and nowhere else, and you find the arrangement restful."],
    ],
    tense: [
      ['cross', 'One more rule is one too many, and you say so to the wrong person.'],
      ['free', "You're patient for an hour and a rebel for the next, and both of you mean it."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You want to know what's left of a dream when you look at it in working clothes."],
      ['duty', "You'd rather do a little for what you long for than sigh over all of it."],
    ],
    easy: [
      ['dream', 'Once you give a vague wish an outline, it looks smaller and more possible.'],
      ['warm', "You help before you're asked, in the dullest possible way, which is the one that's needed."],
    ],
    tense: [
      ['dream', "There's a tiredness in you that sleep doesn't mend, and you can't say what from."],
      ['sore', "You doubt what you love most, mainly because it can't be measured."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "No longer trusting what's on top, you go down to the foundations."],
      ['duty', "You'd rather carry twice as much than depend on somebody's mood."],
    ],
    easy: [
      ['deep', "Broken things don't discourage you, and you can tell which parts are still good."],
      ['bold', "You're hard to scare, so you let others shout and then ask your question."],
    ],
    tense: [
      ['deep', 'You keep such tight control that you never have a hand free for anything else.'],
      ['cross', 'You refuse on principle, and the more anyone pushes, the less you remember which.'],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'You give the sore spot a proper look for once, and it hurts less than looking away.'],
      ['duty', 'Instead of waiting for anyone to make up for an old hurt, you do the next sensible thing.'],
    ],
    easy: [
      ['warm', 'You know how to be gentle in a practical way, without hurry and without a speech.'],
      ['duty', "You do slowly what others do fast, and you've stopped apologizing for the pace."],
    ],
    tense: [
      ['sore', 'You think you should be over an old hurt by now, and the should is what stings.'],
      ['duty', 'Everyone relies on you exactly in your weak spot, because you hide it so well.'],
    ],
  },
  'North Node': {
    joined: [
      ['duty', "You get serious about what you've only talked about, with less talk and more hours."],
      ['bold', "You'd like a shortcut, you see that there isn't one, and you start walking."],
    ],
    easy: [
      ['duty', 'A quarter of an hour at a time, you get better at something, and you can see how much.'],
      ['talk', "You'd take advice from somebody who's been at it longer, one step at a time."],
    ],
    tense: [
      ['duty', "You're needed where you are, and that's a very good excuse."],
      ['torn', 'You could begin as soon as everything else is in order, which it never is.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come across as serious, and you feel that you have to live up to it.'],
      ['bold', "You'd rather be respected than liked, and you say no without a smile to soften it."],
      ['duty', "All you'd like is to be left alone to get on with things, in order."],
    ],
    easy: [
      ['seen', "You look dependable, and it's not a disguise."],
      ['deep', 'You make no fuss and hear no nonsense, so the truth has a way of reaching you.'],
      ['bold', "You know how you want to be treated, and you don't sit down to be lectured."],
    ],
    tense: [
      ['seen', 'You feel watched, and you hold yourself so straight that laughing is out of the question.'],
      ['torn', 'You keep your distance out of respect, or so you say, and feel lonely on your side of it.'],
      ['sore', 'You expect to be turned away, so you say no first.'],
    ],
  },
  Midheaven: {
    joined: [
      ['duty', "You feel that you're being measured, and you know quite well what you've done and what you haven't."],
      ['bold', 'Calmly, and before anyone gives you the title, you act as if you were in charge.'],
      ['seen', 'You want your name to stand for something solid, so nothing leaves your hands half done.'],
    ],
    easy: [
      ['duty', 'What steady effort adds up to is plain to you, and you could show it to anyone.'],
      ['bold', "There's further to go, and you choose a pace that you can keep up."],
      ['seen', "You know exactly what you're good at, so that's the side you show."],
    ],
    tense: [
      ['seen', "You've done what was asked, you listen for a well done, and you do some more."],
      ['torn', "You give your best to what's expected of you, and those you love get what's left."],
      ['sore', "You doubt whether you've come far enough for your age, and you use somebody else's ruler."],
    ],
  },
}
