import type { Meetings } from '../../pieces/Meetings.ts'

export const saturnMeets: Meetings = {
  Sun: {
    joined: [
      ['burdened', "You're asked to be the grown-up, and part of you would like to know who asked."],
      ['searching', "You look at things as they are, yourself included, and you don't round up."],
      ['eager', "You'd like some applause for your work, and you look up a little too often."],
    ],
    easy: [
      ['strong', "You can rely on yourself, and it's a quieter pleasure than being admired."],
      ['diligent', 'You do what you said you would, to the end, and you leave it at that.'],
      ['daring', 'You know your limits well, so you go right up to them without fear.'],
    ],
    tense: [
      ['impatient', 'You take every delay as an insult.'],
      ['watched', "You feel judged by somebody who isn't even in the room."],
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
      ['clear', 'You say one sensible thing, and it settles the matter.'],
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
      ['searching', "You want proof, and you don't mind asking for it."],
    ],
    easy: [
      ['diligent', 'Your mind stays on one thing, which is rarer than being clever.'],
      ['clear', "Short answers suit you, because you mean them and don't have to say them twice."],
      ['restrained', "You don't speak for the sake of speaking, and silence suits you."],
    ],
    tense: [
      ['careful', 'You see first what could go wrong, and it slows you down.'],
      ['unsure', 'You listen to a strict teacher in your head, and the marks are low.'],
      ['impatient', 'A small mistake is enough, and you lose patience.'],
    ],
  },
  Venus: {
    joined: [
      ['content', 'You know whose affection bears weight, and a little of that kind is enough for you.'],
      ['searching', "You look hard at what you're fond of, to see what it would take to keep it."],
      ['restrained', "Second best doesn't tempt you, so you choose slowly or do without."],
    ],
    easy: [
      ['content', 'Small, steady pleasures make you happy in a way that nobody notices.'],
      ['careful', 'You take good care of what you like, and you expect it to last.'],
      ['unhidden', "You come across just as you are, and you don't try to be more charming."],
    ],
    tense: [
      ['unsure', "You don't feel good enough as you are, and it makes you stiff."],
      ['guarded', "Nice words don't reach you, and you show nobody what you feel."],
      ['gripping', "You count what you give and what you get, and you can't let it go."],
    ],
  },
  Mars: {
    joined: [
      ['diligent', "Stubbornness does for you what talent wouldn't, so you set your jaw and keep going."],
      ['restrained', "You'd have something to say, and you keep it back."],
      ['strong', 'You gather your strength, and then you act once, with nothing held back.'],
    ],
    easy: [
      ['careful', 'You weigh things up before you begin, and it saves you trouble.'],
      ['hopeful', "You don't give up on a thing, because you expect it to work."],
      ['strong', "You look as if you could go on all day, and you're rather proud of that."],
    ],
    tense: [
      ['unsure', 'You hesitate, and you begin to think that the fault is yours.'],
      ['hurt', 'You take a small setback personally, and it stings.'],
      ['torn', 'Part of you wants to act and part of you wants to be sure, so your hand stays half raised.'],
    ],
  },
  Jupiter: {
    joined: [
      ['careful', 'You give everything a second look before you say yes.'],
      ['restrained', 'You do without most of what you could want, and you want the rest seriously.'],
    ],
    easy: [
      ['clear', "You see what can be done, and you're cheerful about it."],
      ['generous', "You have enough, because you've counted, and you gladly give some of it away."],
    ],
    tense: [
      ['greedy', 'You want more than you can pay for, in hours or in dollars.'],
      ['burdened', 'You say yes to a good deal, and you feel the weight of it.'],
    ],
  },
  Saturn: {
    joined: [
      ['searching', "Whatever you look at, you ask whether you'd choose it again, and you answer honestly."],
      ['burdened', "What you took on to please others gets heavy, and what's truly yours doesn't."],
    ],
    easy: [
      ['diligent', 'You keep at things, one after the other, and you get them done.'],
      ['playful', "You're strict about a few things only, and you have your fun with the rest."],
    ],
    tense: [
      ['restless', 'You do what you should, with your eye on the door.'],
      ['impatient', "Your patience has reached its limit, and you're too tired to be polite about it."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', "A change would suit you, as long as it's legal, lasting and paid for."],
      ['defiant', 'You do things your own way, whatever the others are doing.'],
    ],
    easy: [
      ['releasing', 'You drop something that nobody needs, and you feel a little wild.'],
      ['content', "You take care of what matters, and you're at ease with everything else."],
    ],
    tense: [
      ['restless', "You've had enough of what you have to do, and you look for a way around it."],
      ['torn', 'Half of you holds on and half of you wants out, and neither gives way.'],
    ],
  },
  Neptune: {
    joined: [
      ['searching', "You want to know what's left of a thing when you look at it soberly."],
      ['diligent', "You'd rather do a little of a thing than sigh over all of it."],
    ],
    easy: [
      ['dreaming', 'You picture a thing in every detail, and it looks possible.'],
      ['kind', "You help in a plain way, which is the one that's needed."],
    ],
    tense: [
      ['absent', "You're tired in a way that you can't explain, and your mind wanders."],
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
      ['strong', "You're hard to scare, and you say what you came to say."],
    ],
    tense: [
      ['gripping', 'You keep such tight control that you never have a hand free for anything else.'],
      ['gripping', "You won't budge, and the more anyone pushes, the firmer you hold on."],
    ],
  },
  Chiron: {
    joined: [
      ['mending', 'You give the sore spot a proper look for once, and it hurts less than looking away.'],
      ['releasing', 'You stop holding on to an old annoyance, and you let it go.'],
    ],
    easy: [
      ['kind', 'You know how to be gentle in a practical way, without hurry and without a speech.'],
      ['mending', "You're patient with yourself about what you don't do well."],
    ],
    tense: [
      ['hurt', 'You think you should be above such things, and they sting all the same.'],
      ['guarded', 'You hide your weak spot so well that nobody asks about it.'],
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
      ['gripping', 'You hold on to things, and you have trouble saying what for.'],
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
      ['outspoken', 'You know how you want to be treated, and you say so once, in a calm voice.'],
    ],
    tense: [
      ['watched', 'You feel watched, and you hold yourself very straight.'],
      ['guarded', 'You keep your distance out of respect, or so you say, and feel lonely on your side of it.'],
      ['unsure', "You don't feel good enough, so you hang back."],
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
      ['hopeful', 'You trust that the effort pays, and you look forward to it.'],
      ['diligent', 'You keep an even pace, and you get there.'],
      ['unhidden', "You know what you're good at and what you aren't, and you don't mind who sees."],
    ],
    tense: [
      ['eager', "You've done what was asked, you listen for a well done, and you do some more."],
      ['burdened', "You give your best to what you have to do, and there's little left for you."],
      ['unsure', "You measure yourself with somebody else's ruler, and you come out short."],
    ],
  },
}
