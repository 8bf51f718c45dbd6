/** What a day of the Moon is like in each part of life, first to twelfth. */
export const MOON_IN_HOUSES = [
  [
    'People read your mood from your face, so a yawn in a meeting gets noticed.',
    'You follow your own clock, eating when hungry and leaving when the room gets loud.',
    'What you wear changes how the day feels, and the comfortable shoes win.',
    'Remarks about you are taken personally, even a kind one about your hair.',
  ],
  [
    'Mood and money get mixed up, and a small purchase at the register feels like comfort.',
    'You check what there is, from the pantry shelf to the balance on the bank page.',
    'Familiar things are calming: the old mug, the good knife, a full tank.',
    'Lending comes hard, and you would like the drill back on its hook.',
  ],
  [
    "Your phone is busy with small things: a photo, a question about parking, a sister's recipe.",
    'You say things aloud to find out whether you think them, often to a neighbor.',
    'Errands come in clusters, so the pharmacy, the post office and the library fit into one loop.',
    'A short trip improves the mood, even one of only three stops.',
  ],
  [
    'You are happiest with the door shut, the lamp on and something in the oven.',
    "Family comes to mind, often by way of a grandmother's recipe or a brother's old sweater.",
    'Small faults of the place bother you, such as the drip, the draft or the pile on the stairs.',
    'Going out takes effort, and at the party you choose the seat nearest the coats.',
  ],
  [
    'You want some fun out of the day, if only a card game or a badly sung chorus in the kitchen.',
    'Someone close gets more of your attention, and a gesture as small as a saved seat is noticed.',
    "Making something settles the mood, whether with flour, yarn or a child's box of paints.",
    'Delight and sulking both show plainly, as in front of an ice cream counter.',
  ],
  [
    'Mood follows routine, so a late lunch or a skipped walk is felt before bed.',
    'You put things in order to feel better: the inbox, the shoe rack, the top of the fridge.',
    'Your body is quick to complain about a bad chair, too much coffee or a short night.',
    'Helping a colleague or feeding the cat does more for you than talking about feelings.',
  ],
  [
    "Your mood follows the other person's, so one curt reply is enough to spoil a lunch.",
    'Doing things together is easier than doing them alone, from choosing a lamp to carrying one.',
    'Someone close often names what you feel before you do, usually while drying plates.',
    'A small bargain settles a lot: you cook, and the other person does the pans.',
  ],
  [
    'You want to know where you are with someone close, and "fine" is not accepted as an answer.',
    'Shared bills and passwords come to mind, and looking them up is calmer than wondering.',
    'Feelings are strong and kept private, so you tell one person and no group chat.',
    'Clearing out fits the mood, beginning with a drawer that two people use and neither sorts.',
  ],
  [
    'You are bored by the usual street and cheered by a map, an accent or an unfamiliar menu.',
    'Big questions come up over small meals, and the noodles go cold.',
    'A page of a good book changes your mood more than the news from next door.',
    'You teach without being asked, and a colleague learns more about volcanoes than planned.',
  ],
  [
    'What happens at work goes home with you, in the same bag as the laptop.',
    'Your mood is easy to see at work, and a sigh in the hallway reaches the manager.',
    'You like to have something to show at the end, if only an empty tray or a sent report.',
    'Being relied on feels good, up to the third person at your desk.',
  ],
  [
    'Friends are good for the mood, and a table with room for one more is better than a quiet one.',
    'You feel at home in a crowd with a purpose, such as a choir, a team or a street cleanup.',
    'The group chat sets your mood, and an unanswered joke bothers you more than a bill does.',
    'Talk among friends turns to what you would all do with a free year and a van.',
  ],
  [
    'You need little company, and an hour behind a closed door repairs a lot.',
    'Tiredness comes early, and the book falls on your face before the second page.',
    'Private worries come up while you rinse a pan, and some of them look smaller in the sink.',
    'You notice more than you can explain, so a page in a notebook is better than a debate.',
  ],
] as const satisfies readonly (readonly string[])[]
