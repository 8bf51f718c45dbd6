/** What a day of the Moon is like in each part of life, first to twelfth. */
export const MOON_IN_HOUSES = [
  [
    'People read your mood from your face, even a yawn.',
    'You follow your own clock, eating when hungry and leaving when the room gets loud.',
    'Clothes change how the day feels, and the comfortable shoes win.',
    'Remarks about you are taken personally, even a kind one about your hair.',
  ],
  [
    'Mood and money get mixed up, and a small purchase feels like comfort.',
    'You check what there is, from the pantry shelf to the bank page.',
    'Familiar things are calming: the old mug, the good knife.',
    'Lending comes hard, and the drill belongs on its hook.',
  ],
  [
    'Your phone is busy with small things, such as parking.',
    'You say things aloud to find out whether you think them, often to a neighbor.',
    'Errands come in clusters, so the pharmacy, the post office and the library fit one loop.',
    'A short trip improves the mood, even three stops.',
  ],
  [
    'You are happiest with the door shut and something in the oven.',
    "Family comes to mind, often by way of a grandmother's recipe or a brother's sweater.",
    'Small faults at home bother you, such as the drip.',
    'Going out is hard, and you sit near the coats.',
  ],
  [
    'You want some fun, even a bad chorus in the kitchen.',
    'Someone close gets more of your attention, and a saved seat is noticed.',
    'Making something settles the mood, be it with flour or yarn.',
    'Delight and sulking both show plainly, as in front of an ice cream counter.',
  ],
  [
    'Mood follows routine, so a late lunch is felt before bed.',
    'You put things in order to feel better: the inbox, the top of the fridge.',
    'Your body is quick to complain about a bad chair, too much coffee or a short night.',
    'Feeding the cat does more for you than discussing feelings.',
  ],
  [
    "Your mood follows the other person's, so a curt reply can spoil lunch.",
    'Doing things together is easier than alone, even choosing a lamp.',
    'Someone close often names what you feel before you do, usually while drying plates.',
    'A small bargain settles a lot: you cook, they wash.',
  ],
  [
    'You want to know where you are with someone close, and "fine" is no answer.',
    'Shared bills come to mind, and looking is calmer than wondering.',
    'Feelings are strong and kept private, so you tell one person and no group chat.',
    'Clearing out fits the mood, beginning with a shared drawer.',
  ],
  [
    'The usual street bores you, and a map or an accent cheers you up.',
    'Big questions come up, and the noodles go cold.',
    'A good book changes your mood more than the news.',
    'You teach without being asked, and a colleague learns about volcanoes.',
  ],
  [
    'What happens at work goes home with you, in the same bag as the laptop.',
    'Your mood is easy to see at work, even a sigh.',
    'You like to have something to show at the end, if only an empty tray.',
    'Being relied on feels good, up to the third request.',
  ],
  [
    'Friends are good for the mood, and one more chair helps.',
    'You feel at home in a crowd with a purpose, such as a choir or a street cleanup.',
    'The group chat sets your mood, and an unanswered joke bothers you more than a bill.',
    'Among friends, talk turns to a free year and a van.',
  ],
  [
    'You need little company, and an hour behind a closed door repairs a lot.',
    'Tiredness comes early, and the book falls on your face.',
    'Private worries come up while you rinse a pan, and some look smaller in the sink.',
    'You notice more than you can explain, so a notebook helps.',
  ],
] as const satisfies readonly (readonly string[])[]
