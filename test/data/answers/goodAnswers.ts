import type { WrittenAnswer } from './WrittenAnswer.ts'

/** True, kind and to the point: every one of them is to be shown, and whole. */
export const goodAnswers: readonly WrittenAnswer[] = [
  [
    'london',
    'Who am I?',
    "Curious first, and everything else follows from that. Your Sun is in Gemini, in the eleventh house of friends, so you find out what you think by saying it to somebody. The rest of you is quicker than it looks: the Moon in Aries wants to move as soon as it feels anything. On an ordinary evening that's three chats open at once and one of them getting a reply before you've read to the end.",
  ],
  [
    'london',
    'Who am I?',
    "You're somebody who thinks in company. The Sun in Gemini asks, compares and changes its mind, and in the eleventh house it does so among friends. Leo rises in your chart, so people notice you before you have said much. The two get along well: an audience suits them both.",
  ],
  [
    'london',
    'Am I in my Saturn return?',
    "No, that's behind you. Yours ran from 25 February 2023 to 13 December 2023, and the next one doesn't begin until 3 April 2052. Saturn sits in Pisces in your chart, in the eighth house of what is shared and owed, so those months were probably about trust and money that belongs to more than one person. What you keep doing because of them is the part worth looking at.",
  ],
  [
    'london',
    'When is my Saturn return?',
    "Not for a good while: it begins on 3 April 2052 and lasts until 27 January 2053. In between it's exact three times, on 20 April, 4 August and 14 January. Saturn goes back and forth over its own place, which is why there are three passes and not one.",
  ],
  [
    'london',
    'When does Mercury go retrograde next?',
    "On 9 February 2027, and it turns direct again on 3 March. Until then Mercury moves forward, so there's nothing to wait for. In your chart Mercury is in Cancer, in the twelfth house, and much of your thinking happens before anyone hears of it. Three weeks of going back over things may suit you better than most.",
  ],
  [
    'london',
    'Is Mercury retrograde?',
    "It isn't. Mercury is moving forward through Scorpio right now, and it won't turn around until 9 February 2027. If messages go astray this week, blame the phone.",
  ],
  [
    'london',
    'What degree is my Moon?',
    "At 28 degrees of Aries, close to the end of the sign. It stands in the tenth house, so your moods show at work more than you'd like. A brisk walk between two meetings does more for them than an evening of thinking.",
  ],
  [
    'london',
    'Do I have a stellium?',
    "No, you don't. There's no sign and no house in your chart with three planets in it. Uranus and Neptune share Capricorn, and that is as crowded as it gets. What you have is spread out, so you're rarely all about one thing.",
  ],
  [
    'london',
    'What is my rising sign?',
    "Leo, at 8 degrees. People notice you when you come in, even if you've only come for the keys. Chiron is there as well, in the first house, so being looked at is a pleasure and a sore point in one. It helps to greet people before they've decided what they see.",
  ],
  [
    'london',
    'Most important transit this week?',
    "Mars in a trine to your Moon, and it's exact today. A trine is one thing that comes easily, and here it is care that turns into doing. Cook for somebody, carry something, say the warm sentence out loud. Venus follows tomorrow with a trine to your Sun, which is mild and pleasant company.",
  ],
  [
    'london',
    'What is happening today?',
    "Mars makes a trine to your Moon today. Your Moon in Aries likes to do something about a feeling, and Mars hands it the tools. Fix the thing at home that you've been stepping over. It will take ten minutes, and you'll feel it for the rest of the evening.",
  ],
  [
    'london',
    'When is the next full moon?',
    "On Tuesday, in Gemini. It falls in your eleventh house, among friends and the plans you share with them. Somebody's feelings in the group may be louder than usual, and they may be yours. Write first, and don't count who writes back.",
  ],
  [
    'london',
    'Why do I overthink?',
    'Because your Mercury is in Cancer, and it remembers by tone of voice. In the twelfth house it does this alone, after everybody has gone. It is also opposite Uranus and Neptune, so a stray idea or a vague worry can pull at it from the other side. Tonight, write the thing down once, and close the notebook.',
  ],
  [
    'london',
    'Why do I overthink?',
    "Two planets tug at your Mercury. Neptune stands opposite and blurs what was said; Uranus stands beside Neptune and adds what might have been meant. Mercury itself is in Cancer and holds on to all of it. Ask the person one plain question, and you'll have less to remember.",
  ],
  [
    'london',
    'Should I change jobs?',
    "That's yours to decide, and I won't do it for you. Your Midheaven in Aries likes to go first, and it gets bored where nobody competes. Your Moon is up there too, so a job has to feel right and not only pay. Write down what you'd miss, and see how long the list gets.",
  ],
  [
    'london',
    'How can I find love?',
    "Slowly, and through what you do well. Venus in Taurus takes its time, and in the tenth house it is noticed at work before anywhere else. You tend to be liked before you're known. Suggest one plan to one person, with a place and an hour in it.",
  ],
  [
    'london',
    'Was I born with Mercury retrograde?',
    "No. Your Mercury was moving forward on the day you were born. The planets that were retrograde then are Saturn, Uranus, Neptune and Pluto, the slow ones. It doesn't make your talk any faster; Cancer sees to that.",
  ],
  [
    'london',
    'How is this month for money?',
    "Steady, with one test of taste in it. Venus comes opposite your own Venus on 15 December, and what is pretty may not be what you need. Before that, on 29 November, Saturn makes a trine to your Ascendant, which is good for asking to be taken seriously. If there's a big sum involved, talk to somebody who does this for a living.",
  ],
  [
    'london',
    'What does a square mean?',
    "Two planets at a right angle, each getting in the other's way. You have one between Mars and Pluto, and another between the Moon and Uranus. In the second, a need for closeness meets a need to leave the room. The pair can work if you say beforehand that you'll be back in an hour.",
  ],
  [
    'london',
    'Where is Jupiter now?',
    "In Leo, in your second house. It is close to your Mars, and the two stay in conjunction until 10 July 2027, with exact passes on 13 January and 2 July. Mars pushes and Jupiter believes, so a thing you have circled for months may simply get started. Decide what it's for before you spend on it.",
  ],
  [
    'london',
    'When does Jupiter enter Virgo?',
    "On 26 July 2027. Until then it stays in Leo. You have a while with it there, so there's no hurry to make use of it this week.",
  ],
  [
    'london',
    'Will I get the promotion?',
    "I can't see that, and no chart can. What I can tell you is how you go about wanting it. Your Midheaven in Aries wants to be first, and Mars in Leo wants to be seen to be first. So ask for the step by its name, and ask what it would take.",
  ],
  [
    'london',
    'Where is the Moon now?',
    "In Aries, and it's waxing, not quite full. That's your own Moon's sign, so you may feel more like yourself than you did last week. Use it for something short and physical.",
  ],
  [
    'london',
    'What is my Midheaven?',
    "Aries, at 17 degrees. The Midheaven says how you are known for your work, and in Aries it's for starting things. Your Moon stands in the same sign, so people can tell how you feel about a project by how fast you walk.",
  ],
  [
    'london',
    'Tell me about my Venus',
    "Your Venus is in Taurus, in the tenth house. It loves through presence and through things done properly. Mercury in the sky is opposite it now, so somebody may want words where you'd rather give a meal. Both are worth having.",
  ],
  [
    'london',
    'Tell me about my Mars',
    "Mars in Leo does things with heart, and it would like to be thanked. In the second house it works hard for what's yours. It's opposite Saturn and square Pluto, so there's a brake on one side and a great deal of pressure on the other. When you notice yourself pushing, stop for as long as it takes to drink a glass of water.",
  ],
  [
    'london',
    'How do I deal with anger?',
    "Mars in Leo gets hot when it isn't seen. The square to Pluto makes it go down and stay there, which is worse than shouting. Say the small annoyance on the day it happens. It's easier to hear than the large one in March.",
  ],
  [
    'london',
    'I feel tired all the time, is it my chart?',
    "A chart doesn't show illness, so if it goes on, please see a doctor. What I can see is that Neptune and Uranus are both in your sixth house, and that routines don't come naturally to you. One fixed hour for going to bed would be a start.",
  ],
  [
    'london',
    'Is my boyfriend cheating on me?',
    "I can't see what he does or what he feels; I have only your chart. Your Venus in Taurus needs to be able to rely on people, and uncertainty wears on it more than a quarrel would. Ask him directly, at a quiet moment. Whatever he says, you'll know more than you do now.",
  ],
  [
    'london',
    'Should I sue my landlord?',
    "That is a question for a lawyer, and I'd ask one soon. From your chart I can say how you take a dispute: Mars in Leo takes it personally. Write down dates and facts, and leave the adjectives out.",
  ],
  [
    'london',
    'What is special about my chart?',
    'Mars, Saturn and Pluto form a T-square, and Pluto is where the pressure ends up. Mars wants to go, Saturn says wait, and Pluto, down in the fourth house of home and family, remembers every time it lost. You do your best work when a limit is clear and you have something to push against.',
  ],
  [
    'london',
    'Do I have a yod?',
    'You do: Uranus and Pluto are in sextile, and both point at your Sun. Some find it a restless figure. Your Sun in Gemini is asked, now and then, to change a plan that everybody else thought was settled.',
  ],
  [
    'london',
    'What does my North Node mean?',
    'Your North Node is in Sagittarius, in the fifth house. It leans toward play, romance and saying the big thing out loud. You know the small facts already; the point here is to enjoy one of them in front of others.',
  ],
  [
    'london',
    'Why am I so sensitive to criticism?',
    'Chiron is in Leo in your first house, so the sore spot is being seen. Leo rising wants to be greeted with some warmth, and a cool remark lands harder there than people suppose. It tends to pass by evening. Let the next one wait until tomorrow before you answer.',
  ],
  [
    'london',
    'What should I focus on today?',
    'One repair. Mars is in a trine to your Moon, so effort and feeling want the same thing for a day. Choose something you can finish before supper. The rest can wait until Monday.',
  ],
  [
    'london',
    'Explain my Moon sign simply',
    "Your Moon is in Aries: you feel things fast and want to act on them. It's in the tenth house, so others see it. That's all there is to the simple version.",
  ],
  [
    'london',
    'What is my Mercury sign?',
    "Cancer. Your Mercury stands in the twelfth house there, and it thinks best when nobody's waiting. It makes a trine to Pluto, which gives it staying power with hard subjects.",
  ],
  [
    'london',
    'How do I handle money?',
    "With some heat. Mars is in your second house, so you earn with effort and spend with it too. Jupiter is passing through the same house now and makes everything look affordable. Wait a night before anything that costs more than a week's food.",
  ],
  [
    'london',
    'Why do I feel stuck?',
    'Saturn stands opposite your Mars, so each push meets a hand that says not yet. Neither is wrong. Make the step small enough that the hand has nothing to hold, such as one email or one phone call. You tend to move once something has a date.',
  ],
  [
    'london',
    'What do the planets in retrograde in my birth chart mean?',
    "Saturn, Uranus, Neptune and Pluto were retrograde when you were born, and so was the North Node. With the slow planets that's common, and it isn't a fault. It means that you go over their matters inwardly first. Saturn in Pisces, for one, has you check a trust twice before you give it.",
  ],
  [
    'singapore',
    'Who am I?',
    "You stand a step to the side and see the pattern from there. That's the Sun in Aquarius. In the fifth house it comes alive in play and in making things, so the odd one out is also the one with the costume box. Your Moon in Capricorn keeps the books meanwhile.",
  ],
  [
    'singapore',
    'Do I have a stellium?',
    "You have a large one: five bodies in Capricorn, the Moon, Mercury, Venus, Jupiter and Neptune. There are three more in Scorpio, where Mars, Saturn and Pluto stand. So much earth and water makes for somebody who builds slowly and doesn't say everything. The Sun in Aquarius lets some air in.",
  ],
  [
    'singapore',
    'Do I have a stellium?',
    'Yes, and more than one. Capricorn holds five, and Scorpio three. Your fourth house has the Moon, Mercury and Venus, which is a good deal of feeling for one household. Give each of them its own shelf.',
  ],
  [
    'singapore',
    'Am I in my Saturn return?',
    "No. Your Saturn return was from 7 November 2013 to 19 August 2014, and the next one begins on 15 December 2042. Saturn is in Scorpio in your second house, so back then it went through money and what you own. You needn't do it again for a long time.",
  ],
  [
    'singapore',
    'When does Mercury go retrograde next?',
    "On 10 February 2027, for about three weeks. It goes direct on 3 March. Before that it's moving forward, and you can sign and buy as usual. Read what you sign twice, as your Mercury in Capricorn would anyway.",
  ],
  [
    'singapore',
    'What degree is my Moon?',
    "13 degrees of Capricorn, in your fourth house. You keep your feelings in good order there, and carry other people's weight before your own. Mercury stands close by in a conjunction, so you can usually say what you feel, if somebody waits for it.",
  ],
  [
    'singapore',
    'What is my rising sign?',
    "Libra, at 4 degrees. You meet people halfway, and it puts them at ease. Pluto in the first house gives the charm some depth; people sense there's more behind it. The charm needn't do all of the work.",
  ],
  [
    'singapore',
    'Most important transit this week?',
    'The Sun makes a sextile to your Ascendant on Friday. A sextile is help that has to be asked for, so ask: an interview, a first meeting, an apology. The same day Mars is in a trine to your Neptune, and a hunch is worth writing down.',
  ],
  [
    'singapore',
    'When is the next full moon?',
    "It's on Tuesday, in Gemini, and for you it falls in the eighth house. That's the house of what's shared, owed or trusted. A bill split three ways would be a fine thing to settle that evening.",
  ],
  [
    'singapore',
    'Why do I overthink?',
    'Your Mercury is in Capricorn and would rather have a plan than an opinion. The Moon stands right beside it, so each plan comes with a worry attached. Both are in the fourth house, which is why it happens at home. Try ten minutes at the kitchen table with a list, and then put the pen away.',
  ],
  [
    'singapore',
    'Should I change jobs?',
    "I'd be guessing if I said yes or no. Your Midheaven is in Cancer, so you look after people through your work, and a place that doesn't let you is a poor fit. Mercury is in a square to your Sun tomorrow, which is a bad hour for a final answer and a good one for a first draft.",
  ],
  [
    'singapore',
    'How can I find love?',
    'By being found reliable. Venus in Capricorn shows affection in what it still does ten years later. In the fourth house it makes a home people like to stay in. You may seem cool at first, so say one warm thing sooner than feels natural.',
  ],
  [
    'singapore',
    'Was I born with Mercury retrograde?',
    "You weren't. Mercury was direct at your birth, in Capricorn. In your birth chart it's Chiron that was retrograde, in Taurus.",
  ],
  [
    'singapore',
    'Where is Jupiter now?',
    "In Leo, in your eleventh house of friends. It's in a square to your Saturn until 28 April 2027. Jupiter says go and Saturn says wait, and the switching is what tires you. Let hope choose the direction, and caution the speed.",
  ],
  [
    'singapore',
    'When is my Jupiter return?',
    "Your next one begins on 19 November 2031 and is exact a week later, on the 26th. It's over by 3 December. The last was in December 2019. Jupiter is in Capricorn in your chart, so it asks what you would still build if nobody were counting.",
  ],
  [
    'singapore',
    'Will he come back?',
    "I can read only what's in the sky, and whether he comes back isn't there. I can tell you about your side. Your Venus in Capricorn holds on to what it has built, and letting a door stand open costs it sleep. If you'd like to know more about the two of you, tell me his date of birth.",
  ],
  [
    'singapore',
    'He was born 2 November 1988. What is his Venus?',
    "His Venus was in Libra on that day. Libra rises in your chart, so his idea of what is pleasant and your way of meeting people speak the same language. His Sun is in a square to yours, and there you'll have to explain things. I used the date for this answer only.",
  ],
  [
    'singapore',
    'What is the hardest part of my chart?',
    "The Sun in Aquarius is in a square to Saturn and to Mars, both in Scorpio. You'd like to be free to be odd, and something in you checks whether it's allowed. It gets easier once the rule is written down, since then you can argue with it. Pluto is part of this as well, so don't expect it to be light.",
  ],
  [
    'singapore',
    'What about my career?',
    'The tenth house begins in Cancer, so your Midheaven is there. You look after people in public, and they notice. There are no planets in that house, which only means that you make less noise about it. Everything in Capricorn supplies the patience.',
  ],
  [
    'singapore',
    'What is Pluto doing to me now?',
    "Pluto in Aquarius is in a square to your own Pluto. Everybody meets it once, around forty. Something that was about control no longer works, and you can put it down without a ceremony. It's a slow matter, so look at it in seasons and not in days.",
  ],
  [
    'singapore',
    'What is Neptune doing to my chart?',
    "Neptune is in Aries now, in a square to your Jupiter and to your natal Neptune. What you believed in gets a bit blurred at the edges. Don't sign up for a dream in a hurry; ask somebody dull to read it first.",
  ],
  [
    'singapore',
    'Why am I so guarded?',
    "Mars and Saturn are close together in Scorpio, and Pluto is with Mars. That's three guards at one gate. They serve you well in a crisis. On a Tuesday at lunch you can give two of them an hour off.",
  ],
  [
    'singapore',
    'What is Chiron in my chart?',
    'Chiron is in Taurus, in your eighth house. The tender place is what you own and what you owe. The Sun stands opposite it in the sky now, so it may be sore. A plain sum on paper is kinder than a guess.',
  ],
  [
    'singapore',
    'I have chest pains, is it Saturn?',
    "Please don't wait for a chart here: call a doctor or an emergency number now. Saturn can't tell you anything about that. When you've been seen, come back, and we'll talk about the rest.",
  ],
  [
    'singapore',
    'Are you a real person?',
    "No, I'm an AI, and I only know what's in your chart and in the sky. I do know those well. Ask me about your Moon in Capricorn, if you like; there's a lot to say about it.",
  ],
  [
    'singapore',
    'Should I buy bitcoin?',
    "I don't advise on investments, and the sky doesn't either. What your chart shows is how you handle risk: Saturn in your second house would rather know what is enough. If a plan makes you check your phone at night, your chart has already voted.",
  ],
  [
    'singapore',
    'What do you see in my fourth house?',
    "The Moon, Mercury and Venus, all in Capricorn. Home is where you feel, think and love, and you'd like all three done properly. Your desk may well stand in the kitchen. Let somebody else wash up tonight.",
  ],
  [
    'singapore',
    'How do I communicate?',
    "Briefly and late, and it's usually worth the wait. Mercury in Capricorn speaks when it has something to say. Jupiter and Uranus are in the third house of talk, so a large idea breaks in now and then. People enjoy it more than you think.",
  ],
  [
    'singapore',
    'What is my best quality?',
    "You can be relied on. The Moon in Capricorn turns up, and Venus beside it remembers what everybody drinks. Mars in Scorpio keeps going when it's no longer fun. Tell one person that you're proud of it.",
  ],
  [
    'singapore',
    'What does my second house say?',
    "It begins in Scorpio, and Mars and Saturn are both in it. You work hard for what's yours, and you learn slowly what's enough. The two together are a good team for a long debt or a small business. They're a poor one for a shopping trip.",
  ],
  [
    'singapore',
    'Does my chart have water in it?',
    "Yes, in Scorpio: Mars, Saturn and Pluto are there. Your Midheaven in Cancer adds some. It runs deep and out of sight, under all the earth of Capricorn. You know it's there when a song on the radio stops you at the sink.",
  ],
  [
    'singapore',
    'Explain the trine',
    "A trine is one thing that comes easily. In your chart the Sun makes one to the North Node. You don't have to do anything for it, and so it's easy to forget. Notice today what people thank you for without your having tried.",
  ],
  [
    'singapore',
    'What is going on with Mercury now?',
    "Mercury is in Scorpio, in conjunction with your Mars and square your Sun. So your words have more edge than you mean them to. Leave the sharp email in the drafts until after lunch. It moves forward, so this doesn't last.",
  ],
  [
    'singapore',
    'How am I as a parent?',
    "I don't know your children, but I can see your fifth house, which begins in Aquarius. The Sun's there. You'd rather raise somebody interesting than somebody obedient. Your Moon in Capricorn makes sure that there are clean socks as well.",
  ],
  [
    'untimed',
    'Who am I?',
    "You notice what could work better, and find it hard to walk past. Your Sun is in Virgo, with Mercury and Venus in the same sign. Without a birth time I can't speak of houses or a rising sign. The Sun alone says a lot: being useful makes you glad.",
  ],
  [
    'untimed',
    'Am I in my Saturn return?',
    "It's over: it lasted from 24 February 2019 to 23 December 2019. The next one begins on 31 December 2048. Saturn in Capricorn is at home with a long wait, so I don't worry about you.",
  ],
  [
    'untimed',
    'When does Mercury go retrograde next?',
    'Mercury turns retrograde on 9 February 2027 and stays so until 3 March. You were born with it retrograde, so you may find those weeks quite normal. Check times and attachments.',
  ],
  [
    'untimed',
    'What degree is my Moon?',
    "I can't tell you, since the Moon changed signs on the day you were born. With a birth time I could. It may be on your birth certificate, or in an old diary of somebody in the family.",
  ],
  [
    'untimed',
    'Do I have a stellium?',
    'Yes, two. The Sun, Mercury and Venus are in Virgo, and Saturn, Uranus and Neptune in Capricorn. All six are in earth signs, so you trust what you can touch. Let somebody talk you into something pointless this weekend.',
  ],
  [
    'untimed',
    'What is my rising sign?',
    "For that I'd need your birth time, and it isn't known. If you find it, you can add it on the Chart page. Your Sun in Virgo I can see without it.",
  ],
  [
    'untimed',
    'Most important transit this week?',
    "Uranus in conjunction with your Mars, on Monday. Mars wants to go, and Uranus cuts the rope. Take one bold step, and choose one that can be taken back. The Sun is square your Venus on the same day, so don't expect it to please everyone.",
  ],
  [
    'untimed',
    'When is the next full moon?',
    "On Tuesday. It will be in Gemini, the sign of your Mars. I can't tell you the house, because your birth time isn't known. Finish a conversation that you left halfway.",
  ],
  [
    'untimed',
    'Why do I overthink?',
    "Mercury in Virgo sorts, checks and improves, and it doesn't know when it's finished. It was retrograde at your birth, so it goes over everything once more. Set a timer for ten minutes. What's on the page when it rings is the answer.",
  ],
  [
    'untimed',
    'Should I change jobs?',
    "I can't make that decision, and I'd be wary of anyone who did. Mercury is in a sextile to your Sun on Thursday, a good day to ask questions and to read small print. Saturn in Capricorn would like you to have the next thing before you leave the last.",
  ],
  [
    'untimed',
    'How can I find love?',
    "Your Venus in Virgo loves in details: the right size, the repaired hinge. It's in a square to Mars in Gemini, which would rather flirt than fix. Both are you. Let somebody do you a favor this week, and don't pay it back by Sunday.",
  ],
  [
    'untimed',
    'Was I born with Mercury retrograde?',
    'Yes, you were. Mercury is retrograde in your birth chart, in Virgo. It sorts and checks inwardly before it speaks. Mercury in the sky now moves forward, so the two are out of step, and a letter takes you a day longer.',
  ],
  [
    'untimed',
    'Where is Jupiter now?',
    "Jupiter is in Leo, the sign it had when you were born. It's in a square to your Pluto until 17 April 2027. Two thirds of a victory can be enjoyed in company. The last third costs more than it's worth.",
  ],
  [
    'untimed',
    'Will he come back?',
    "I don't know, and neither does your chart. I can show you how you wait: the Sun in Virgo goes over what it might have done better. You've probably done that enough. Do something tonight that has nothing to do with him.",
  ],
  [
    'untimed',
    'What is Uranus doing now?',
    'Uranus is retrograde in Gemini and sits on your Mars. Strength comes in short bursts, and so does impatience. It makes a sextile to Jupiter too, so luck is nearer than usual when you try something new. Count to ten with tools and traffic.',
  ],
  [
    'untimed',
    'What is my Mars sign?',
    "Gemini. You work in bursts, with words as tools. A sharp tongue does its best work as wit, so keep it for people who laugh. Mars makes a sextile to Jupiter in Leo, and you're good on a stage.",
  ],
  [
    'untimed',
    'What does Saturn mean for me?',
    "Saturn is in Capricorn, its own sign, next to Neptune and opposite Chiron. You know the value of time, and you can wait. Chiron in Cancer hurts where home and care are concerned, so rest isn't a reward there. It's the floor.",
  ],
  [
    'untimed',
    'Are Virgo and Leo compatible?',
    'They can be. Leo wants to be seen, and Virgo sees everything. You have both: the Sun in Virgo and Jupiter in Leo. Say the praise first and the correction later, or not at all.',
  ],
  [
    'untimed',
    'What house is my Sun in?',
    "I can't say, because houses need a birth time. The sign I know: Virgo. If you can find the time, even to the half hour, we can look together.",
  ],
  [
    'untimed',
    'Tell me about my Pluto',
    'Pluto is in Scorpio, as it is for everybody of your age. In your chart it makes a sextile to the Sun, to Mercury and to Saturn, so depth comes with method. You persuade by insight. You stay with a thing until it gives way.',
  ],
  [
    'untimed',
    'What is Pluto doing now?',
    "Pluto is in Aquarius and moves forward. It's opposite your Jupiter and in a trine to your Mars. Big belief meets something bigger, and your energy for work is good. Aim it at a problem and not at a person.",
  ],
  [
    'untimed',
    'Can I stop taking my pills?',
    "Please ask your doctor before you change anything about your medicine. I read charts and can't judge that. What I can say is that the Sun in Virgo likes a clear list, so write your questions down and take them along.",
  ],
  [
    'untimed',
    'How do I relax?',
    "By finishing something small. The Sun in Virgo can't rest beside a mess, and Saturn in Capricorn thinks rest has to be earned. It doesn't. Tidy one drawer, then sit down for half an hour, and let the phone ring.",
  ],
  [
    'untimed',
    'What is my Venus like?',
    "Quiet and exact. Venus in Virgo shows love by getting things right. It makes a trine to Uranus, so there's a streak in it that likes surprises. The person who sends you an odd postcard has understood you.",
  ],
  [
    'untimed',
    'Is there something hard in my chart?',
    "Venus is in a square to Mars, so what pleases you and what moves you take turns. There's also an opposition between Saturn and Chiron. None of it is a sentence; it's where you've had practice. Name the want before you name the reason.",
  ],
  [
    'untimed',
    'Thanks, and what should I do tomorrow?',
    "One small thing that's been on your list for a week. The Sun in Virgo feels lighter after ten minutes of that than after an hour of planning. Then leave the list at home and go for a walk.",
  ],
]
