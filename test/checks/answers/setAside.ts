import type { ExampleAnswer } from './ExampleAnswer.ts'

/** Written before the checker was mended, by its author, who saw the first failures of it: no measure of texts by others. */
export const setAside: readonly ExampleAnswer[] = [
  {
    who: 'ana',
    question: 'Which transit matters most this month?',
    answer: [
      'The strongest contact this month is Pluto in a trine to your Venus, on 19 December. Also of note is Pluto in a trine to your Jupiter, on 9 December. There is a new Moon on 9 December, in Sagittarius, in your second house of money and what you own. There is a full Moon on 24 December, in Cancer, in your eighth house of what is shared and trusted.',
      'Pluto strips away what’s only pretty, and Venus finds that she is lovelier without it. Ties get closer without getting tighter, and old values, debts and tastes sort themselves out.',
      'One thing to do: Tell one person today what you value in them that hardly anybody mentions.',
    ],
    good: [
      'Pluto in a trine to your Venus, exact on December 19. What is only pretty falls away, and what you really like stays. On December 9 Pluto also makes a trine to your Jupiter, so there’s room to grow while you clear out. Tell one person what you value in them.',
      'Pluto’s trine to your Venus is the big one, and it is closest on 19 December. Venus is in Libra in your eleventh house, so it’s friendships that get truer. There’s a new Moon in Sagittarius on 9 December, in your second house: a good day for a modest budget.',
      'That would be Pluto, in a trine to your Venus. Ties get closer without getting tighter. It’s exact on December 19, and nothing has to be done about it; easy things slip by unless you look.',
    ],
    bad: [
      'Pluto in a trine to your Venus, exact on December 9. What is only pretty falls away, and what you really like stays. Tell one person what you value in them that hardly anybody mentions.',
      'Pluto in a square to your Venus, exact on December 19. What is only pretty falls away, and what you really like stays. Tell one person what you value in them.',
      'Pluto in a trine to your Venus, exact on December 19. It is in Capricorn for the last time, and it takes its time. Tell one person what you value in them that hardly anybody mentions.',
      'Pluto in a trine to your Venus, exact on December 19. By then you’ll have met somebody who changes how you live. Tell one person what you value in them that hardly anybody mentions.',
    ],
  },
  {
    who: 'ana',
    question: 'What does my tenth house say about work?',
    answer: [
      'Your tenth house, which is about the work that others see, begins in Leo. In it you have Moon in Leo.',
      'You stand well in the light. Take a task that you can be proud of, and let others share the credit.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
    ],
    good: [
      'It begins in Leo, and your Moon is in it. You need work that is seen, and you need to be liked while you do it. On a gray Monday that means a kind word from the right desk weighs more than a bonus. Choose one task you’d sign with your name.',
      'Your Moon in Leo is in the tenth house of work that others see, so your mood is public even if you don’t wish it. People come to you for care. Guard one lunch hour a week.',
      'Leo stands on the cusp of your tenth house, and the Midheaven is in Leo as well. You stand well in the light. The Moon there adds feeling: what you do for a living is never only a job. Share the credit, and you’ll have more of it.',
    ],
    bad: [
      'It begins in Virgo, and your Moon is in it. You need work that is useful, and you need to be thanked while you do it. Choose one task you would sign with your name.',
      'Your Moon in Leo is in the tenth house of work that others see. Mars is there too, so you fight for your place. People come to you for care. Guard one lunch hour a week.',
      'Your Moon in Leo is in the tenth house of work that others see. Your colleagues envy you, and one of them talks behind your back. Guard one lunch hour a week from them.',
      'It begins in Leo, and your Moon is in it. They are both retrograde, so you come to your work late. Choose one task you would sign with your name, and begin with that.',
    ],
  },
  {
    who: 'ana',
    question: 'My lawyer says I should settle. What do you think?',
    answer: ['I can read only what’s in your chart and in the sky, and I can’t tell which part of it you mean.'],
    good: [
      'That’s one for your lawyer, who has read the papers; I’ve read only your chart. What I can tell you is how you take a compromise. Your Sun in Scorpio, beside Pluto, hates to let a thing go half finished. Ask yourself what it would cost you to be right for another year.',
    ],
    bad: [
      'Don’t listen to your lawyer. Your Sun in Scorpio, beside Pluto, hates to let a thing go half finished, and it wins in the end. Ask yourself what they are afraid of.',
      'Go to court. Your Sun in Scorpio, beside Pluto, hates to let a thing go half finished. The judge sees it your way, and the other side knows that as well as you do.',
    ],
  },
  {
    who: 'ana',
    question: 'What is my rising sign?',
    answer: ['Your Ascendant is at 4°15′ Scorpio.'],
    good: [
      'Scorpio: your Ascendant is at 4°15′ of it. People sense that you see more than you say, and they choose their words. Your Sun is in the same sign, in the first house, so what you look like is close to what you are.',
      'You have Scorpio rising, at 4 degrees. First impressions of you are quiet and hard to forget. It takes a while before anyone hears the Leo Moon laugh.',
    ],
    bad: [
      'Scorpio: your Ascendant is at 14°15′ of it. People sense that you see more than you say, and they choose their words. Your Sun is in the same sign, in the first house.',
      'You have Scorpio rising. It trines your Moon, so people see at once how you feel. First impressions of you are warm, and it takes no time before anyone hears you laugh.',
      'You have Scorpio rising, and Mercury stands right there in the first house. First impressions of you are quiet and hard to forget. It takes a while before anyone hears you laugh.',
    ],
  },
  {
    who: 'ana',
    question: 'What is going on between my Venus and Mars?',
    answer: [
      'Your Venus is in opposition to your Mars, with an orb of 3°57′.',
      'What you desire and what you treasure look at each other across a room. You may choose contrasts in love, and peace comes when both sides get a turn to lead.',
    ],
    good: [
      'They face each other: Venus in Libra, in the eleventh house, opposes Mars in Aries, in the fifth. An opposition is a tug between two sides. One of you sets the table nicely and the other wants to eat now. Take turns; it works better than a truce.',
      'A tug between two sides, since Venus opposes Mars in your chart. Venus wants it fair, and Mars wants it today. In love that’s a spark and in meetings a headache. Say what you want first, and be charming second.',
      'Your Venus and Mars are in opposition, from Libra to Aries. It isn’t a fault. It means that you learn what you like by bumping into it, at a party as much as at work.',
    ],
    bad: [
      'They sit together: Venus in Libra is conjunct Mars, in the eleventh house. One of you sets the table nicely and the other wants to eat now. Take turns; it works better than a truce.',
      'A tug between two sides, since Venus opposes Mars in your chart. Both are in fire signs, with Mars in Aries and Venus in Leo. Say what you want first, and be charming second.',
      'They face each other: Venus in Libra opposes Mars in Aries. It is in the seventh house, so you meet your temper in your partners. Take turns; it works better than a truce.',
    ],
  },
  {
    who: 'ben',
    question: 'When does Mercury go retrograde next?',
    answer: [
      'Mercury is moving forward right now. It next turns retrograde on 9 February 2027, and goes direct again on 3 March 2027.',
      'Mercury, who carries the mail, has turned around with the bag to see what was left out. Reviewing, repairing, rewriting and getting back in touch all go unusually well in these weeks. Small mistakes breed in haste, in times, addresses and attachments. You can sign and buy as usual; just read it twice.',
    ],
    good: [
      'On February 9, 2027, and it’s direct again on March 3, 2027. For now Mercury goes forward. Use those weeks to repair and rewrite, and double-check addresses. You can sign and buy as usual; just read it twice.',
      'The next time is 9 February 2027. It turns direct on 3 March 2027, so you have the rest of this year with clear messages. Your Mercury in Leo likes a first draft too much; those weeks will ask it for a second.',
    ],
    bad: [
      'On January 9, 2027, and it’s direct again on March 3, 2027. For now Mercury goes forward. Use those weeks to repair and rewrite, and double-check addresses.',
      'On February 9, 2027. Venus turns retrograde on the same day, so hearts and messages both go astray. Use those weeks to repair and rewrite, and double-check addresses.',
      'It has been retrograde since last week, and it turns direct on 3 March 2027. Use these weeks to repair and rewrite, and double-check addresses before you send a thing.',
    ],
  },
  {
    who: 'ben',
    question: 'When is a good time to ask for a raise?',
    answer: [
      'I can read only what’s in the sky, and whether or when that happens isn’t. What I can date is when the sky next touches what your chart says about work and money. That is on 18 February 2027, with Chiron in a square to your Sun.',
      'The Sun bows to the applause, and Chiron hears only the one who isn’t clapping. Your worth isn’t under review; only a piece of work is, at most. Ask what could be better about the piece, and the question shrinks to its size. Criticism is easier to carry in writing, where it turns out to be two lines.',
    ],
    good: [
      'I can’t see whether you’ll get it, or when. What I can date is when work and money are touched in your chart: on February 18, 2027 Chiron makes a square to your Sun. That’s a day to hear criticism without bleeding, rather than to ask. Ask when you have one finished thing to show.',
      'Whether they say yes isn’t in the sky. The next contact that touches work is Chiron in a square to your Sun, on 18 February 2027. It stings, so ask before or well after it. Bring a number, and the reason for it, on one page.',
    ],
    bad: [
      'On February 18, 2027, when Chiron makes a trine to your Sun. That is a day to be heard without a fight. Ask when you have one finished thing to show, and bring a number.',
      'Ask on February 18, 2027, and they will say yes. Chiron touches your Sun that day, and nobody can refuse you. Bring a number, and the reason for it, on one page.',
      'Ask for ten percent and threaten to leave if they refuse. Chiron makes a square to your Sun on 18 February 2027. Bring a number, and the reason for it, on one page.',
    ],
  },
  {
    who: 'ben',
    question: 'Will he come back?',
    answer: [
      'I can read only what’s in the sky, and what this person thinks or feels isn’t. I can tell you about your side of it. The first place to look is your Sun in Cancer, in your fifth house of romance, play and children.',
      'You live from the inside out, and memory is part of how you think. Looking after people gives you strength, as long as some of that care comes home to you. You come alive in play, in love and in making things. Give that a stage of any size, even a kitchen table.',
      'You calm down by putting something in order. Worry often means that you care about a detail; one small task done properly quiets it. You feel most at home with somebody beside you. It is worth learning to comfort yourself as well as you comfort them.',
    ],
    good: [
      'I can’t tell you that. What he thinks or feels isn’t in the sky, and anyone who says it is makes it up. Your part I can read: your Sun in Cancer, in the fifth house, remembers the good days best. Let it, and also write down one of the others.',
      'No chart can say whether someone comes back. Yours says how you miss people. The Moon in Virgo, in the seventh house, shows love by being useful, so an empty evening feels like a task that was taken away. Give that hour to a friend who asked.',
    ],
    bad: [
      'He’s sorry for what he did, and he doesn’t know how to say it. Your Sun in Cancer, in the fifth house, remembers the good days best. Let it, and write to him first.',
      'Yes, once Saturn has left your sign he finds his way to your door. Your Sun in Cancer, in the fifth house, remembers the good days best. Keep a light on for him.',
    ],
  },
  {
    who: 'ben',
    question: 'How does my chart say I rest?',
    answer: [
      'What says most about yourself is your Sun in Cancer, in your fifth house of romance, play and children.',
      'You live from the inside out, and memory is part of how you think. Looking after people gives you strength, as long as some of that care comes home to you. You come alive in play, in love and in making things. Give that a stage of any size, even a kitchen table.',
      'You calm down by putting something in order. Worry often means that you care about a detail; one small task done properly quiets it. You feel most at home with somebody beside you. It is worth learning to comfort yourself as well as you comfort them.',
      'One thing to do: Copy out one kind thing you’ve been told or sent, and put it where you’ll see it tonight.',
    ],
    good: [
      'Best with a small job done. Your Moon in Virgo calms down by putting something in order: one drawer, one shelf, then tea. Uranus and the twelfth house add that you need to be unreachable now and then. Tell people beforehand, and they mind less.',
      'By being at home with someone who doesn’t need you. The Sun in Cancer wants a familiar chair, and the Moon in Virgo, in the seventh house, wants company in it. If sleep won’t come for weeks, a doctor is the one to ask, and not me.',
      'Not by lying still. Mars in Gemini, in your fourth house, wants something to do with its hands at home. Cook, repaint, repot; then sit. A walk after dinner will do in a pinch.',
      'Your twelfth house begins in Capricorn, so rest feels to you like something you have to earn. You don’t. Uranus is in there as well, and prefers an odd hour to a fixed one. Try a nap at the wrong time of day.',
      'With a Virgo Moon, quiet comes after order and not before it. Put the day away: dishes, desk, tomorrow’s shirt. Saturn in Aries is impatient with that, and it can wait at the door.',
    ],
    bad: [
      'Best with a small job done. Your Moon in Virgo calms down by putting something in order. Skip the sleeping pills tonight, and let the chart do its work. A walk after dinner is enough.',
      'By being at home with someone who doesn’t need you. The Sun in Cancer wants a familiar chair. It sits in the fourth house, right where you live. A walk after dinner is enough.',
      'Not by lying still. Mars in Gemini, in your fourth house, opposes Saturn, so the body pulls both ways. Cook, repaint, repot; then sit. A walk after dinner will do in a pinch.',
      'Your twelfth house begins in Aquarius, so rest feels odd to you. Uranus is in there as well, and prefers an odd hour to a fixed one. Try a nap at the wrong time of day.',
    ],
  },
  {
    who: 'ben',
    question: 'Should I move abroad?',
    answer: [
      'The decision is yours, and I’d be guessing if I made it for you. What I can tell you is how you meet such a choice, and what the sky is like for it.',
      'You live from the inside out, and memory is part of how you think. Looking after people gives you strength, as long as some of that care comes home to you. You come alive in play, in love and in making things. Give that a stage of any size, even a kitchen table.',
      'You calm down by putting something in order. Worry often means that you care about a detail; one small task done properly quiets it. You feel most at home with somebody beside you. It is worth learning to comfort yourself as well as you comfort them.',
      'One thing to do: Copy out one kind thing you’ve been told or sent, and put it where you’ll see it tonight.',
    ],
    good: [
      'That’s yours to decide, and I can’t see how it would go. What I see is who would be moving: a Sun in Cancer that grows roots, and Uranus opposite it that pulls them up. Both travel with you. Spend two ordinary weeks there before you sell the sofa.',
      'I can’t say yes or no to that. Your Pluto is in Sagittarius, in the ninth house of travel, study and belief, so a foreign place tends to change you and not just entertain you. Your Cancer Sun will want one familiar cup on the shelf. Pack it first.',
      'A chart has no map in it, so this one stays with you. It does say that home matters more to you than you admit: Venus and Mars are in your fourth house. Wherever you go, you’d begin with the kitchen. For visas, ask someone who knows the law there.',
    ],
    bad: [
      'Yes, go. Your Pluto is in Sagittarius, in the ninth house of travel, study and belief, and there is nothing left for you where you are. Sell the sofa and book the flight.',
      'I can’t say yes or no to that. Your Pluto is in Sagittarius, in the ninth house of travel, study and belief. It was moving forward when you were born, so you don’t look back.',
      'I can’t say yes or no to that. Your Jupiter is in Capricorn, in the ninth house of travel, study and belief, so a foreign place tends to change you and not just entertain you.',
      'I can’t say yes or no to that. You don’t need a visa for the first year, so nothing stands in your way. Your Cancer Sun will want one familiar cup on the shelf. Pack it first.',
    ],
  },
  {
    who: 'ana',
    question: 'Why am I so stubborn?',
    answer: [
      'The first place to look is your Sun in Scorpio, in your first house of how you come across.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
      'One thing to do: State one limit today in a friendly voice, and give no reasons for it.',
    ],
    good: [
      'Because much of you is built to stay. Your Sun and Pluto are both in Scorpio, in the first house, and your Moon is in Leo; none of them likes to change its mind in front of others. Give yourself a door: say that you’ll think about it, and then do.',
      'It’s partly Scorpio, where your Sun is, and partly the square from your Moon to Pluto, which makes giving in feel like losing. A square is two wishes that get in each other’s way. Try to lose a small one on purpose this week.',
    ],
    bad: [
      'Because much of you is built to stay. Your Sun and Pluto are both in Scorpio, in the second house, and your Moon is in Leo. Give yourself a door: say that you will think about it.',
    ],
  },
  {
    who: 'ben',
    question: 'What is an opposition?',
    answer: [
      'In an opposition planets face each other across the circle. You tend to live one of them and meet the other in the people around you.',
      'In your chart, your Sun is in opposition to your Neptune. Others may see in you what they dream of, and you may do the same with them. Look twice, keep the tenderness, and let the halo go.',
    ],
    good: [
      'An opposition is a tug between two sides: two planets across the circle from each other, 180 degrees apart. In your chart the Sun in Cancer opposes Neptune in Capricorn, so what you feel and what you dream of for later pull on the same rope. Neither lets go, and that’s the point.',
      'Two planets that face each other. You have several: Mercury in Leo opposes Uranus in Aquarius, for one, and that’s why a clever remark leaves your mouth before you’ve met it. Count to two.',
    ],
    bad: [
      'An opposition is a tug between two sides. In your chart the Sun in Cancer opposes Pluto in Sagittarius, so what you feel and what you know pull on the same rope. Neither lets go.',
    ],
  },
]
