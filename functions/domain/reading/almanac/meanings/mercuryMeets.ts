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
      ['hurt', "You take things personally that weren't meant so, and it hurts."],
      ['quarrelsome', 'You want to argue, and almost anything will do.'],
      ['torn', 'You find good arguments for one thing and for its opposite, so you go back and forth.'],
    ],
  },
  Moon: {
    joined: [
      ['talkative', 'You think with your feelings, and you talk more than you meant to.'],
      ['tender', 'What you want is somebody close, and a chance to say how you are.'],
      ['dreaming', 'Your thoughts go their own way, and they like it there.'],
    ],
    easy: [
      ['clear', "The words come easily to you, and they're the right ones."],
      ['kind', 'You think kindly of people, and you act on it.'],
    ],
    tense: [
      ['torn', "Your head has decided and your stomach hasn't, so you go back and forth between them."],
      ['tender', 'Comfort is what you need, and you try to see to it yourself.'],
      ['talkative', 'You talk around a thing, in more and more detail.'],
    ],
  },
  Mercury: {
    joined: [
      ['clear', 'You know your answer, and a hard question looks easy.'],
      ['searching', "One question has moved into your head, and smaller ones can't distract you."],
      ['curious', "You want to know how things work, starting with those you've never looked at twice."],
    ],
    easy: [
      ['clear', 'You understand quickly, and the right words are there when you need them.'],
      ['careful', 'You keep everything in good order, and you check the small things too.'],
    ],
    tense: [
      ['talkative', 'You say a good deal more than you need to, and it gets no clearer.'],
      ['quarrelsome', "One more argument keeps coming to you, and you can't let the matter rest."],
      ['absent', "Your thoughts are everywhere except with what you're doing."],
    ],
  },
  Venus: {
    joined: [
      ['kind', 'You look for a kinder way with people, and you take your time finding it.'],
      ['eager', 'Being found charming appeals to you, and you choose your words for it.'],
      ['generous', "You'd like to please people, so you give what you can."],
    ],
    easy: [
      ['clear', "You say what's true, simply and in a friendly way."],
      ['generous', 'You notice what would please people, and you give it gladly.'],
      ['content', "You're content with small things, and you look for nothing bigger."],
    ],
    tense: [
      [
        'yielding',
        "You'd rather say something nice than something accurate, and you notice the difference as you speak.",
      ],
      ['watched', "How you come across won't leave you alone, so you put up a front."],
      ['careful', 'You like things exact, more exact than anyone has asked for.'],
    ],
  },
  Mars: {
    joined: [
      ['impulsive', 'You act on your first thought, and you mean it.'],
      ['outspoken', 'Where others walk around a question, you go straight at it.'],
      ['talkative', 'Your thoughts come fast and in capital letters, and you say all of them.'],
    ],
    easy: [
      ['outspoken', 'You can be blunt without being rough, and you save yourself a lot of talk.'],
      ['impulsive', "What you decide you do at once, so there's no time to talk yourself out of it."],
      ['diligent', 'Quick to understand and quick with your hands, you see a thing through in one go.'],
    ],
    tense: [
      ['impatient', "You're in a hurry, and irritated with everything that isn't."],
      ['quarrelsome', 'Sharp answers come to you before mild ones, and you use them.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talkative', "You think in large terms, and you'd talk to anyone who'll listen."],
      ['curious', "Everything interests you, and you'd like to know all about it."],
      ['hopeful', "That there's a good answer seems certain to you, and you don't look for a bad one."],
    ],
    easy: [
      ['hopeful', 'You see how well things could go, and the details stop bothering you.'],
      ['generous', 'A good word comes to you easily, and so does the wish to give something.'],
      ['curious', "You'd like to know more about nearly anything, and you ask without shyness."],
    ],
    tense: [
      ['hopeful', 'You agree to everything, since you expect everything to go well.'],
      ['talkative', 'You make a good story of things, and the story runs away with you.'],
    ],
  },
  Saturn: {
    joined: [
      ['careful', 'You check each thing twice, since you mean to be held to it.'],
      ['searching', "You want the facts, and you'd rather have them now than later."],
    ],
    easy: [
      ['diligent', 'You can see a dull thing through to the end without getting bored.'],
      ['clear', 'Few words are enough for you, since you see at once what matters.'],
    ],
    tense: [
      ['unsure', 'You expect the worst of yourself, so you hesitate.'],
      ['unsure', 'You correct yourself so often that you never get to the end.'],
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
      ['dreaming', "You see what you'd like to see, and you don't look further."],
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
      ['clear', "You find simple words for something that's hard to say."],
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
      ['curious', 'You want to know how a thing works, and you ask.'],
      ['playful', 'You do things for the fun of it, the clumsy ones too.'],
    ],
    tense: [
      ['gripping', "You hold on to what you've got, with excellent reasons."],
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
      ['careful', 'You want to get things right, as if your name were under them.'],
      ['clear', 'You can say in one sentence what you want, and you need no second.'],
      ['eager', "You'd like to be known for your good ideas, so you let a few of them out."],
    ],
    easy: [
      ['clear', "You know what to say, and you needn't look for the words."],
      ['diligent', 'You do what has to be done, leave what can wait, and the day gets shorter.'],
    ],
    tense: [
      ['watched', 'You wonder what people think of you, and you read a lot into little.'],
      ['eager', 'Being mentioned would please you, as long as you could write the sentence yourself.'],
    ],
  },
}
