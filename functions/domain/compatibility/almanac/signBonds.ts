import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import type { Variants } from './Variants.ts'

export type BondPieces = Record<SignBond, Variants>

/** What the bond of two signs means for the way that two people live. */
export const sunBonds: BondPieces = {
  same: [
    "You share a sign, so you know each other's reasons from the inside, and each other's excuses.",
    'With one sign between you, agreement is quick. What neither of you likes to do is what stays undone.',
    "It's easy to be understood by somebody of your own sign, and hard to hide.",
    'Two of one sign make a strong team in its good weeks and a double helping in its bad ones.',
  ],
  kindred: [
    'The two signs are of one element, so you like the same pace and much the same jokes.',
    "You're of one element. Things that need explaining elsewhere go without saying here.",
    'Signs of one element trust each other early. Keep some effort for the parts that feel too easy.',
    'One element, two manners: you want the same climate and furnish it differently.',
  ],
  friendly: [
    'These signs are two apart, which makes for friendship first. You give each other ideas and room.',
    'You differ enough to be curious and agree enough to be comfortable.',
    "It's a friendly distance. You're better company for having different hobbies.",
    'These two signs work like good neighbors: they lend things, and they knock.',
  ],
  opposite: [
    'The signs face each other across the wheel, so each of you has what the other lacks. It draws you in and it takes practice.',
    "You're opposites in the strict sense. You look at the same thing from its two ends.",
    'Opposite signs fascinate each other. Take turns being right.',
    'What comes naturally to one of you is homework for the other, and you can swap notes.',
  ],
  tense: [
    'The signs are at a right angle: both like to lead, in different directions. Clear agreements do more here than patience.',
    'These two signs rub. It keeps you awake in good ways, and sometimes at two in the morning.',
    'You want things at the same time and want different things. It gets easier when you say so by Thursday, and not on the day.',
    'At a right angle neither sign gives way by itself. Trade: your way this week, the other way next.',
  ],
  unlike: [
    'The signs have little in common, so nothing is obvious and there is a lot to discover.',
    'You speak different dialects. Asking one more question than seems needed saves many evenings.',
    'Neither of you can guess the other from the inside. That makes for politeness, which is underrated.',
    'Unlike signs meet halfway or not at all. The halfway point is usually something practical, such as cooking.',
  ],
}

/** What the bond of two Moons means for feelings. */
export const moonBonds: BondPieces = {
  same: [
    "You comfort each other by doing what you'd want yourselves, and it works.",
    'You get low at the same things, so somebody should keep a light on.',
    'Moods pass between you without words.',
    'You feel at home in the same kind of home.',
  ],
  kindred: [
    'Your feelings move at the same speed, so comfort arrives in time.',
    'You calm each other without a method.',
    'What soothes one of you seldom annoys the other.',
    'You can be quiet together, and the quiet is friendly.',
  ],
  friendly: [
    'You understand enough of the other to help and little enough to be surprised.',
    'You cheer each other up well. Deep water takes a moment longer.',
    'One of you steadies and the other distracts, and both help.',
    'A small kindness at the right minute comes easily to you two.',
  ],
  opposite: [
    'You need opposite things when you are tired, so agree on an order: first one, then the other.',
    'Each of you can give exactly the comfort the other forgot to ask for.',
    'You feel things from two ends. It balances, once nobody has to be right about it.',
    'One of you wants to talk when the other wants to rest. Half an hour between them does it.',
  ],
  tense: [
    `Your ways of being upset get on each other's nerves. Ask "comfort or advice?" and half of it is gone.`,
    'When both of you are low, neither knows how to help. Make a short list of what does, on a good day.',
    'Feelings need translating here. A plain sentence beats a meaningful silence.',
    'You both mean well and reach for the wrong thing. Tell each other what the right thing is.',
  ],
  unlike: [
    'You are soothed by quite different things, so show each other how.',
    'Neither of you can read the other by instinct. Ask, and believe the answer.',
    'What helps you may puzzle the other. It only has to be known, not shared.',
    'You feel by different rules. Learning two or three of them is most of the work.',
  ],
}

/** What the bond of two Mercuries means for talk. */
export const mercuryBonds: BondPieces = {
  same: [
    'You think alike, so talk is quick and agreement is quicker. Invite a third opinion now and then.',
    'You get the joke before it ends.',
    'You explain things to each other in half the usual time.',
    'You share habits of speech within a month. Friends will notice before you do.',
  ],
  kindred: [
    'Your minds like the same pace, and a long talk rests you both.',
    "You don't have to choose your words much.",
    'You follow each other from one subject to the next without a map.',
    'A disagreement here stays a conversation.',
  ],
  friendly: [
    'You think differently enough to be worth asking.',
    'You give each other good ideas and fair hearings.',
    'You talk like colleagues who like each other, which is a fine basis.',
    'One of you opens subjects, the other closes them. It works.',
  ],
  opposite: [
    'You look at a question from its two sides, so together you see all of it, after some debate.',
    'One of you says what and the other asks why. Keep both in the room.',
    'You argue well. Decide beforehand whether you are looking for the truth or for dinner.',
    'Each of you finishes the half of the thought that the other left out.',
  ],
  tense: [
    "You talk past each other when you're in a hurry, so don't settle things in doorways.",
    'One wants it short, the other wants it right. Say which kind of talk this is.',
    'Your ways of arguing clash more than your views do.',
    'Misunderstandings are about wording here. Repeat it back once, and most of them go.',
  ],
  unlike: [
    'Your minds take different roads to the same shop. Wait at the door.',
    'What is obvious to one of you is news to the other. Say the obvious.',
    'Messages are easily misread between you. For anything that matters, call.',
    'You listen for different things, so ask what was heard.',
  ],
}

/** What the bond of two Venuses means for affection. */
export const venusBonds: BondPieces = {
  same: [
    'You mean the same thing by love, so yours gets through.',
    'You like the same presents and the same Sundays.',
    'Neither of you has to learn how to be affectionate for the other.',
    'You would furnish the same room the same way.',
  ],
  kindred: [
    'Your ways of loving belong to one family, and kindness is seldom misread.',
    'What pleases one of you comes easily to the other.',
    'You court each other at the same pace.',
    'You like being spoilt in similar ways.',
  ],
  friendly: [
    'Your tastes differ pleasantly, and each of you widens the other.',
    'You like how the other loves, even where you would do it differently.',
    'You flirt well together, and friendship holds it up.',
    'Presents between you are good surprises.',
  ],
  opposite: [
    'You love from two ends: one gives closeness, the other gives space. Ask which is wanted.',
    'You are drawn to exactly what you do not do yourselves.',
    'What charms you in each other is also what you argue about. Remember the first half.',
    'Each of you has half the recipe for a good evening.',
  ],
  tense: [
    'You both give love and both miss some of it, since it comes in another wrapping.',
    'What one of you calls romantic the other calls a fuss. Keep one thing of each.',
    'You want different evenings. Plan two, one each.',
    'Say thank you for what was meant. Then say what you would like next time.',
  ],
  unlike: [
    'You show affection in different alphabets. Make a list of five things that count, and swap it.',
    'A gesture that means the world to one of you can pass the other by. Point it out.',
    'You will not guess right about presents. Ask, and it still counts.',
    'Love is there before it is legible. Spell it out.',
  ],
}

/** What the bond of one person's Venus and the other's Mars means for attraction. */
export const desireBonds: BondPieces = {
  same: [
    '{A} like just what {B} are like when {B} want something.',
    'What {A} find lovely is how {B} go about things.',
    '{B} act the way {A} dream, which is hard to resist.',
    "The attraction between {A's} Venus and {B's} Mars is the direct kind.",
  ],
  kindred: [
    '{B} take the lead in a way that {A} enjoy.',
    '{A} and {B} find the right moment without discussing it.',
    'What {B} want and what {A} like are close relatives.',
    "{A} don't have to explain what's attractive; {B} do it anyway.",
  ],
  friendly: [
    '{B} amuse {a}, and that leads somewhere.',
    'Attraction grows here through doing things together.',
    '{A} warm to {b} with time, and the time is pleasant.',
    '{B} court {a} lightly, and lightness is welcome.',
  ],
  opposite: [
    '{A} and {B} attract like the two ends of a magnet, and now and then someone turns around.',
    '{B} are what {A} would never do and like to watch.',
    'The pull is strong here. So is the wish to change each other a little.',
    '{B} bring the contrast that {A} find exciting.',
  ],
  tense: [
    '{B} come on too strong for {a}, or too late. Words help more than hints.',
    'The spark has an edge here. Laugh about the bad timing.',
    '{A} want charm, and {B} want to get on with it. Ten minutes of the first makes the second better.',
    'What {B} do to impress may miss {a}. Tell {b} what would not.',
  ],
  unlike: [
    '{B} have to learn what {A} like, and asking is rather charming.',
    '{A} and {B} have different ideas of a first step. Show, and be shown.',
    "There's no instinct to rely on here, so curiosity does the work.",
    '{B} court in a way {A} may overlook. Pointing it out is allowed.',
  ],
}
