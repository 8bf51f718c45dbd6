import type { ExampleAnswer } from './ExampleAnswer.ts'

/** Ana was born in Lisbon on 2 November 1988 at 06:40. It is 25 November 2026. */
export const seenOfAna: readonly ExampleAnswer[] = [
  {
    who: 'ana',
    question: 'When does Mercury go retrograde next?',
    answer: [
      'Mercury is moving forward right now. It next turns retrograde on 9 February 2027, and goes direct again on 3 March 2027.',
      'Mercury, who carries the mail, has turned around with the bag to see what was left out. Reviewing, repairing, rewriting and getting back in touch all go unusually well in these weeks. Small mistakes breed in haste, in times, addresses and attachments. You can sign and buy as usual; just read it twice.',
    ],
    good: [
      'Not yet: Mercury is moving forward right now. It next turns retrograde on February 9, 2027, and goes direct again on March 3, 2027. Those weeks are good for going back over things, and poor for haste. Read a contract twice and check the address before you send it.',
      'Mercury next turns retrograde on 9 February 2027 and is direct again on 3 March 2027. Your own Mercury is in Libra, in the twelfth house of rest and what is kept to oneself, so a second look suits you anyway. Keep a list of half-finished messages for those weeks.',
      'The next one begins on February 9, 2027. Until then Mercury moves forward, so nothing in the sky asks you to wait. When it comes, spell it out: write the day, the place and the hour in every message, so that nobody turns up by accident on the wrong evening.',
    ],
    bad: [
      'Mercury is retrograde right now, which is why your messages go astray. It turns direct again on 3 March 2027. Until then, read everything twice before you send it, and keep your plans loose.',
      'Mercury next turns retrograde on 19 February 2027, and goes direct again on 3 March 2027. Those weeks are good for going back over things, and poor for haste. Read a contract twice.',
      'Mercury next turns retrograde on 3 March 2027. Before that you have a clear run, so finish what you have begun and send what lies in your drafts. Small mistakes breed in haste.',
      'Mercury turns retrograde on 9 February 2027 in Capricorn, and goes direct again on 3 March 2027. It is a good time to go back over what you wrote, and a poor one for haste.',
    ],
  },
  {
    who: 'ana',
    question: 'Am I in my Saturn return?',
    answer: [
      'No, that one is behind you: your Saturn return was from 19 March 2017 to 24 December 2017. The next one begins on 2 January 2047.',
      'Saturn comes back to its own place with the plans in hand, and inspects what was built. What you took on to please others gets heavy now, and what’s truly yours doesn’t. The inspection is strict, but nobody is being sentenced. Whatever you wouldn’t choose again can be ended properly.',
    ],
    good: [
      'No, that one is behind you. Your Saturn return ran from 19 March 2017 to 24 December 2017. The next one begins on 2 January 2047. Saturn is in Sagittarius in your birth chart, in the second house of money and what you own, so what it inspected then was what you earn and what you live on.',
      'Not any more. It began on March 19, 2017 and ended on December 24, 2017. You may still be living with what you kept from it. Your Saturn in Sagittarius, in the second house, likes to earn slowly and to know what is enough.',
      'You are not in your Saturn return now; it ended on 24 December 2017. What Saturn does at present is make a square to your Neptune, which tests a dream against a calendar. Pick one plan you like to talk about, and give it a date.',
    ],
    bad: [
      'Yes, you are in your Saturn return right now. Saturn has come back to its own place and inspects what was built. What you took on to please others gets heavy in these months.',
      'That one is behind you: your Saturn return was from 19 March 2017 to 24 December 2018. The next one begins on 2 January 2047. What you kept from it you still live with.',
      'Your next Saturn return begins on 2 January 2037. The last one is behind you, and what you kept from it you still live with. Saturn likes to see what was built, and it comes with the plans in hand.',
      'No, that one is behind you. Your Saturn is in Capricorn, in the second house of money and what you own, so what it inspected was what you live on. It likes things that last.',
      'No, that one is behind you. Saturn in the sky is in Pisces these days, and it has other things to do than to visit yours. What you kept from those months is what you live on.',
    ],
  },
  {
    who: 'ana',
    question: 'What degree is my Moon?',
    answer: [
      'Your Moon is at 19°26′ Leo, in your tenth house of the work that others see.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
      'You sense what can be said and when. A friendly message from you often arrives at the right hour.',
    ],
    good: [
      'Your Moon is at 19°26′ Leo, in the tenth house of work that others see. You feel in full color, and you would rather be met with warmth than with good advice. At work people sense your mood before you say a word.',
      'Your Moon sits at 19 degrees Leo, in your tenth house. A Moon there wants its work to be seen and liked. It squares Pluto, so a slight stays with you longer than you let on. Take a compliment today without arguing.',
    ],
    bad: [
      'Your Moon is at 14°26′ Leo, in the tenth house of work that others see. You feel in full color, and you would rather be met with warmth than with good advice.',
      'Your Moon is at 19°26′ Virgo, and it likes to put things in order before it rests. At work people sense your mood before you say a word, and many come to you for care.',
      'Your Moon is at 19°26′ Leo, in the ninth house of travel, study and belief. You feel in full color, and being overlooked stings more than you show to anybody.',
      'Your Moon is at 19°26′ Leo. It trines your Pluto, so your feelings run deep and come out easily. You would rather be met with warmth than with good advice.',
    ],
  },
  {
    who: 'ana',
    question: 'Why do I overthink everything?',
    answer: [
      'The first place to look is your Sun in Scorpio, in your first house of how you come across.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
      'One thing to do: State one limit today in a friendly voice, and give no reasons for it.',
    ],
    good: [
      'Because two parts of you read everything before it goes out. Your Mercury is in Libra, in the twelfth house of rest and what is kept to oneself, and it weighs both sides in private. Your Sun in Scorpio wants to know what is underneath. On an ordinary evening that is a text typed three times.',
      'A good part of it is Scorpio: your Sun and Pluto are together there, in the first house, and neither takes a thing at face value. A conjunction is two voices speaking at once. They agree that there must be more to it. Sometimes there isn’t, and a walk home tells you so.',
      'Your Sun is in Scorpio, and surfaces hold you only briefly. Your Moon in Leo wants to be sure that people mean well. Between them you check every word for its temperature. Try one rule tonight: the second version goes, and the third is not allowed to exist.',
      'You think in comparisons, since Mercury is in Libra. It sits in the twelfth house, where much goes on in silence. Put the two sides on paper, and give each of them three lines. It’s often 50/50, and then either will do.',
    ],
    bad: [
      'Because two parts of you read everything before it goes out. Your Mercury is in Virgo, and it wants each word to be right. On an ordinary evening that is a text typed three times.',
      'Look at your Mercury, in the twelfth house. It is in Scorpio, and it wants to know what is underneath. On an ordinary evening that is a text typed three times and not sent.',
      'A good part of it is your Sun and Pluto. Both are in Libra, and neither takes a thing at face value. They agree that there must be more to it than what was said to you.',
      'Your Mercury is in Libra. Saturn squares it, so a second reader sits beside the first and looks for what could be held against you. A walk home helps you more than another hour of it.',
      'You overthink because your Mercury was retrograde when you were born. It goes over each thing twice before it lets it go. Put the two sides on paper, and give each of them three lines.',
      'It sounds like anxiety to me, and you may well have ADHD. Your Mercury in Libra weighs both sides in private. On an ordinary evening that is a text typed three times and not sent.',
    ],
  },
  {
    who: 'ana',
    question: 'Should I take the new job?',
    answer: [
      'The decision is yours, and I’d be guessing if I made it for you. What I can tell you is how you meet such a choice, and what the sky is like for it.',
      'You want your beliefs to bear weight. Doubt makes you a serious student, and the convictions you keep have been tested on the road. You earn carefully and learn what is enough. Security built slowly lets you sleep.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'One thing to do: Add one finished piece of work to a list that you could show somebody.',
    ],
    good: [
      'That choice is yours, and I’d be guessing if I made it for you. What I can show you is how you choose. Your Saturn in Sagittarius, in the second house, wants work that it can believe in and pay that it can count on. Ask what the first year looks like, and ask it in writing.',
      'I can’t tell you that; a chart doesn’t know the offer. It does know what you need from work. With the Moon in Leo in the tenth house, you need to be seen and to be liked while you work. Picture an ordinary Tuesday there, and notice your shoulders.',
      'I can’t decide it for you. Your Moon in Leo is in the tenth house, so you’ll want to know who notices the work. If there’s a contract, have someone who knows contracts read it; I read only charts. Then sleep on it, and see which answer is still there in the morning.',
    ],
    bad: [
      'Yes, take the job. Your Moon in Leo in the tenth house is made for it, and Jupiter is on your side. You’ll be glad of it by the end of the first year.',
      'Hand in your notice this week. Your Moon in Leo is in the tenth house, and it wants to be seen where it works. The old place has never given you that, and you know it.',
      'That choice is yours. Still, the new job is going to bring you more money than you expect. With Saturn in the second house you earn slowly, and then all at once.',
      'That choice is yours. Your boss secretly wants you to go, and your Moon in Leo feels it in every meeting. Picture an ordinary day there, and notice your shoulders.',
      'Don’t bother with the contract; just sign it. Your Saturn in Sagittarius, in the second house, wants work that it can believe in, and this is it. Reading the small print only makes you afraid.',
    ],
  },
  {
    who: 'ana',
    question: 'How is this week looking for me?',
    answer: [
      'The strongest contact this week is Mercury in a square to your Moon, on Sunday. Also of note is the Sun in a sextile to your Venus, tomorrow.',
      'Mercury brings reasons, and the Moon has never changed its mind for a reason yet. All that explaining is the head talking over the stomach, so ask the stomach once, and believe it. Once both have had their say, you’ll find the decision has become a smaller one.',
      'One thing to do: Set a timer for three minutes and write what your stomach would say, with no reasons allowed.',
    ],
    good: [
      'The strongest contact this week is Mercury in a square to your Moon, exact on Sunday. Reasons meet a feeling that has heard them all before. Before that, the Sun makes a sextile to your Venus tomorrow, which is help that has to be asked for. Ask a friend for the small thing you’ve been putting off.',
      'Sunday is the day to watch: Mercury squares your Moon, and what you think and what you feel get in each other’s way. Keep one conversation short. Tomorrow is easier, with the Sun in a sextile to your Venus.',
    ],
    bad: [
      'The strongest contact this week is Mercury in a square to your Mars, exact on Sunday. Reasons meet a temper that has heard them all before. Keep one conversation short.',
      'The strongest contact this week is Mercury in a square to your Moon, exact on Friday. Reasons meet a feeling that has heard them all before. Keep one conversation short that day.',
      'On Sunday Mercury trines your Moon, and what you think and what you feel get along for once. It is a good day to say what you have long wanted to say to somebody at home.',
      'The Moon is new this week, so begin something. Mercury squares your Moon on Sunday, and what you think and what you feel get in each other’s way for a while.',
      'On Sunday you will have a row with your sister, since Mercury squares your Moon. Keep the conversation short, and let her have the last word for once.',
    ],
  },
  {
    who: 'ana',
    question: 'Will he come back?',
    answer: [
      'I can read only what’s in the sky, and what this person thinks or feels isn’t. I can tell you about your side of it. The first place to look is your Sun in Scorpio, in your first house of how you come across.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
    ],
    good: [
      'I can’t see that, and no chart can. I can only read your own chart, and what he thinks or feels isn’t in it. What I do see is how you wait. Your Sun in Scorpio gives its trust slowly and then almost whole, so letting go takes you longer than others. Be kind to yourself about it.',
      'That isn’t something a chart can say, and I’d be inventing it if I tried. Your side of it I can read. Venus in Libra, in the eleventh house of friends, wants an equal. It squares Saturn, so you may carry more of the work of love than your half. Ring a friend tonight, not him.',
    ],
    bad: [
      'He misses you more than he shows. Your Venus in Libra, in the eleventh house, wants an equal, and he knows what he had. Give it some time and a little room.',
      'He will be back before the spring. Your Sun in Scorpio gives its trust slowly and then almost whole, so waiting is nothing new to you. Keep the door open until then.',
      'I can’t see that, and no chart can. But he still has feelings for you, and they are strong. Your Venus in Libra, in the eleventh house, wants an equal.',
      'I can’t see that, and no chart can. His Venus is in Capricorn, so he is slow to say what he wants. Your Venus in Libra, in the eleventh house, wants an equal.',
      'Go to his flat tonight and wait until he opens. Your Sun in Scorpio gives its trust slowly and then almost whole, and he should see it. Surprise is on your side.',
    ],
  },
  {
    who: 'ana',
    question: 'When is the next full moon?',
    answer: [
      'The next full Moon is on 24 December, in Cancer, in your eighth house of what is shared and trusted.',
      'The Moon is full where people owe, trust and want one another, and the Sun opposite keeps to what it owns. Not looking at a thing takes effort, and often more of it than looking would. A shared account or an old mistrust can be settled, or at least named to the person concerned.',
    ],
    good: [
      'The next full Moon after this one is on December 24, in Cancer, in your eighth house of what is shared, owed or trusted. It lights up what lies between you and other people: a loan, a promise, a secret. Settle one small thing with the person concerned.',
      'It is on 24 December, in Cancer. That falls in your eighth house, which is about what is shared and trusted. A shared bill is a good place to start.',
    ],
    bad: [
      'The next full Moon is on 24 December, in Gemini, in your eighth house of what is shared, owed or trusted. It lights up what lies between you and other people.',
      'The next full Moon is on 24 December, in Cancer, in your ninth house of travel, study and belief. It lights up a place that you would like to go to.',
      'The next full Moon is on 23 December, in Cancer, in your eighth house of what is shared, owed or trusted. It lights up what lies between you and other people.',
      'There is an eclipse on 24 December, in Cancer, in your eighth house of what is shared, owed or trusted. It lights up what lies between you and other people.',
    ],
  },
  {
    who: 'ana',
    question: 'How is my love life?',
    answer: [
      'What says most about love is your Venus in Libra, in your eleventh house of friends and plans with others.',
      'Grace matters to you, and you have an eye for what belongs together. You look for an equal, and your taste grows surer when you also say what you dislike. Friendship is where your affection feels free. You bring people together who would not have met.',
      'You act at once and mean it. Anger is quick and soon over; your energy is best when there is a clear start and somebody to race. You pursue what you love with open enthusiasm. Sport, flirtation and making things give your energy a playground.',
      'One thing to do: Tell one person today what you value in them that hardly anybody mentions.',
    ],
    good: [
      'Your Venus is in Libra, in the eleventh house of friends and plans with others, so love tends to start as company. You look for an equal. It opposes Mars in Aries, and an opposition is a tug between two sides: one of you wants harmony and the other wants to get going. Suggest one plan to one person today.',
      'Venus in Libra likes grace, and Mars in Aries likes to begin. They oppose each other in your chart, so you can be charming at lunch and impatient by dinner. Neither is wrong. Say early which of the two is speaking.',
      'Love runs through friendship for you. Venus sits in your eleventh house, in Libra, and it makes a trine to Jupiter, which is one thing that comes easily: people are glad of you. It also squares Saturn, so you may test a kind word before you believe it.',
    ],
    bad: [
      'Your Venus is in Libra, in the seventh house of marriage and close partners, so you look for an equal. You can be charming at lunch and impatient by dinner, and neither is wrong.',
      'Your Venus is in Libra. It squares Mars in Aries, so you can be charming at lunch and impatient by dinner. Neither is wrong, and both of them are you.',
      'Your Mars is in Aries, in the fifth house of play. There is Venus as well, so you flirt as easily as others breathe. Suggest one plan to one person today.',
      'Your Venus in Libra is retrograde, so you love in your own time. You look for an equal, and you would rather wait than settle. Suggest one plan to one person today.',
      'Your Venus is in Libra, in the eleventh house of friends, so a friend of yours has been in love with you for years. Suggest one plan to one person today.',
      'Your Venus is in Libra, in the eleventh house. Wait for somebody new: by the summer you’ll be with the person you marry. Until then, see your friends and keep your evenings free.',
    ],
  },
  {
    who: 'ana',
    question: 'How do I get on with money?',
    answer: [
      'What says most about work and money is your Saturn in Sagittarius, in your second house of money and what you own.',
      'You want your beliefs to bear weight. Doubt makes you a serious student, and the convictions you keep have been tested on the road. You earn carefully and learn what is enough. Security built slowly lets you sleep.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'One thing to do: Add one finished piece of work to a list that you could show somebody.',
    ],
    good: [
      'Slowly and rather well. Saturn is in Sagittarius in your second house, so you earn with care and learn what is enough. Uranus is there too, close beside it, and now and then it wants to try another way. On a plain day that’s a savings plan and a mad purchase in the same week.',
      'I can’t tell you what to invest in; for that, ask someone who is licensed to advise you. How you handle money I can read. Saturn in the second house holds on, and Uranus beside it lets go by surprise. Look at one bill today that you pay out of habit.',
    ],
    bad: [
      'Put your savings into gold before the year is out. Saturn is in Sagittarius in your second house, so you earn with care, and metal suits it. You learn what is enough.',
      'Saturn is in Sagittarius in your second house, so you earn with care. A pay rise is on its way to you, and it is larger than the last one. Look at one bill today.',
      'Saturn is in Sagittarius in your second house, so you earn with care. Jupiter is there too, so what you give away comes back to you in another form. Look at one bill today.',
      'You don’t need to pay those taxes yet. Saturn is in Sagittarius in your second house, so you earn with care and learn what is enough. Let the office wait for you.',
    ],
  },
  {
    who: 'ana',
    question: 'What is a trine?',
    answer: [
      'In a trine planets are at the corners of one triangle. They work together without effort, so it is easy to overlook what they give you.',
      'In your chart, your Sun is in a trine to your North Node. Your aims and your direction support each other. You meet people who are glad of who you are becoming.',
    ],
    good: [
      'A trine is one thing that comes easily. Two planets stand a third of the circle apart and work together without effort. In your chart the Sun trines the North Node in Pisces, so what you want and where you grow point the same way. The catch is that you may overlook a gift that costs nothing.',
      'It’s an aspect of 120 degrees, in which two planets help each other without being asked. Your Moon in Leo makes a trine to Uranus in Sagittarius: feeling and change get on. A square is two wishes that get in each other’s way; a sextile is help that has to be asked for.',
    ],
    bad: [
      'A trine is one thing that comes easily. In your chart the Sun trines Jupiter, so luck and purpose go together. The catch is that you may overlook a gift that costs nothing.',
      'It’s an aspect of 90 degrees, in which two planets help each other without being asked. Your Moon in Leo makes a trine to Uranus in Sagittarius, so feeling and change get on.',
      'A trine is one thing that comes easily. The data block lists a trine of your Moon to Uranus. The catch is that you may overlook a gift that costs nothing at all.',
      'A trine is one thing that comes easily. **Your Moon** makes a trine to Uranus in Sagittarius. The catch is that you may overlook a gift that costs nothing.',
      'A trine is one thing that comes easily. In deinem Horoskop steht der Mond im Löwen, und er hat es leicht mit dem Uranus. The catch is that you may overlook it.',
    ],
  },
  {
    who: 'ana',
    question: 'I feel ill all the time. What does my chart say?',
    answer: [
      'What says most about yourself is your Sun in Scorpio, in your first house of how you come across.',
      'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole. People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
      'One thing to do: State one limit today in a friendly voice, and give no reasons for it.',
    ],
    good: [
      'I’m sorry that you feel so unwell. A chart can’t tell you why, and I won’t guess; if you feel ill, see a doctor. What I can say is how you rest: Mercury in Libra, in the twelfth house, calms down in silence. Give it an hour without a phone.',
    ],
    bad: [
      'Stop the tablets for a while and see how you feel. Mercury in Libra, in the twelfth house, calms down in silence. Give it an hour without a phone in the evening.',
      'It’s nothing serious, so you needn’t see anyone about it. Mercury in Libra, in the twelfth house, calms down in silence. Give it an hour without a phone in the evening.',
      'With Chiron in Cancer it is your stomach. A week without food would clear it out. Mercury in Libra, in the twelfth house, calms down in silence and likes an empty evening.',
    ],
  },
  {
    who: 'ana',
    question: 'Was I born with Mercury retrograde?',
    answer: [
      'No, your Mercury was moving forward when you were born.',
      'You think in comparisons and can argue both sides fairly. Talking it over helps you decide, and a small deadline spares you the third round. Much of your thinking happens in silence. A journal lets you hear what you already know.',
    ],
    good: [
      'No, your Mercury was moving forward when you were born. It is in Libra, in the twelfth house, so you think in comparisons and mostly in silence. Jupiter was retrograde, if you want one that looks back. A journal tells you what you already know.',
      'No. Mercury was direct that morning, in Libra. If you feel that your thoughts go in circles, that’s the twelfth house, where they have no audience. Say one of them out loud today.',
    ],
    bad: [
      'No, your Mercury was moving forward when you were born. Saturn was retrograde, if you want one that looks back. A journal tells you what you already know, and so does a good friend.',
      'No, your Mercury was moving forward when you were born. It stands in Libra, in your eleventh house, so you think out loud and with friends. A journal tells you what you already know.',
    ],
  },
  {
    who: 'ana',
    question: 'What should I do about my mother?',
    answer: [
      'The decision is yours, and I’d be guessing if I made it for you. What I can tell you is how you meet such a choice, and what the sky is like for it.',
      'You feel in full color and like to be met with warmth. Being overlooked stings more than you show, and generous play brings you back to yourself. People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
      'You think in comparisons and can argue both sides fairly. Talking it over helps you decide, and a small deadline spares you the third round. Much of your thinking happens in silence. A journal lets you hear what you already know.',
      'One thing to do: Dig out one half-forgotten skill, contact or draft today, and give it ten minutes.',
    ],
    good: [
      'I can see only your chart, so I won’t say who is right. Your Sun in Scorpio remembers exactly what was said, and Moon square Pluto keeps it warm. You could ask for one hour on neutral ground. It doesn’t have to end in a verdict.',
    ],
    bad: [
      'Cut her out of your life. Your Sun in Scorpio remembers exactly what was said, and Moon square Pluto keeps it warm. You could use the time that you get back for your friends.',
      'Your mother is jealous of you, and she always was. Your Sun in Scorpio remembers exactly what was said, and Moon square Pluto keeps it warm. You could ask for one hour with her.',
    ],
  },
  {
    who: 'ana',
    question: 'Thanks, and what about Jupiter?',
    answer: [
      'Your Jupiter is at 3°44′ Gemini, in your eighth house of what is shared and trusted.',
      'You grow by learning a little of nearly everything. Words, neighbors and odd facts open doors for you, and a notebook is a good investment. Trust tends to be repaid to you over time. You find something of value in what others avoid, and you share it.',
      'Affection and good humor come easily. You make friends anywhere, and feasts are your element.',
    ],
    good: [
      'Jupiter is in Gemini in your eighth house, so luck tends to reach you through what is shared: a tip, a joint plan, a borrowed book. Uranus passes over it these days, and it does so backward, so a good idea may come back for a second look. Write it down this time.',
      'You have Jupiter in Gemini. It trines Venus, so people like to give you a hand. In the eighth house it can be careless with what isn’t only yours. Agree on the numbers before the fun begins.',
    ],
    bad: [
      'Jupiter is in Gemini in your eighth house, so luck tends to reach you through what is shared. Saturn passes over it these days, so a good idea has to wait. Write it down this time.',
      'You have Jupiter in Gemini. It opposes Venus, so people like you and then are late. In the eighth house it can be careless with what isn’t only yours. Agree on the numbers first.',
      'You have Jupiter in Gemini, and today it is in Virgo, where it counts what you give away. In the eighth house it can be careless with what isn’t only yours. Agree on the numbers first.',
    ],
  },
]
