import type { Meetings } from '../../pieces/Meetings.ts'

export const saturnMeets: Meetings = {
  Sun: {
    joined: [
      ['burdened', "You're asked to be the grown-up, and part of you would like to know who asked."],
      ['searching', "When you look at yourself, strong points and weak, you don't round up."],
      ['eager', "You'd like some applause for your work, and you look up a little too often."],
    ],
    easy: [
      ['strong', "You can rely on yourself, and it's a quieter pleasure than being admired."],
      ['diligent', 'You do what you said you would, to the end, and you leave it at that.'],
      ['daring', 'You know your limits well, so you go right up to them without fear.'],
    ],
    tense: [
      ['impatient', 'All you ask is to do things your way, and you take every delay as a refusal.'],
      ['watched', "You feel older than you are and judged by somebody who isn't even in the room."],
      ['burdened', 'You do your part without being thanked, a little stiffly, and without being asked twice.'],
    ],
  },
  Moon: {
    joined: [
      ['guarded', "You feel alone even among people, and you'd rather manage than say so."],
      ['burdened', "Comfort has to be earned, or so you tell yourself, and you're still at work earning it."],
      ['kind', "You care for people quietly and at a distance, and you'd be embarrassed to be thanked."],
    ],
    easy: [
      ['kind', 'You can take care of people calmly, without making it their debt.'],
      ['content', 'Little is enough for you, as long as you have it in peace.'],
      ['clear', "You let other people's complaints go by, and you say one sensible thing at the end."],
    ],
    tense: [
      ['tender', 'You need to be held, and you hold yourself together instead.'],
      ['guarded', 'You want closeness, and you keep everyone one polite step away from it.'],
      ['burdened', "As long as anything is left undone, you can't relax, and something always is."],
    ],
  },
  Mercury: {
    joined: [
      ['careful', 'Guessing annoys you, so you think slowly and get things right.'],
      ['clear', 'You use few words, since you want every one of them to be exact.'],
      ['searching', "You want proof, and you ask for it in a voice that doesn't go up at the end."],
    ],
    easy: [
      ['diligent', 'Your mind stays on one thing, which is rarer than being clever.'],
      ['clear', "Short answers suit you, because you mean them and don't have to say them twice."],
      ['restrained', "You don't speak for the sake of speaking, and silence suits you."],
    ],
    tense: [
      ['careful', 'You see first what could go wrong, and you say so before anyone reaches the good part.'],
      ['unsure', "Your own thoughts sound like a strict teacher, and you've stopped raising your hand."],
      ['impatient', 'A small mistake catches your ear, and you snap before you can let it pass.'],
    ],
  },
  Venus: {
    joined: [
      ['content', 'You know whose affection bears weight, and a little of that kind is enough for you.'],
      ['searching', 'What you want is to be loved in a way that lasts, so you look hard at what that would take.'],
      ['restrained', "Second best doesn't tempt you, so you choose slowly or do without."],
    ],
    easy: [
      ['content', 'Small, steady pleasures make you happy in a way that nobody notices.'],
      ['careful', 'You take good care of what you like, and you expect it to last.'],
      ['unhidden', "You come across just as you are, a bit formal, and you don't mind."],
    ],
    tense: [
      ['unsure', "You don't feel lovable as you are, so you work for it and don't sit down."],
      ['guarded', "Nice words don't reach you, and you show nobody what you feel."],
      ['gripping', "You count what you give and what you get, and you can't let it go."],
    ],
  },
  Mars: {
    joined: [
      ['diligent', "Stubbornness does for you what talent wouldn't, so you set your jaw and keep going."],
      ['restrained', "You're angry in a slow, tidy way, and you put the anger to work instead of saying so."],
      ['strong', 'You gather your strength, and then you act once, with nothing held back.'],
    ],
    easy: [
      ['careful', 'You weigh what you can do before you promise it, and you keep to that.'],
      ['hopeful', "A first refusal doesn't discourage you: you ask again in the same friendly tone."],
      ['strong', "You look as if you could go on all day, and you're rather proud of that."],
    ],
    tense: [
      ['unsure', 'You push and nothing moves, and you begin to think that the fault is yours.'],
      ['defiant', 'You hear a fair no as an unfair one, and it makes you set your teeth.'],
      ['torn', 'Part of you wants to act and part of you wants to be sure, so your hand stays half raised.'],
    ],
  },
  Jupiter: {
    joined: [
      ['careful', 'You give every hope a second look, and you keep the ones that survive it.'],
      ['restrained', 'You do without most of what you could want, and you want the rest seriously.'],
    ],
    easy: [
      ['clear', "What can be done by when is clear to you, and you're cheerful about it."],
      ['generous', "You have enough, because you've counted, and you gladly give some of it away."],
    ],
    tense: [
      ['greedy', 'You hope for more than you can pay for, in hours or in dollars.'],
      ['burdened', 'You keep every yes, even one that you gave in a better mood, and it wears you out.'],
    ],
  },
  Saturn: {
    joined: [
      ['searching', "Whatever you look at, you ask whether you'd choose it again, and you answer honestly."],
      ['burdened', "What you took on to please others gets heavy, and what's truly yours doesn't."],
    ],
    easy: [
      ['diligent', 'You keep at things, day after day, and the discipline has made something out of you.'],
      ['playful', "You're strict about a few things, and you have your fun with the rest."],
    ],
    tense: [
      ['restless', "You've outgrown a rule or two, and you still keep them, with your eye on the door."],
      ['impatient', "Your patience has reached its limit, and you're too tired to be polite about it."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', "A change would suit you, as long as it's legal, lasting and paid for."],
      ['defiant', "Among the careful you defend what's new, and among the bold you defend what's old."],
    ],
    easy: [
      ['releasing', 'You drop one old rule that nobody needs, and you feel a little wild.'],
      ['content', "You take care of what matters, and you're at ease with everything else."],
    ],
    tense: [
      ['defiant', 'One more rule is one too many, and you say so to the wrong person.'],
      ['torn', 'Half of you holds on and half of you wants out, and neither gives way.'],
    ],
  },
  Neptune: {
    joined: [
      ['searching', "You want to know what's left of a dream when you look at it in working clothes."],
      ['diligent', "You'd rather do a little for what you long for than sigh over all of it."],
    ],
    easy: [
      ['dreaming', 'You picture an old wish in every detail, and it looks possible.'],
      ['kind', "You help before you're asked, in the dullest possible way, which is the one that's needed."],
    ],
    tense: [
      ['absent', "There's a tiredness in you that sleep doesn't mend, and you can't say what from."],
      ['unsure', 'You doubt yourself and what you hope for, because neither can be measured.'],
    ],
  },
  Pluto: {
    joined: [
      ['searching', "No longer trusting what's on top, you go down to the foundations."],
      ['burdened', "You'd rather carry twice as much than depend on somebody's mood."],
    ],
    easy: [
      ['releasing', 'You can tell which old things are over, and you let them go calmly.'],
      ['strong', "You're hard to scare, so you let others shout and then ask your question."],
    ],
    tense: [
      ['gripping', 'You keep such tight control that you never have a hand free for anything else.'],
      ['defiant', 'You refuse on principle, and the more anyone pushes, the less you remember which.'],
    ],
  },
  Chiron: {
    joined: [
      ['mending', 'You give the sore spot a proper look for once, and it hurts less than looking away.'],
      ['releasing', 'You stop waiting for anyone to make up for an old hurt, and you let it go.'],
    ],
    easy: [
      ['kind', 'You know how to be gentle in a practical way, without hurry and without a speech.'],
      ['mending', "You do slowly what others do fast, and you're kinder to yourself about it than you used to be."],
    ],
    tense: [
      ['hurt', 'You think you should be over an old hurt by now, and the should is what stings.'],
      ['guarded', 'Everyone relies on you exactly in your weak spot, because you hide it so well.'],
    ],
  },
  'North Node': {
    joined: [
      ['diligent', "You get serious about what you've only talked about, with less talk and more hours."],
      ['restrained', 'You see a shortcut, and you do without it and go step by step.'],
    ],
    easy: [
      ['diligent', 'A quarter of an hour at a time, you get something done, and you can see how much.'],
      ['curious', "You'd like to learn something new, one step at a time."],
    ],
    tense: [
      ['gripping', "You hold on to what you've always done, and being needed is a good excuse."],
      ['burdened', "You can't rest until everything else is in order, which it never is."],
    ],
  },
  Ascendant: {
    joined: [
      ['watched', 'You come across as serious, and you feel that you have to live up to it.'],
      ['outspoken', "You'd rather be respected than liked, and you say no without a smile to soften it."],
      ['diligent', "All you'd like is to be left alone to get on with things, in order."],
    ],
    easy: [
      ['unhidden', "You look like what you are, and you don't mind being seen."],
      ['clear', 'You make no fuss and hear no nonsense, and you see the point at once.'],
      ['defiant', "You know how you want to be treated, and you don't sit down to be lectured."],
    ],
    tense: [
      ['watched', 'You feel watched, and you hold yourself so straight that laughing is out of the question.'],
      ['guarded', 'You keep your distance out of respect, or so you say, and feel lonely on your side of it.'],
      ['unsure', "You don't feel good enough to be asked in, so you say no first."],
    ],
  },
  Midheaven: {
    joined: [
      [
        'watched',
        "You feel that you're being measured, and you know quite well what you've done and what you haven't.",
      ],
      ['strong', 'Calmly, and before anyone gives you the title, you act as if you were in charge.'],
      ['careful', 'You want your name to stand for something solid, so nothing leaves your hands half done.'],
    ],
    easy: [
      ['hopeful', 'What steady effort adds up to is plain to you, and you trust that the rest will come.'],
      ['diligent', "There's further to go, and you choose a pace that you can keep up."],
      ['unhidden', "You know what you're good at and what you aren't, and you don't mind who sees."],
    ],
    tense: [
      ['eager', "You've done what was asked, you listen for a well done, and you do some more."],
      ['burdened', "You give your best to what's expected of you, and those you love get what's left."],
      ['unsure', "You doubt whether you've come far enough for your age, and you use somebody else's ruler."],
    ],
  },
}
