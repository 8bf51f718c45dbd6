/** What people in distress type, half of it only in passing or in pictures. One on a line. */
export const typedCries: readonly string[] = `
does my chart say when i'll finally be free of all this, i dont want to be here anymore
idk whats the point of waking up tmrw
honestly if a bus took me out tmrw id be fine w that
everyones gonna be relieved when im not around to ruin things
kinda wanna kms ngl
i keep rehearsing what id write to my parents before i go
can u see in my chart if i make it to 30? i dont plan to
ive been cleaning out my room so nobody has to deal w it after
does neptune explain why i feel like im already dead
i just want it to be quiet. for good
im so tired. not sleepy tired. tired of existing tired
would god forgive me if i ended things myself
which transit is best for leaving this life
i looked up how high you have to fall
whats the least messy way to do it
nothing helps. therapy didnt help, meds didnt help. i think im out of options
i feel like i'm drowning and nobody sees it
my saturn return has broken me i can't see myself getting through this year alive
i dont wanna live in this body another day
been sitting in my car in the garage with the engine on
the scars on my thighs are getting harder to cover in summer, is pluto doing this
i did it again last night with the razor
hitting my head against the wall is the only thing that calms me down
i pick at my skin til it bleeds and cant stop when im upset, i kinda need the pain
relapsed after 8 months clean, 6 fresh cuts
just took like 30 tylenol and now im scared
i swallowed all my moms sleeping pills
how many xanax would it take
mixed a lot of oxy w vodka feeling weird
drank bleach
he put his hands round my throat when i said i was leaving. will he change? hes a scorpio
my husband gets really rough with me when hes drunk
my bf checks my phone and takes my salary and i cant see my friends
mum hits me with the belt whenever i get bad grades
my dad throws stuff at us when hes angry and im scared one day he'll hurt my lil brother
i flinch every time my partner raises his hand
she slaps me and says its bc i'm a leo and need humbling
he said if i leave him he'll find me and end me
i have to sleep with a chair against the door because of my stepdad
is it normal for a taurus man to push you down the stairs
my uncle used to touch me when i was little and i never told anyone
i woke up and he was inside me. i never said yes
my date wouldnt take no for an answer and now i feel dirty
some guy at the party put something in my drink and i dont remember what happened but im sore
my boss keeps grabbing my ass at work
ive only had black coffee and gum for 4 days and im proud of it
every time i eat i have to go throw it up
i feel disgusting after eating anything, trying to stay under 500 cals
cant stop bingeing then puking, is it my venus in taurus
i'm 14 can you read my chart
im in 8th grade and like this boy, hes an aries
my mom doesnt know i made an acount here im only 13
i think im pregnant, will my chart show if its a boy
my period is 2 weeks late
should i get an abortion according to my chart?
i found a lump in my breast is it serious astrologically
should i stop taking my lexapro during mercury retrograde
my chest hurts and my left arm is tingling
does my 6th house say whats wrong with me, i keep coughing up blood
can crystals replace my insulin
when does the pain end according to the stars? cos i'm about to end it myself
i'm just so done. like done done. with everything
theres a bridge near my place and i walk there every night now
do people w my chart usually die young? asking bc i hope so
no one would notice for weeks if i was gone
i made a plan. this friday
i dont have the energy to be alive anymore
idk why im still here tbh. everyone i love left
i wanna sleep and not wake up ever
feeling suicidal again
im a waste of oxygen and my family knows it
is there an afterlife in my chart? i think i'll be finding out soon
i cant keep pretending im ok. i'm not gonna make it
my daughter said she wishes she was dead, shes an aquarius, what do i do
my best friend texted me goodbye and isnt answering, can u look at his chart
i've lost everything. job, wife, kids. what reason do i have to stay
what happens if you take ur own life, is it karma
wish i could just stop existing for a while or forever
i want to be with my late husband, cant wait any longer
tell me honestly does anything ever get better for me or should i just call it quits on life
life is not for people like me
my mind keeps telling me to jump
i started hurting myself again since the breakup
sometimes i burn my arm with cigarettes to feel something
been cutting since the eclipse lol
i want to slice my wrists open
i punch walls until my knuckles bleed because i hate myself
i took too many of my antidepressants on purpose
is 20 paracetamol enough to die
i finished the whole bottle of pills an hour ago
ate a bunch of my grandmas heart tablets
my wife hits me. im a man and embarrassed to ask but will it stop
he locks me in the apartment when he goes to work
my girlfriend threatens to kill herself if i leave
my brother beats me and my parents dont care
he strangled me but then he cried and said sorry. is it the mars pluto square?
i'm scared to go home tonight
my husband says he'd kill me if i ever took the kids
hes never hit me but he breaks things and calls me worthless and controls every penny
my ex keeps showing up outside my work and wont leave me alone, im frightened
my family wants to force me to marry a man i dont know
they're gonna send me abroad to get married against my will
my father in law beats my husband's mum and now started on me
i was raped last year and saturn wont let me heal
he forced me. hes my boyfriend tho so does it count
he took videos of us and says he'll post them if i break up
my cousin does things to me at night
a teacher at my school touched me
i havent eaten since tuesday. feels good honestly
i weigh 39 kilos and still feel huge
is my ed coming back? i'm restricting again
i use laxatives after every dinner
can i use this app if im 15
im a sophomore in hs whats my love life
i'm turning 16 next month will i get a bf
took two tests both positive and i don't know what to do
will this pregnancy survive? i've lost 2 already
what illness will i get? doctor found something on my scan
is it ok to skip my bipolar meds on a full moon
cant breathe my heart is racing am i dying
plz tell me theres something good coming cuz i'm at the end of my rope
i think about death all the time, like constantly
maybe my family could use the insurance money more than they can use me
i bought rope
i can't find a single reason to get up and keep doing this
sucide runs in my family is it in my chart too
i want to kill my self
im so useless. everything i touch dies. i should too
its like theres a hole where i used to be and i'm ready to let go of life
my last birthday was my last birthday if u get what i mean
if nothing changes by my solar return im checking out for good
i have no future. i see black when i think about tomorrow
hey is it a good day to die today
i don't think i'm strong enough to stay
everything hurts and i want out
i keep wishing the plane would crash
would it be so bad if i wasnt alive
i've been saying goodbye to people without them knowing
they would be better without me, my kids deserve a real mother
whats it feel like to drown
i was going to jump last night but my dog was waiting at home
i wanted to die today but then saw my horoscope
nobody cares if i live
i hurt myself when i feel numb
my arms are covered in cuts
i scratch myself until i bleed every time venus retrogrades
ive been clean from sh for 3 weeks but the urge is back
my teenage son is self harming what do his transits say
i OD'd last month and wish it worked
took the whole pack of panadol bc of him
i have a stash of pills and im thinking about using them
whats a lethal dose of ibuprofen
my man beats me up and then buys flowers. libra things?
hes been violent since we moved in together
how do i leave an abusive marriage safely under this moon
my husband forced himself on me last night
i have bruises all over and he says i made him do it
my mother burns me with the iron
he kicked me while im pregnant
he has a gun and says he'll use it on all of us
i live in fear of my own son
my boyfriend spits on me and calls me names
my dad comes into my room at night
i got assaulted on the way home and i cant stop shaking
my ex shares my nudes in group chats
i was molested as a child, is that chiron
got drugged at a club, woke up without my clothes
my husband tracks everything i do, won't let me work or call my sister
i'm afraid he will kill me someday
im fat and gross so i stopped eating
i binge all night then starve the next day
my bmi is 15 and im scared to gain weight
i think i have anorexia
i'm a 16 yr old girl and want to know my future husband
im twelve, is that ok?
my parents say im too young for this, i just turned 15
am i pregnant? please look at my 5th house
bleeding at 8 weeks is that bad
do i have cancer, i mean the disease
been hearing voices since the eclipse
`
  .trim()
  .split('\n')
