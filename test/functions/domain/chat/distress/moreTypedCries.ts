/** More of what people in distress type. One on a line. */
export const moreTypedCries: readonly string[] = `
heyy quick q about my moon. also i might not be around after sunday so answer fast
i dont see me being alive at 40
im in a really dark place and dont trust myself tonight
i just cant anymore
i have nothing and nobody. i'm ready to die
not suicidal but i wouldn't mind not waking up
i want to stop being a problem for everyone, permanently
the only thing stopping me is my cat
i keep googling painless methods
when i drive i think about letting go of the wheel
i hope i catch something terminal
why cant i just die already
i'm worthless, a failure, nobody will ever want me
there's no hope left for someone like me is there
does the 8th house show a suicide? mine
wanna unalive myself, pluto is on my moon
my brother took his own life in may and i want to follow him
i'm thinking of ending my life on my birthday, is that poetic
am i meant to die this year? i'd be ok with that tbh
i feel like a ghost. like i'm not supposed to be here
i wrote letters to everyone
i cannot bear this pain one more night
please help me i dont want to live
my life is over
i carve words into my leg
i keep a blade in my phone case
the cuts from yesterday wont stop bleeding
i deserve to be hurt so i do it myself
emptied the medicine cabinet. all of it. bye
i took 15 sleeping pills, will i be ok
downed a bottle of cough syrup and some benadryl
he beat me so bad i couldnt go to work
my fiance shoved me into a wall, first time, is it a red flag per his chart
dad broke my arm once and mom said i fell
my partner choked me during sex and i didnt want it
my wife threw a plate at my head
he wont let me leave the house
my husband's family treats me like a slave and they took my passport
my roommate threatened me with a knife
he says nobody will believe me if i tell. he hurts me
i'm hiding in the bathroom he's yelling and banging on the door
how do i get away from him he's dangerous
my stepbrother makes me do sexual stuff
my ex raped me and now hes getting married
someone is blackmailing me with my pics
my pastor touched me inappropriately
he doesn't stop when i say stop in bed
i count every calorie and cry if i go over 600
i make myself sick after meals
food scares me, i've lost 20kg since january and cant stop
my sister is bulimic how can i help her
i'm under 18 is that a problem
15f libra, does my crush like me
i'm a high school student
condom broke, will i be pregnant
had a miscarriage yesterday and feel nothing
how long do i have to live, got stage 4 diagnosis
is this rash serious
my meds make me feel numb can i come off them when jupiter moves
i get seizures lately, which planet
so uh. what does it mean if you picture yourself hanging
don't know how to keep going after she left. every day is torture
every night i pray i dont wake up
i feel like the world would spin better w/o me
death seems like the only exit
it's not worth it anymore. living i mean
i'm scared of what i might do to myself
whens my time to die? hope it's soon
what if i just didn't show up to life anymore
i've thought about walking into traffic, is mars in my 12th
should i kill myself before or after the eclipse lol
all i want is to rest forever
i'm a burden on my husband he'd be happier single
ive got the pills lined up, talk me out of it
i no longer have any will to live
honestly i'm just waiting to die
i tried to hang myself in march. will i try again
i don't feel anything anymore and i dont care if i die
today i stood too close to the platform edge
tell my mom i'm sorry
mercury retrograde made me realise how pointless my life is
there's no way out for me
want to d1e
wish i'd never been born under this stupid chart
i slit my arm and it felt good
whenever i get angry i bite myself hard enough to leave marks
my gf cuts, she's a pisces, how can i help
i burnt myself on purpose
i swallowed a load of aspirin cause i wanted to sleep
took more insulin than i should on purpose
what happens if i take 40 antidepressants at once
the guy i live with is violent and i have nowhere to go
my boyfriend pinned me down and wouldnt let me up
he hit me once but he's so loving now, sagittarius?
is it my karma that all my partners beat me
my mum locks me out at night and doesnt feed me
my dad is abusive
hubby threatened to burn the house w me in it
i get punished with no food and the belt
my ex follows me home from work every day
my in laws hit me for dowry
scared of my bf when he drinks
he says he'll hurt my cat if i tell anyone what he does
i've been sexually assaulted by a coworker
he took off the condom without telling me
my mums boyfriend watches me in the shower
i was forced to do things i didnt want with an older man
he's 40 and i'm 15 and he says we're soulmates by the stars
i only allow myself an apple a day
im purging again please tell me its just the moon
looking in the mirror makes me want to stop eating forever
fasting 10 days to get skinny, is moon good
im 17 next week n wanna know if my gf is the one
i'm still in middle school
i'm a kid lol can u still tell me
could i be expecting? my period hasn't come
is it safe to try for a baby after stillbirth astrologically
i have type 1 diabetes and ran out of insulin
what remedies in my chart cure depression instead of pills
fever of 40 for 3 days, bad transit?
`
  .trim()
  .split('\n')
