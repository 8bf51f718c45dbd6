import type { Meetings } from '../../pieces/Meetings.ts'

export const mercuryMeets: Meetings = {
  Sun: {
    joined: [
      ['talk', 'You want to explain yourself, at last and in full, and you rather enjoy it.'],
      ['bold', "Knowing your own mind isn't enough for you: you're itching to say so."],
    ],
    easy: [
      ['talk', 'You find the plain word for what you mean on the first try.'],
      ['duty', 'Your head is clear, and you take questions one at a time.'],
      ['free', 'Everything makes you curious, and nothing you learn has to be useful.'],
    ],
    tense: [
      ['sore', 'You hear a comment as a verdict, and you answer the verdict.'],
      ['cross', 'Any advice makes you want to argue, the good kind included.'],
      ['torn', 'You find good arguments on both sides, and they keep each other awake.'],
    ],
  },
  Moon: {
    joined: [
      ['talk', 'You think with your feelings, and you talk more than you meant to.'],
      ['warm', "What you want is to tell somebody how you are, and you'd like them to ask first."],
      ['dream', 'Your thoughts keep going back to people and rooms that you know by heart.'],
    ],
    easy: [
      ['talk', 'You find the words for a mood, and the mood gets smaller as you say them.'],
      ['warm', 'You think kindly of people, the absent ones too.'],
    ],
    tense: [
      ['torn', "Your head has decided and your stomach hasn't, so you go back and forth between them."],
      ['sore', 'Comfort is what you need, and you keep giving yourself advice.'],
      ['talk', 'You talk around the feeling, in more and more detail.'],
    ],
  },
  Mercury: {
    joined: [
      ['talk', "You're back at an old thought, and it has a new end to it."],
      ['deep', "One question has moved into your head, and smaller ones can't distract you."],
      ['free', "You want to know how things work, starting with those you've never looked at twice."],
    ],
    easy: [
      ['talk', 'You understand quickly and explain slowly, which is the right order.'],
      ['duty', 'Several things fit in your head at a time, and you can find each when you need it.'],
    ],
    tense: [
      ['talk', "You say the same thing again, more clearly and louder, and still it isn't what you mean."],
      ['cross', 'One more argument keeps coming to you, though nobody is arguing any longer.'],
      ['dream', "Your thoughts are everywhere except with what you're doing."],
    ],
  },
  Venus: {
    joined: [
      ['talk', 'You look for a kinder way to put things, and you take your time finding it.'],
      ['seen', 'Being found charming appeals to you, and you choose your words for it.'],
      ['warm', "You'd like to hear something nice, and you'd settle for saying it."],
    ],
    easy: [
      ['talk', "There's a friendly way to say a true thing, and you find it without looking."],
      ['warm', 'You notice what people do nicely, and you tell them.'],
      ['plenty', "Small things delight you, and you don't keep the delight to yourself."],
    ],
    tense: [
      ['torn', "You'd rather say something nice than something accurate, and you notice the difference as you speak."],
      ['sore', "How you came across won't leave you alone, and you polish your words long after they're gone."],
      ['talk', 'Your kind words come out with a small correction in them.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You speak before you've thought, and you mean every word."],
      ['deep', 'Where others walk around a question, you go straight at it.'],
      ['talk', 'Your thoughts come fast and in capital letters.'],
    ],
    easy: [
      ['talk', 'You can be blunt without being rough, and you save yourself a lot of talk.'],
      ['bold', "What you decide you do at once, so there's no time to talk yourself out of it."],
      ['duty', "Quick to understand and quick with your hands, you needn't do anything twice."],
    ],
    tense: [
      ['cross', "You're three steps ahead, and irritated with everything that isn't."],
      ['talk', 'Sharp answers draft themselves in your head, and each version is a little sharper.'],
    ],
  },
  Jupiter: {
    joined: [
      ['talk', "You think in large terms, and you'd talk to anyone who'll listen."],
      ['free', "Everything seems connected to everything, and you'd like to read up on all of it."],
      ['plenty', "That there's a good answer seems certain to you, and you don't look for a bad one."],
    ],
    easy: [
      ['plenty', 'You see how well things could go, and the details stop bothering you.'],
      ['talk', 'A good word for almost everything comes to your mind, and you pass it on.'],
      ['free', "You'd like to know more about nearly anything, and you ask without shyness."],
    ],
    tense: [
      ['plenty', 'You agree to everything, since everything sounds so likely to go well.'],
      ['talk', 'You make a good story of things, and the story gets a little ahead of the facts.'],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You weigh each word, since you mean to be held to it.'],
      ['deep', "The facts in order, and the worst of them first: that's how you like them."],
    ],
    easy: [
      ['duty', 'You can think something dull through to the end without getting bored.'],
      ['talk', 'Short words and few of them are enough for you, and nothing is missing.'],
    ],
    tense: [
      ['sore', 'You expect a no, so you ask in a way that invites one.'],
      ['talk', 'You correct yourself so often that the sentence never gets to its end.'],
      ['duty', 'Out of worry, and not out of love for them, you go over the details once more.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', "Old things look new to you, and you're too curious to leave them alone."],
      ['bold', "You're in the mood to say what everyone has agreed not to say."],
      ['talk', 'You interrupt yourself with better ideas.'],
    ],
    easy: [
      ['free', "You see shortcuts everywhere, and you can't think why nobody takes them."],
      ['talk', 'More ideas come to you than you can use, and you hand out the rest.'],
    ],
    tense: [
      ['cross', "Your mind jumps, and you're impatient with anyone who walks."],
      ['talk', 'You contradict on principle, and then you have to think of the principle.'],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'What you mean is clear to you until you try to say it.'],
      ['deep', "You sense more than you're told, and you're curious whether it's so."],
    ],
    easy: [
      ['dream', 'You can leave things half said and half done without worrying about the other half.'],
      ['talk', 'A picture for what you mean comes to you, and the picture does the explaining.'],
    ],
    tense: [
      ['dream', "You hear what you hope to hear, and you don't ask further."],
      ['duty', "However often you check, there's a feeling that you've missed something."],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You want to know what's behind things, and you have the patience to keep asking."],
      ['bold', 'Guessing has gone on long enough for you, so you ask straight out.'],
    ],
    easy: [
      ['deep', 'You get to the bottom of things quietly, with one question at a time.'],
      ['duty', 'You stay with one subject long after others would have changed it.'],
    ],
    tense: [
      ['deep', "Something in what you're told doesn't add up, and you keep adding."],
      ['cross', "You'd like to be told the truth without having to ask, and asking makes you sharp."],
    ],
  },
  Chiron: {
    joined: [
      [
        'talk',
        "You find the words for something that's always been hard to say, and they're simpler than you expected.",
      ],
      ['bold', 'A little shy about how you speak or spell or ask, you ask anyway.'],
    ],
    easy: [
      ['talk', 'You can talk about your weak spot without making a speech or a joke of it.'],
      ['warm', "Slow learners have a friend in you, since you've been one."],
    ],
    tense: [
      ['sore', 'You can explain what hurts to everyone except the person it concerns.'],
      ['talk', 'Where it hurts, you make a joke, and then the joke needs a second one.'],
    ],
  },
  'North Node': {
    joined: [
      ['talk', 'Whatever you only half know makes you ask, and one question leads to the next.'],
      ['free', "You're curious about what you don't know how to do, and less afraid of sounding like a beginner."],
      ['bold', "You ask where you'd usually pretend to know."],
    ],
    easy: [
      ['talk', 'You learn quickly, mainly because you ask.'],
      ['free', "Something new is in your head before you've noticed that you're learning."],
    ],
    tense: [
      ['talk', "For the old way you have excellent reasons, and you've begun to bore yourself with them."],
      ['dream', 'You like thinking about change better than changing anything.'],
    ],
  },
  Ascendant: {
    joined: [
      ['talk', "You're awake, quick and talkative, and you answer before you're asked."],
      ['seen', "What you're thinking can be read on your face, half a second before you say it."],
      ['free', "Everyone you see makes you curious, and you don't hide it."],
    ],
    easy: [
      ['talk', 'You have a light way with words, and you begin wherever you like.'],
      ['seen', "Bright and friendly is how you come across, and you've done nothing for it."],
    ],
    tense: [
      ['talk', "You explain yourself too much, mostly to people who haven't asked."],
      ['torn', "Your mouth says one thing and your face another, and you can't tell which of them is right."],
    ],
  },
  Midheaven: {
    joined: [
      ['duty', 'You want to get the wording right, because your name is under it.'],
      ['bold', "You can say in one sentence where you'd like to be, and the sentence makes you want to start."],
      ['seen', "You'd like to be known for your good ideas, so you let a few of them out."],
    ],
    easy: [
      ['talk', 'You know what to say and whom to say it to.'],
      ['duty', 'What comes first and what can wait is plain to you, and the day gets shorter.'],
    ],
    tense: [
      ['sore', 'You wonder what people with a say think of you, and you read a lot into little.'],
      ['seen', 'Being mentioned would please you, as long as you could write the sentence yourself.'],
    ],
  },
}
