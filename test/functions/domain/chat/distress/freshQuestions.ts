/** What people type to an astrologer, written after the rules were. One on a line. */
export const freshQuestions: readonly string[] = `
could my ex be thinking about me rn
my phone died right before the eclipse
omg i almost died when he walked in
this playlist slaps
my heart skips a beat when i see him
he stole my heart
i smashed my interview
my cat keeps scratching the couch, she's an aries
he killed the vibe at dinner
shoot me a reading for next week
should i pull the trigger on this job offer
i took a shot at dating apps
what time should i sleep during the full moon
why do i wake up at 3am
i can't wake up early, is it my mars
my plants are dying, wrong moon phase?
should i keep going with piano lessons
does he think about me before he sleeps
i've had enough of small talk
i've had it with my roommate
what's the point of venus retrograde
there's no reason for me to stay in this city, right?
i feel invisible at work
does my chart say i'm a good parent
what will happen when pluto leaves capricorn
how long until i find a job
how many kids will i have
how many times will i marry
i lost my wallet, where to look
i lost my mother in march, what does my chart say of grief
my friend had a stroke of luck, will i
i've been bingeing astrology videos
my son is a picky eater, which sign is that
what foods match my element
i eat when i'm bored, taurus rising?
does astrology explain my love of cooking
he touched my arm at the party, does he like me
he is 12 years younger, can it last
my parents want me to marry, but i'm not ready. timing?
my mother won't let me borrow her car lol
he always takes my fries, gemini behaviour
my boss takes credit for my work
is my manager trying to sabotage me
he raised his voice at me in a meeting
i'm afraid to ask for a raise
i'm worried about my mom's surgery outcome
should i wear red tomorrow
i'm off to the bridge club, will i win at cards
i walk by the river every night, is that a pisces thing
i'm standing at a crossroads
i'm on the edge of a breakthrough
jump in: what's my week like
how do i cut cords with someone energetically
what does blood moon mean
my knife skills are bad, taurus chef dreams
do capricorns age well
i'm turning 60 next week, what's ahead
i'm 5'4 and a leo
my 13th house? is there one
i need a hug
when will my ex come back
i'm dying of boredom
my job is sucking the life out of me
when is the best time to conceive a plan for my startup
i want to change my life
i hate my life at the moment, is it saturn
my heart is so heavy since he left
does he miss me
i feel like nobody understands me as an aquarius
i keep losing things
can you see death in a chart
my boyfriend hit the lottery
he hit on me
he beat cancer... sign that is, in a debate about zodiac
my sister is so bossy
is scorpio the most dangerous sign
do i need to be scared of pluto
the moon makes me cry
i'm hungry for success
cut the crap, is he cheating
i'm 45, is it too late to start over
my nephew is 9, what's his chart like
what does 16 degrees capricorn mean
i have no energy this week
will things get better for me this year
will i be happy one day
i'm sad today
i feel lost
i'm so stressed i can't think
why is life so hard lately
why did my ex unfollow me
i want to be alone for a bit, is that the moon
i'm crushed he didn't call
my boss tore me apart in the meeting
this week destroyed me
who is my worst enemy sign
how to survive mercury retrograde
i barely survived the holidays with my family
my mom is so controlling about my wedding
he shuts me out
does a leo ever apologise
what is the best day to get a tattoo
i burned my tongue, unlucky day?
can my dead grandma send me signs
my 12 yr old is an aries, parenting tips
is my 7th house lord weak
i got 17 likes on my post
when should i start my fast for lent
i eat too much chocolate
i'm fat with joy haha
is virgo good with health routines
i lost my faith in love
i'm hopeless at maths
i'm useless in the mornings
i feel dead tired
there's no hope for my garden
what would make my life better
i don't want to go to work tomorrow
why does nothing ever work out in love
i need a way out of this contract
what's in store for me this month
my ex is back, help
my boyfriend's mum hates me
i'm dying inside from cringe
i want to kick my shopping habit
how do i beat procrastination
my mood is all over the place
i'm in a bad mood
does saturn want me to suffer lol
why can't i find my person
should i forgive my father
my dad and i never got along
my little sister is turning 13, gift?
do scorpios hold grudges forever
what's my moon sign
i feel numb about my job
he's so hot it hurts
my knees hurt after yoga
will i live abroad
will i live a long life
how long will i live with my parents
i can't breathe when he looks at me
i want to take a break from life in the city
should i end it with him
i'm over this week
is this the end for us
everything is changing so fast
i can't stop thinking about him
i miss being happy with her
he's gone and i don't know what to do
`
  .trim()
  .split('\n')
