import type { Meetings } from '../../pieces/Meetings.ts'

export const mercuryMeets: Meetings = {
  Sun: {
    joined: [
      ['talkative', 'You want to explain yourself, at last and in full, and you rather enjoy it.'],
      ['outspoken', "Knowing your own mind isn't enough for you: you're itching to say so."],
    ],
    easy: [
      ['clear', 'You find the plain word for what you mean on the first try.'],
      ['careful', 'You take things one at a time, in order, and leave nothing half settled.'],
      ['curious', 'Everything makes you curious, and nothing you learn has to be useful.'],
    ],
    tense: [
      ['hurt', "You take whatever you're told personally, and it hurts."],
      ['defiant', 'Any advice makes you want to argue, the good kind included.'],
      ['torn', 'You find good arguments for one thing and for its opposite, and they keep each other awake.'],
    ],
  },
  Moon: {
    joined: [
      ['talkative', 'You think with your feelings, and you talk more than you meant to.'],
      ['tender', 'What you want is somebody close, and a chance to say how you are.'],
      ['dreaming', 'Your thoughts keep going back to people and rooms that you know by heart.'],
    ],
    easy: [
      ['clear', 'You find the words for what you feel, and they come without effort.'],
      ['kind', 'You think kindly of people, and it shows in how you treat them.'],
    ],
    tense: [
      ['torn', "Your head has decided and your stomach hasn't, so you go back and forth between them."],
      ['tender', 'Comfort is what you need, and you try to see to it yourself.'],
      ['talkative', 'You talk around the feeling, in more and more detail.'],
    ],
  },
  Mercury: {
    joined: [
      ['clear', 'You know your answer at last, and a question that used to be hard is easy.'],
      ['searching', "One question has moved into your head, and smaller ones can't distract you."],
      ['curious', "You want to know how things work, starting with those you've never looked at twice."],
    ],
    easy: [
      ['clear', 'You understand quickly, and the right words are there when you need them.'],
      ['careful', 'You keep everything in good order, and you check the small things too.'],
    ],
    tense: [
      ['talkative', "You say the same thing again, more clearly and louder, and still it isn't what you mean."],
      ['quarrelsome', "One more argument keeps coming to you, and you can't let the matter rest."],
      ['absent', "Your thoughts are everywhere except with what you're doing."],
    ],
  },
  Venus: {
    joined: [
      ['kind', 'You look for a kinder way with people, and you take your time finding it.'],
      ['eager', 'Being found charming appeals to you, and you choose your words for it.'],
      ['generous', "You'd like to hear something nice, so you say something nice first."],
    ],
    easy: [
      ['clear', "There's a friendly way to say a true thing, and you find it without looking."],
      ['generous', 'You notice what would please people, and you give it gladly.'],
      ['content', "You're content with small things, and you look for nothing bigger."],
    ],
    tense: [
      [
        'yielding',
        "You'd rather say something nice than something accurate, and you notice the difference as you speak.",
      ],
      ['watched', "How you come across won't leave you alone, so you put up a front."],
      ['careful', "You like things exact, and you're exact even where it costs you goodwill."],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', "You speak before you've thought, and you mean every word."],
      ['outspoken', 'Where others walk around a question, you go straight at it.'],
      ['talkative', 'Your thoughts come fast and in capital letters, and you say all of them.'],
    ],
    easy: [
      ['outspoken', 'You can be blunt without being rough, and you save yourself a lot of talk.'],
      ['impulsive', "What you decide you do at once, so there's no time to talk yourself out of it."],
      ['diligent', 'Quick to understand and quick with your hands, you see a thing through in one go.'],
    ],
    tense: [
      ['impatient', "You're three steps ahead, and irritated with everything that isn't."],
      ['quarrelsome', 'Sharp answers come to you before mild ones, and you use them.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talkative', "You think in large terms, and you'd talk to anyone who'll listen."],
      ['curious', "Everything seems connected to everything, and you'd like to read up on all of it."],
      ['hopeful', "That there's a good answer seems certain to you, and you don't look for a bad one."],
    ],
    easy: [
      ['hopeful', 'You see how well things could go, and the details stop bothering you.'],
      ['generous', 'A good word comes to your mind easily, and so does something to give.'],
      ['curious', "You'd like to know more about nearly anything, and you ask without shyness."],
    ],
    tense: [
      ['hopeful', 'You agree to everything, since you expect everything to go well.'],
      ['talkative', 'You make a good story of things, and the story runs away with you.'],
    ],
  },
  Saturn: {
    joined: [
      ['careful', 'You weigh each word and check each line, since you mean to be held to it.'],
      ['searching', 'You want the facts, and you want the worst of them first.'],
    ],
    easy: [
      ['diligent', 'You can see a dull thing through to the end without getting bored.'],
      ['clear', 'Few words are enough for you, since you see at once what matters.'],
    ],
    tense: [
      ['unsure', 'You expect a no, so you doubt yourself before anyone has said one.'],
      ['unsure', 'You correct yourself so often that the sentence never gets to its end.'],
      ['burdened', "You can't rest, because you feel responsible for every detail."],
    ],
  },
  Uranus: {
    joined: [
      ['curious', "Old things look new to you, and you're too curious to leave them alone."],
      ['outspoken', "You're in the mood to say straight out what you'd usually only hint at."],
      ['talkative', 'You have more ideas than you can say, and you say them all.'],
    ],
    easy: [
      ['playful', 'You see another way of doing everything, and you try it for the fun of it.'],
      ['talkative', 'More ideas come to you than you can use, and you talk about every one.'],
    ],
    tense: [
      ['impatient', "Your mind jumps ahead, and you're impatient with anyone and anything that takes longer."],
      ['quarrelsome', 'You contradict on principle, and then you have to think of the principle.'],
    ],
  },
  Neptune: {
    joined: [
      ['absent', 'Your thoughts drift off before you can put them into words.'],
      ['searching', "You sense more than you're told, and you're curious whether it's so."],
    ],
    easy: [
      ['absent', 'You leave things half said and half done, with your mind pleasantly elsewhere.'],
      ['clear', 'What you had only felt before comes to you in words, and people understand it.'],
    ],
    tense: [
      ['dreaming', "You hear what you hope to hear, and you don't ask further."],
      ['careful', "However often you check, there's a feeling that you've missed something."],
    ],
  },
  Pluto: {
    joined: [
      ['searching', "You want to know what's behind things, and you have the patience to keep asking."],
      ['outspoken', 'Guessing has gone on long enough for you, so you say straight out what you think.'],
    ],
    easy: [
      ['searching', 'You get to the bottom of things quietly, with one question at a time.'],
      ['diligent', "You stay with a thing until it's done, and nothing distracts you."],
    ],
    tense: [
      ['searching', "Something in what you're told doesn't add up, and you keep adding."],
      ['impatient', "You have no patience with anything that isn't as it should be, and small things make you sharp."],
    ],
  },
  Chiron: {
    joined: [
      [
        'clear',
        "You find the words for something that's always been hard to say, and they're simpler than you expected.",
      ],
      ['daring', 'A little shy about how you speak or spell or ask, you ask anyway.'],
    ],
    easy: [
      ['mending', 'You can think of your weak spot kindly, without a speech or a joke.'],
      ['kind', "You're patient with everyone, since you know how hard things can be."],
    ],
    tense: [
      ['hurt', "You're hurt, and you don't tell the person it concerns."],
      ['guarded', 'Where it touches you, you turn away and say nothing, so that nobody sees.'],
    ],
  },
  'North Node': {
    joined: [
      ['curious', 'Whatever you only half know makes you ask, and one question leads to the next.'],
      ['daring', "You try what you don't know how to do, and you don't mind sounding like a beginner."],
      ['unhidden', "You admit what you'd usually pretend to know, and you don't mind who hears."],
    ],
    easy: [
      ['curious', 'You learn quickly, mainly because you ask.'],
      ['playful', "You do things for the fun of it, and you learn something before you've noticed."],
    ],
    tense: [
      ['gripping', 'You hold on to the old way, with excellent reasons that have begun to bore you.'],
      ['dreaming', 'You like thinking about change better than changing anything.'],
    ],
  },
  Ascendant: {
    joined: [
      ['talkative', "You're awake, quick and talkative, and you answer before you're asked."],
      ['unhidden', "What you're thinking can be read on your face, and you don't mind."],
      ['curious', "Everyone you see makes you curious, and you don't hide it."],
    ],
    easy: [
      ['talkative', 'You have a light way with words, and you begin wherever you like.'],
      ['unhidden', 'You come across as you are, bright and friendly, and you pretend nothing.'],
    ],
    tense: [
      ['talkative', "You explain yourself too much, mostly to people who haven't asked."],
      ['torn', "You say one thing and want another, and you can't tell which of them is right."],
    ],
  },
  Midheaven: {
    joined: [
      ['careful', 'You want to get the wording right, because your name is under it.'],
      ['clear', "You can say in one sentence where you'd like to be, and you need no second."],
      ['eager', "You'd like to be known for your good ideas, so you let a few of them out."],
    ],
    easy: [
      ['clear', "You know what to say, and you needn't look for the words."],
      ['diligent', 'You do what has to be done, leave what can wait, and the day gets shorter.'],
    ],
    tense: [
      ['watched', 'You wonder what people with a say think of you, and you read a lot into little.'],
      ['eager', 'Being mentioned would please you, as long as you could write the sentence yourself.'],
    ],
  },
}
