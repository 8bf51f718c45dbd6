import type { ContactPieces } from './ContactPieces.ts'

export const sunContacts = {
  Sun: {
    joined: [
      "You want the same things for the same reasons, so little has to be explained. It's worth keeping one interest each that the other doesn't share.",
      'Your birthdays are days apart, and so are your tempers. You tend to be tired, keen and bored at the same hour.',
      "You recognize your own motives in each other. That's restful, and now and then it's a mirror you didn't ask for.",
      'You agree early and often. The only contest is over who gets to go first, so take it in turns.',
    ],
    easy: [
      'What makes one of you proud makes the other proud too. Plans get made here without anybody having to win.',
      'You back each other without being asked. A hard week for one of you tends to bring out the best in the other.',
      'You want different things, and they happen to fit. Each of you is more yourself with the other around.',
      "There's simple goodwill here. You can disagree about the weekend and still like each other at the end of the sentence.",
    ],
    tense: [
      "You're both sure of your way, and the ways differ. Decide who decides what, and most of the heat goes out of it.",
      "Each of you does naturally what the other finds hard. That's interesting in the first month, and it takes some patience after that.",
      "You'll sometimes feel judged when you've only met another way of living. Asking why works better than explaining.",
      "Two strong wills, two directions. Big decisions go better after a night's sleep and never in the car.",
    ],
  },
  Moon: {
    joined: [
      '{A} light up what {B} feel, and {B} make {a} feel at home. People have built a good deal on less.',
      "{A's} good mood is contagious here, and so is {B's} quiet one. Being in the same room already helps.",
      "{B} sense what {A} are after before it's said. That's a gift, and it deserves a thank-you out loud.",
      'What {A} want and what {B} need point the same way. Home is an easy subject between you.',
    ],
    easy: [
      '{A} give direction, {B} give comfort, and neither feels like work. It shows best on ordinary weekdays.',
      '{B} can be tired, teary or silly with {a} and lose nothing by it.',
      '{A} notice how {B} are without asking twice, and usually do the right small thing about it.',
      'What {A} are proud of, {B} enjoy. This is the kind of contact that makes living together simple.',
    ],
    tense: [
      '{A} want to get going just when {B} want to be held, or the other way around. Say which one tonight is for.',
      "{A's} plans can run straight through {B's} mood. Asking how somebody is takes a minute and saves the evening.",
      'What feels like encouragement to {a} can feel like pressure to {b}. A softer start helps.',
      '{B} may take personally what {A} said about something else. Check before you both go quiet.',
    ],
  },
  Mercury: {
    joined: [
      '{B} find the words for what {A} mean. Long drives are short with the two of you in the car.',
      '{A} like to be understood, and {B} like to explain. You can talk about one thing for an hour without noticing.',
      '{B} take a real interest in what {A} are up to, and ask the second question as well as the first.',
      "You think aloud well together. Write the good ideas down, since there'll be more than you can use.",
    ],
    easy: [
      '{A} bring the purpose, {B} bring the wording. Between you a difficult email takes ten minutes.',
      "{B} can tell {a} the truth in a way that's easy to take.",
      "You get each other's jokes, and you remember what the other said last week.",
      'Advice goes down well here, since {B} listen first and {A} like to be asked.',
    ],
    tense: [
      "{B} question what {A} have already decided. It's meant as interest and it lands as doubt.",
      '{A} want to be believed, and {B} want to check. Both are fair, so agree which one the moment calls for.',
      "{B's} remarks can hit {A's} pride without aiming at it. Leave out the last clause.",
      'You can argue about a word for half an hour. Ask what it was about, and the half hour ends.',
    ],
  },
  Venus: {
    joined: [
      '{B} simply like the way {A} are. Being admired without a reason is good for anybody.',
      "{A} feel attractive near {b}, and {B} feel generous near {a}. It's one of the warmest contacts there is.",
      'You enjoy the same kind of evening. Choosing the film is never the problem.',
      '{B} bring beauty and ease to what {A} take seriously, and {A} bring a reason to dress up.',
    ],
    easy: [
      'Affection comes easily: a hand on a shoulder, a kind word in front of others, the last piece left on the plate.',
      '{B} know how to please {a}, and {A} know how to say thank you.',
      "You're good company for each other, even with nothing planned.",
      "{A's} pride and {B's} taste get on. You make a pleasant home and pleasant hosts.",
    ],
    tense: [
      '{A} want to be loved for what {A} do, and {B} love for other reasons. Hearing those reasons would help.',
      '{B} smooth things over where {A} would rather be clear. Small matters deserve a straight answer too.',
      "You don't mean the same by a good time. Take turns choosing, and don't keep score.",
      "{A} can be too blunt for {b}, and {B} too polite for {a}. Meet where it's kind and still true.",
    ],
  },
  Mars: {
    joined: [
      "{B} get {a} moving, and {A} give {b} something worth moving for. There's heat in it, and it needs a common job.",
      "You dare more together than alone. Pick a project with an end, or you'll use it up on each other.",
      '{B} are quick, {A} are sure. When you want the same thing, you have it by Friday.',
      'Attraction and rivalry are close neighbors here. A game or a sport is a good place for the second one.',
    ],
    easy: [
      '{B} act on what {A} only had in mind. You get things done, and you like each other for it.',
      '{A} give the aim, {B} give the push. Moving to a new place, planting a garden, training for a race: all good.',
      "{B} bring out {A's} courage, and nobody has to shout.",
      'You can disagree openly here and have it over within the hour.',
    ],
    tense: [
      "{B} step on {A's} pride, usually by being faster. A warning before the sprint keeps the peace.",
      "You both push when you're tired. Fix the time for hard subjects before noon, and eat first.",
      '{A} take over where {B} were about to begin. Divide the jobs aloud.',
      "There's real friction here, and real spark. It does best with sport, a deadline or a heavy sofa to carry.",
    ],
  },
  Jupiter: {
    joined: [
      '{B} think {A} can do it and say so. Plans grow in this company, so one of you should hold the calendar.',
      "{B} make {A's} world larger: other food, other people, another country.",
      "You're each other's good luck in a plain sense. You try things you'd have skipped alone.",
      '{B} are generous with {a}, and {A} are glad to show what it led to.',
    ],
    easy: [
      '{B} give {a} room and good advice, and expect little back.',
      'You laugh easily together, and you recover from a bad day faster.',
      '{B} see the large picture that {A} are in. A worry told to {b} tends to shrink.',
      'Travel suits you two. So does learning something from scratch together.',
    ],
    tense: [
      '{B} promise more than {A} asked for. A smaller plan that happens is the better present.',
      'You encourage each other past the sensible point. Agree on a limit before the shop, not in it.',
      '{B} have an opinion on how {A} should live. Some of it is good; it needs to be asked for.',
      '{A} may feel talked over by so much confidence. Counting to five leaves room for an answer.',
    ],
  },
  Saturn: {
    joined: [
      "{B} take {a} seriously, which steadies and sometimes weighs. Praise needs to be said, since {A} can't hear it otherwise.",
      "{B} see what {A} could do better. It's often right, and it needs to come after the thank-you.",
      "There's duty in this contact, and staying power. Put something light into the week on purpose.",
      '{A} may feel watched, and {B} may feel responsible. Say what nobody needs to take care of.',
    ],
    easy: [
      '{B} keep promises made to {a}. It gets noticed, and returned.',
      "What {A} begin, {B} help to finish. You're good at things that take years.",
      "{B} give {a} patience and a plan. It isn't flashy, and it's worth most in a hard year.",
      'You trust each other with keys, calendars and bad news.',
    ],
    tense: [
      '{B} say no where {A} hoped for applause. A yes with one condition does the same job.',
      "{A} can feel small beside {B's} standards. They're high for everybody, {B} included.",
      'One of you is often early and the other late, in more than time. Agree on what really has a deadline.',
      "{B's} caution meets {A's} pride. Ask for the reason behind the no, since it's usually a worry.",
    ],
  },
} as const satisfies Record<string, ContactPieces>
