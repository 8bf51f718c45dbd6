/** More of what people type to an astrologer. One on a line. */
export const moreTypedQuestions: readonly string[] = `
my horoscope app is dead wrong
that outfit is killer, venus in leo?
my mom will kill me when she sees my tattoo
i've been dying for a promotion
i bombed my interview, when's next chance
i got fired. what should i do next
i was hit by a wave of nostalgia
my bf never hits me with a surprise, boring taurus
his comments hurt me, should i tell him
my best friend hurt me by lying
he hurt me when he cheated. can i forgive him
i was blown away
jupiter slaps! what's next
when will i have financial freedom
when will i be free of debt
i want to be free of my ex's memory
i feel trapped in my job
i feel trapped in this town, where to move
my relationship is dead, do i leave?
the spark died between us
my career is over before it began lol, what next
is my luck over
why does everyone leave me
why does nobody text me first
am i unlovable because of my saturn venus square
do i have daddy issues in my chart
i'm drained by people, empath issue?
i need to let go of my past
i want to vanish from social media, good time?
how do i say goodbye to my old self
i'm writing a letter to my ex, good day to send it?
i want to leave everything behind and move to bali
i'm ready to leave my job
i'm leaving this city, finally
i keep falling for married men
i want a baby in the next 5 years, when would it suit
which signs make good parents
does cancer get along with leo
cancers are so moody, right
i'm a cancer and so is my mother
is virgo the sign of health
what job in healthcare suits me
my doctor is hot, what's his sign lol
i got a flu, is mercury in the 6th?
i have a headache from all this chart stuff
my back hurts from moving house
how much should i charge for tarot
how many aspects are too many
how much water sign energy can one person take
i ate a whole pizza, taurus season!
i drank too much at the party, sorry for rambling
i had 12 shots of espresso, help me focus
my weight loss journey starts today, luck?
i skip breakfast, is it capricorn thing
16 personalities says i'm infj, does it fit
i've been single for 17 years
my students are 13 and very gemini
i teach high school, which sign is hardest
i am old, 70, is there still love
thanks, that's a great answer
im screaming this is so accurate
my roommate's playlist is killing my vibe
i would die for my cat
lol i'm deceased
does he love me or is he playing
my aries brother kicked my butt at basketball
mars hits my midheaven today, what should i do
uranus hit my venus and i got dumped
the eclipse knocked me out
when will the universe cut me some slack
cut to the chase, will i be rich
should i cut ties with my dad
i want to cut sugar during this moon
why do i burn bridges
is my throat chakra blocked
how to release pain from past life
the pain of the breakup is still there, how long
i just want the drama to stop
when will the loneliness end, want a partner
i'm tired of being single
i'm tired of waiting
i'm sick of winter
i'm fed up with everything going wrong at work
i'm scared of my saturn return
i'm scared of being alone
i'm scared of flying, my trip is in june
is it safe to travel in retrograde
i'm afraid of the dark since childhood, is it my moon
my husband works too much
my wife won't talk to me since our fight
he doesn't let me in emotionally
why is my partner so controlling with the thermostat lol
he's aggressive on the road, mars in aries?
my ex was toxic, how do i heal
is he a narcissist? check his sun
am i the toxic one
she blocked me, will she unblock
he keeps watching my stories
my stalker cat follows me around
who touches your heart most, sun or moon signs
his words touched me deeply
how does sex work for scorpio mars
are we sexually compatible
he wants an open relationship
what's the meaning of a yod
my 5th house is empty, does that mean no children
good dates for an ivf-free fun holiday? just kidding, holiday only
my skin is breaking out before my date
i want to get fit, what workout for mars in cancer
am i going to be famous
can i manifest money with this new moon
what if i never find my purpose
i have no idea what i'm doing with my life
everything feels heavy this week, why
nothing matters more than family to me as a cancer
there's no way i'm a virgo
i'm going to be gone for two weeks, will my plants survive
i won't be here next week, holiday! any advice
last night on earth is my favourite u2 song, what's my music taste
tell my mom's fortune please
`
  .trim()
  .split('\n')
