import type { Stays } from '../pieces/Stays.ts'

/** Of the contacts that last a few days. */
export const QUICK_STAYS: Stays<'Sun' | 'Mercury' | 'Venus' | 'Mars'> = {
  Sun: {
    joined: {
      during: [
        'people notice you without your doing anything',
        "you're allowed to be the subject",
        'you can see where you stand',
        'everybody seems to know your name',
      ],
      after: [
        'you slip back into the crowd, quite gladly',
        'the light moves on to somebody else',
        'the spotlight is off you',
      ],
    },
    easy: {
      during: [
        'things go well without much pushing',
        'you like the face in the mirror',
        'people are glad to see you',
        "you don't need to prove a thing",
        'the days feel a little longer than they are',
      ],
      after: [
        'you need a bit more effort for the same smile',
        'the weather inside you is ordinary again',
        'the good mood is all your own work',
      ],
    },
    tense: {
      during: [
        'small remarks sound bigger than they are',
        'somebody always seems to stand in your light',
        'you and others keep wanting the same chair',
        'a no feels like a verdict',
      ],
      after: [
        'nobody needs to win',
        'you can laugh about who was right',
        'there is room for two opinions',
        'you have nothing to prove',
        'a remark is only a remark',
      ],
    },
  },
  Mercury: {
    joined: {
      during: [
        'one thought leads to the next',
        'the messages keep coming',
        "you can't stop thinking aloud",
        'every conversation comes around to it',
      ],
      after: [
        'your head gets quieter',
        'the talking stops and the doing begins',
        "you've said most of what there was to say",
      ],
    },
    easy: {
      during: [
        'the right word comes when you need it',
        'people answer you quickly',
        'your head is clear before breakfast',
        'a short call is enough for most things',
        'even forms and lists are no trouble',
      ],
      after: [
        'answers take their usual time again',
        'you look for your words like everybody else',
        'the phone is quieter',
      ],
    },
    tense: {
      during: [
        'half of what you say is heard as something else',
        'your thoughts run in three directions',
        'every answer brings a new question',
        'a short message sounds colder than it was meant',
      ],
      after: [
        'people understand you the first time',
        'the noise in your head dies down',
        'your words mean what you wanted them to',
        'one thought at a time is enough',
        'the misunderstanding looks rather funny',
      ],
    },
  },
  Venus: {
    joined: {
      during: [
        "you're fonder of everybody than usual",
        'ordinary things look prettier',
        'it is easy to say what you like',
        'a little luxury feels like a right',
      ],
      after: [
        'the glow fades, and the affection stays',
        'plain things look plain again',
        "you're back to liking with your eyes open",
      ],
    },
    easy: {
      during: [
        'people want to do you a favor',
        'company is a pleasure',
        'a kind word costs you nothing',
        'supper tastes better with somebody across the table',
        'nobody minds waiting for you',
      ],
      after: [
        'charm takes a little more work',
        'you return to your usual manners',
        'the sweetness is up to the two of you',
      ],
    },
    tense: {
      during: [
        'you want more affection than you ask for',
        'everything nice seems to cost too much',
        'a polite yes comes out where you meant no',
        "you can't decide whom to please",
      ],
      after: [
        'you know again what you like',
        'a plain no offends nobody',
        'you stop counting who was nice to whom',
        'affection comes without a bill',
        'the sulking is over',
      ],
    },
  },
  Mars: {
    joined: {
      during: [
        "you can't sit still",
        'you would rather act than talk',
        'you have more strength than patience',
        'everything seems to take too long',
      ],
      after: [
        'you can sit down again',
        'the fire burns lower, and you notice how tired you are',
        'there is no hurry any longer',
      ],
    },
    easy: {
      during: [
        'you get up before the alarm',
        'your courage comes without thinking',
        'heavy things weigh a little less',
        'whatever you begin, you also finish',
      ],
      after: ['your pace is the usual one again', 'the push has to come from you', 'rest feels earned'],
    },
    tense: {
      during: [
        'your fuse is short',
        'slow people are hard to bear',
        'every discussion wants to be a fight',
        'you walk faster than you need to',
      ],
      after: [
        'nothing gets slammed',
        'your hands unclench',
        'a disagreement is no longer a fight',
        'you can wait your turn',
        'you notice that nobody was attacking you',
      ],
    },
  },
}
