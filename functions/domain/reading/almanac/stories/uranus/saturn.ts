import type { PairStories } from '../../../pieces/Story.ts'

export const uranusSaturn: PairStories = {
  easy: [
    {
      title: 'Handing over the key ring',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus helps your Saturn to lay down one duty, and the roof stays where it is.',
      scene: 'That can look like giving the key ring of a cellar or a club to somebody new.',
      turn: [
        'The new keeper hangs it on a different hook.',
        'A duty you did well can end well, with no quarrel for an excuse.',
      ],
      after: "one duty is in other hands, and you don't check on it",
      again: {
        easy: "you hand a task on, and it's done well enough",
        tense: 'you give a job away and stand behind the chair',
      },
      act: 'Pick the duty you could hand on, and show one person today where its key, list or folder is.',
    },
    {
      title: 'The tray in the middle',
      houses: [5, 7, 8],
      why: 'You can change an old arrangement calmly, with no need for a crisis first.',
      scene: "You tell {someone} that you'd like to take turns paying, and push the tray to the middle.",
      turn: [
        'They had the same thought and no good way to begin.',
        'A rule made by two people can be remade by them, over coffee.',
      ],
      after: 'the new rule is in use, and both of you call it fair',
      again: {
        easy: 'an old rule is changed in two sentences',
        tense: 'you keep to a rule that nobody asked you to keep',
      },
      act: "Tell {friend} at the table today which shared habit you'd like to change, and ask which one they'd change.",
    },
  ],
  tense: [
    {
      title: 'Penciled in, rubbed out',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus says go, your Saturn says not before the work is done, and neither gives in.',
      scene: 'In the calendar a free week is penciled in and rubbed out until the page is thin.',
      turn: [
        'Both are right: you need the change, and people count on you.',
        'Change one piece at a time, and tell those it touches.',
      ],
      after: 'one piece of the old order is different, and your duties get done',
      again: {
        easy: 'a duty and a free hour fit into the same day',
        tense: 'you do the right thing and slam the drawer',
      },
      act: "Mark one free half day in your calendar in ink today, and name the person who'd look after things meanwhile.",
    },
    {
      title: 'As always, for both of you',
      houses: [5, 7, 8],
      why: "You mean to stay, and you'd like that to be your own choice and no rule.",
      scene: 'That\'s why your cup comes down hard when {someone} orders for you both and says "as always."',
      turn: [
        'They meant it as praise, and you heard a rule.',
        "Choose the same soup out loud, and it's your choice again.",
      ],
      after: 'the customs you keep with them are ones you picked twice',
      again: {
        easy: 'you choose the usual thing, and enjoy that you chose it',
        tense: 'you break a custom and miss it at once',
      },
      act: 'Change one fixed custom with {friend} today, the chair, the dish or the hour, and keep the rest as it is.',
    },
  ],
  joined: [
    {
      title: 'A wall of binders',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Saturn can't defend all of its own rules now, which is frightening and about time.",
      scene: "You stand before a wall of binders and can't say what half of them are for.",
      turn: ['They keep you safe, and they also keep you busy.', "Find the one you'd miss; the others are only order."],
      after: 'you keep fewer rules, and you know what each is for',
      again: {
        easy: 'you drop a rule, and nothing falls down',
        tense: 'a small change feels like the end of all order',
      },
      act: "Open one folder you keep from habit today, and put every page you wouldn't miss in the paper bin.",
    },
    {
      title: "Which custom they'd miss",
      houses: [5, 7, 8],
      why: 'Your Saturn is tired of a bond that rests on duty and wants it to rest on something lighter.',
      scene: "So you ask {someone} over wet umbrellas which of your customs they'd miss.",
      turn: [
        'They name the silliest one; your list has only useful ones.',
        'What two people keep for joy needs no guard, and it holds.',
      ],
      after: 'some duties between you are gone, and the silly custom stays',
      again: {
        easy: 'you do a kindness because you like to',
        tense: 'you keep count of duties that nobody else counts',
      },
      act: "Ask {friend} tonight which habit you two share they'd miss most, and tell them yours.",
    },
  ],
}
