import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from '../pieces/Tone.ts'

type Bearings = Readonly<Record<Exclude<Planet, 'Moon' | 'North Node'>, Readonly<Record<Tone, readonly string[]>>>>

/**
 * What a contact on a day ahead does with what the point is about, by its mover: a clause about the reader. {matter} is
 * "what you owe and are owed", so each reads well with any of them.
 */
export const BEARINGS: Bearings = {
  Sun: {
    joined: [
      'you see plainly where you stand with {matter}',
      'you can be open about {matter}',
      'you give {matter} your whole attention',
      'you want credit for {matter}',
    ],
    easy: [
      'you feel sure of yourself about {matter}',
      "you're in a sunny mood about {matter}",
      'you get a friendly hearing about {matter}',
      "you don't have to explain yourself over {matter}",
      "you're content with {matter}",
      'you get some praise for {matter}',
      "you needn't hide {matter} from anyone",
    ],
    tense: [
      'you want the last word on {matter}',
      'you take it personally when somebody mentions {matter}',
      'you and somebody else disagree about {matter}',
      "you're too proud to ask for help with {matter}",
      'you have to defend {matter}',
      'you feel judged about {matter}',
      'you and an older person see {matter} differently',
    ],
  },
  Mercury: {
    joined: [
      'you can talk of little but {matter}',
      'you speak up about {matter}',
      'you tell somebody about {matter}',
      'you ask a straight question about {matter}',
    ],
    easy: [
      'you find the words for {matter}',
      'you have a good conversation about {matter}',
      'you think clearly about {matter}',
      'you get a useful answer about {matter}',
      'you can joke about {matter}',
      'you make {matter} clear to others',
      'one call clears up a question about {matter}',
    ],
    tense: [
      "you're quick to quarrel about {matter}",
      'you change your mind twice about {matter}',
      "you're easily misunderstood about {matter}",
      'you say a word too many about {matter}',
      'you hear criticism in a question about {matter}',
      'you get three opinions on {matter} and trust none',
      'you think too much about {matter}',
    ],
  },
  Venus: {
    joined: [
      "you're at your kindest about {matter}",
      'you take real pleasure in {matter}',
      'you hear something nice about {matter}',
      'you warm to {matter}',
    ],
    easy: [
      'you meet with kindness over {matter}',
      "you're easy to please about {matter}",
      'you can be gentle with yourself about {matter}',
      'you come to a friendly agreement about {matter}',
      "you're grateful for {matter}",
      'somebody is sweet about {matter}',
      'others see the charm of {matter}',
    ],
    tense: [
      'you keep the peace about {matter} and regret it',
      'you give in too soon about {matter}',
      "you aren't satisfied with {matter}",
      'you sulk a little over {matter}',
      'you give too much for {matter}',
      "you're too polite about {matter}",
      'you want comfort more than the truth about {matter}',
    ],
  },
  Mars: {
    joined: [
      "you can't wait to do something about {matter}",
      'you put all your strength into {matter}',
      'you start something new with {matter}',
    ],
    easy: [
      'you have the nerve to do something about {matter}',
      'you stand up for {matter}',
      'you take charge of {matter}',
      'you have strength to spare for {matter}',
      "you're brave about {matter}",
      'you make headway with {matter}',
    ],
    tense: [
      'your temper is short about {matter}',
      'you push too hard over {matter}',
      'you lose patience with {matter}',
      'you pick a fight about {matter}',
      'you fight harder than you need to for {matter}',
      'somebody gets on your nerves about {matter}',
    ],
  },
  Jupiter: {
    joined: ['you have high hopes for {matter}', 'you think big about {matter}', 'you want more of {matter}'],
    easy: ['you have a little luck with {matter}', 'you see the bright side of {matter}', 'you relax about {matter}'],
    tense: ['you promise too much about {matter}', 'you make too much of {matter}', 'you go too far with {matter}'],
  },
  Saturn: {
    joined: [
      "you're serious about {matter}",
      'you see the limits of {matter}',
      'you have to be patient about {matter}',
    ],
    easy: [
      'you have patience with {matter}',
      'you come to a solid decision about {matter}',
      'you make steady progress with {matter}',
    ],
    tense: [
      "you're hard on yourself about {matter}",
      'you meet with a no over {matter}',
      'you feel the weight of {matter}',
    ],
  },
  Uranus: {
    joined: ['you see {matter} in a new way', 'you want a change in {matter}', 'you surprise yourself about {matter}'],
    easy: [
      'you have a fresh idea about {matter}',
      'you try something new with {matter}',
      'you feel freer about {matter}',
    ],
    tense: [
      "you're restless about {matter}",
      'you break a rule for the sake of {matter}',
      'you have to change your plans about {matter}',
    ],
  },
  Neptune: {
    joined: ['you daydream about {matter}', "you're tender about {matter}", 'you lose yourself in {matter}'],
    easy: [
      'you can picture something better for {matter}',
      'you go by feel about {matter}',
      "you're forgiving about {matter}",
    ],
    tense: [
      "you can't tell what's true about {matter}",
      'you see only what you like of {matter}',
      'you feel vague about {matter}',
    ],
  },
  Pluto: {
    joined: [
      'you want the whole truth about {matter}',
      "you can't let go of {matter}",
      "you're all or nothing about {matter}",
    ],
    easy: ['you get to the bottom of {matter}', 'you gain strength from {matter}', 'you can change {matter} for good'],
    tense: [
      'you dig in your heels about {matter}',
      'you find yourself in a struggle over {matter}',
      'you want control over {matter}',
    ],
  },
  Chiron: {
    joined: ["you're shy about {matter}", 'you feel how much depends on {matter}'],
    easy: [
      'you can laugh at yourself about {matter}',
      'you get some comfort about {matter}',
      'you can be kind to yourself about {matter}',
    ],
    tense: ['you feel clumsy about {matter}', "you're easily hurt about {matter}", 'you doubt yourself over {matter}'],
  },
}
