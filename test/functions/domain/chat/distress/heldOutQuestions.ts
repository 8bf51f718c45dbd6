/** What people type to an astrologer, near misses among it. Written before the score learnt, and never learnt from. */
export const heldOutQuestions: readonly string[] = `
my landlord is bleeding me dry, when does saturn let up
i would kill for a promotion
he slayed at karaoke, such a leo
my toddler is a tiny tyrant, is that mars in aries
i nearly choked on my coffee when i read my horoscope
this heatwave will be the death of me
should i end my lease early
my sister smashed her exams, what does her chart show
i got beaten to the flat by another buyer, bad luck or neptune
what happens to relationships when pluto dies down
i cannot stop thinking about my ex
does a cancer moon mean i cry too much
i am drained after every family dinner, why
i want out of my contract
is it time to let go of my old dreams
i have been feeling low since the full moon
how do i stop being a doormat
my boss threatened to cut our bonus
will my ex husband ever pay child support
which planets rule the throat
he ghosted me after three dates, scorpio things
i need to lose a bit of weight before the wedding, when should i start
i overdid the wine last night, blame venus
what does it mean to have mars in the eighth house
my dog died last week and i am heartbroken
when did my grandmother's sign change
i hit a wall with my thesis
she punches above her weight, is jupiter helping
my son is starting school, he is five, is he a typical virgo
is fourteen degrees of scorpio critical
we have 12 years between us, is that a problem
do i have a stellium in pisces
my best friend is pregnant with excitement about her trip lol
is my boyfriend hiding something
what would make an aquarius jealous
i felt sick with nerves before my interview
my phone blew up after i posted my chart
tell me something brutal about my chart
i murdered that presentation
when is a good time for laser eye surgery recovery holidays
i am so done with tinder
why do i sabotage good things
can i survive on a freelancer's income next year
i am scared my partner is falling out of love
am i cursed
he lives far away, when will we live together
can you stop telling me about my moon
i am 18 and starting uni, what should i study
my teenage daughter hates me right now, which transit is it
does mercury make people lie
i am fed up of my commute
where will i be buried under work next
is the blood moon dangerous
kill the lights and tell me my future
my marriage feels dead, can venus revive it
should i confront my colleague
i never feel good enough at my job
is it ok to skip meditation
who hurt you, chart?
how toxic is a gemini venus
what in my chart makes me so anxious about texting back
i can't handle another retrograde
my ex stole my hoodie and my peace
they say i have an old soul
i want to run away and open a bakery
what does the void of course moon do
is chiron the wound i have with my father
i feel stuck, nothing moves
what am i here to learn
my mother passed away last spring, how long does grief under saturn last
i am burning out at work
will anyone ever love me
is my husband's mars going to clash with mine
he never listens to me, is it his mercury
which foods suit a taurus
when does my nodal return end
i'm over him finally
why did i dream about drowning
i had a nightmare that my teeth fell out
shut up and take my money, what's premium
why does my cat attack my feet every full moon
does my chart support adoption
i cried in the toilet at work today
how do i forgive my dad for leaving
i keep attracting narcissists
why am i awake at four every night
i am a mess today
she dragged me into her drama
would a virgo forgive a cheater
is 2027 going to be as bad as this year
my partner snores, can astrology fix that
i flunked my driving test twice, third time lucky?
what does my 8th house say about death
i bombed on stage last night
our team got slaughtered on saturday
should i take a break from social media
that breakup broke me but i am dating again, when will it be serious
i'm starving, what would a leo order
is he dangerous for my heart
my diet starts monday, good moon?
how do i hurt him back for cheating
what time of day was i born if i feel like a leo rising
i cut my finger on a full moon lol
my bf is too clingy
the cards said death, does the chart agree
i lost my job in march and found a better one, why
can i trust my new boss, she's a scorpio
my parents keep pushing me to get married, when will it be
i get butterflies around him
what if i never find my purpose
give me the worst day of this month
does saturn hate me
i have a headache every time mercury turns
which sign gets over heartbreak fastest
who is stronger, aries or scorpio
i'd die without my morning walk
he left me on read for 3 days
how do i end it with him kindly
i take everything personally
is it a sin to believe in astrology
what do you see for me in the next ten years
i'm so broke it hurts
my brother joined the army, will he be fine
my moon is void and so is my wallet
i stood up for myself today, mars?
what is the sky like tonight
is a hard aspect always bad
should i forgive my sister
`
  .trim()
  .split('\n')
