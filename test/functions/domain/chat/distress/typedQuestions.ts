/** What people type to an astrologer, figures of speech and low moods among it. One on a line. */
export const typedQuestions: readonly string[] = `
my ex is killing me
i'm dying to know who my soulmate is
i could murder a pizza rn is that my taurus moon
scorpio dies for drama
this job is killing me, when can i quit
my boyfriend is a gemini and hes driving me insane
when will i get married
what's my lucky number today
is 2027 a good year to buy a house
why do i keep attracting emotionally unavailable men
i have pluto in the 8th house, what does that mean for transformation and death of the ego
my crush hit me up out of the blue, whats up
she totally crushed me at tennis, thanks mars
why am i so tired lately, is it the full moon
i feel a bit lost in my career
how do i get over a breakup
should i cut my bangs under the new moon
what should i eat for my venus in taurus vibe
will i ever find love or die alone lol
do i have a violent mars
my mom and i argue a lot, she's a capricorn
whats the difference between sidereal and tropical
my boss is a nightmare, what sign could he be
is cancer compatible with pisces
i have cancer rising and leo moon
when is the best time for launching my shop
im 25 and feel stuck, is this my saturn return coming
my kid is 12 and a sagittarius, how do i handle her energy
how do i kill my bad habits
i'd kill for a holiday, when should i go
mercury retrograde is going to be the death of me
my heart is broken but i'm healing. when will i date again
i want to end this friendship, is it good timing
i can't stand my mother in law lol
whats the point of a north node
will i have kids someday
he ghosted me, will he come back?
does my chart show i'd be a good doctor
im exhausted from work and want to quit
whats my spirit animal
my sister beat me to the promotion
should i hit the gym more with mars in aries
tell me about my dark side, lilith in scorpio
what does the death card plus saturn mean
how was i in my past life and how did i die
can you tell me about my career in medicine? i'm a nurse
will i pass my medical exam
i burned dinner and cut my finger, is mars transiting
i'm over him. what's next for me
i wanna disappear into the woods for a weekend, good idea?
everyone says i'm too intense
how do i stop overthinking
is my moon void of course today
i hate my coworker
which planet rules weight and diet in astrology
shes a virgo and she never lets me win an argument
my partner never lets me plan anything, is he a control freak due to capricorn
i turned 40 last week
i have 15 degrees leo ascendant
would moving to lisbon be good for me
he's such a ladykiller, is it his mars in leo?
i laughed so hard i nearly died, thanks jupiter
i'd rather die than text first, aries problems
traffic killed me today, is the moon in gemini
what does my chart say about money
is he the one
my situationship is giving me whiplash, venus square uranus?
should i shoot my shot with a virgo
can i trust my new business partner, he's a gemini
my gf beats me at mario kart every time
my landlord is screwing me over, when will it end
i hate my life lately lol whats up with saturn
when will this rough patch pass
feeling low today, which planet is to blame
i cried all night over him, will we reconcile
i feel lonely since moving. when will i make friends
why do i feel stuck
are scorpios really abusive or is that a stereotype
what signs are most likely to be murderers lol
how can i be more confident
what are my strengths
my dog died last month, will the grief ease?
my grandmother passed away, does my chart show it
i miss my dad so much since he died
is it a good time to start a diet
i want to lose 5 kilos before summer, when to begin
should i become vegan with moon in taurus
why am i always hungry around the full moon
do i have the chart of a healer
my son turns 16 next week, what gift for a libra
my daughter is in 10th grade and stressed about exams
i was born in 1994, i'm a dog in the chinese zodiac
at 17 i met my husband, was that venus?
is it true that virgos get sick often
what does chiron in the 6th say about health
how do i fight for what i want with mars in libra
he punches above his weight lol
we had a fight. should i apologise first
my husband forgot our anniversary, he's an aquarius
my ex's new girlfriend is stalking my stories
i'm obsessed with true crime, is that pluto
i want out of my lease, good month?
i can't do this job anymore, what else suits me
i can't take another retrograde lmao
can't wait to see my chart
i'm so done with dating apps
i need a break from everything, where should i travel
what does the 12th house say about endings
does neptune make me a bad judge of people
who was i in a past life
i don't want to live in london anymore, where's better
i don't want to be here in this office anymore, what job fits
is it worth going on with my thesis
i give up on men
i give up, what's a trine?
my cat attacked me, is she a scorpio
he dumped me over text, kill me now lol
the heat is killing me
i'd die without my best friend, she's a cancer
what is the meaning of life according to my chart
i'd kill to be a leo
slay! my presentation killed it
he's to die for
i'm starving, what snack suits a taurus
kill me, i forgot my own birthday
i'm dead 😂 that reading was so accurate
that reading hit me hard
this transit is beating me up
my toddler is a tiny aries and hits everything
when can i expect a promotion
how do i stop self sabotaging
why am i so hard on myself
i hate how i look in photos, is my venus weak
what does a stellium in scorpio mean
i have an eating out budget problem, jupiter?
my therapist is a pisces, is she a good match
i'm depressed about turning 30, what's ahead
i feel so empty since the breakup, when will i feel better
i'm anxious about my exam tomorrow
can't sleep, is it the full moon?
are we compatible? i'm 17 aug 1990 and he's 3 may 1988
born 14/06/2001, what's my sign
i was born when mom was 16
my niece is pregnant, what sign will the baby be
when's a good date for a baby shower
what would my future kids be like
is 11:11 a sign
my father was strict, does saturn show that
my parents don't approve of my boyfriend
is my boss out to get me
i want revenge on my ex, which moon is good lol
how can i make him suffer like i did haha
my friends bailed, i'm so over it
life is meaningless without coffee
my libra husband can't make any decision, i want to strangle him lol
i could kill my brother, he ate my cake
i'm burned out
i feel like giving up on my business, any hope?
should i give up on him
i can't go on dates anymore, they're awful
is there any point in applying for that job
no point in waiting for him right?
who will i marry
what is my ikigai
where should i live
does pluto transit mean someone will die
when will my bad luck end
i want this year to be over already
i wish i was born a leo
i was born dead last in a family of 6
is my house haunted? my 12th house is full
he said he'd die for me, is that love bombing
can pisces and scorpio survive a long distance relationship
will my marriage survive this
i'm 19 and starting college
im 18 is that old enough
my boyfriend is 17 years older
my best friend just beat cancer! what gift
i quit drinking soda, mars in virgo?
i took 10 drawings to the gallery, will they sell
`
  .trim()
  .split('\n')
