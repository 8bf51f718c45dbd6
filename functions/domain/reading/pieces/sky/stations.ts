type Station = Record<'retrograde' | 'direct', readonly [string, string, string]>
type Turning = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron'

/** After a planet turns: what stops and is gone over again, or what goes on. */
export const STATIONS = {
  Mercury: {
    retrograde: [
      'Messages, forms and bookings need a second reading for about three weeks, because small mistakes in them show late.',
      'What gets gone over is paperwork: a misspelled name, a moved appointment, a file saved in the wrong place.',
      'New arrangements go slowly for some three weeks, while old emails and half-written letters can get finished.',
    ],
    direct: [
      'Messages and plans begin to move, slowly at first, like a line after the second counter opens.',
      'Late answers are easier to get, and a booking made from here on needs fewer corrections.',
      'You can stop rereading and start sending, beginning with the form that is already filled in.',
    ],
  },
  Venus: {
    retrograde: [
      'Spending and liking are gone over for about six weeks, so a coat or a color gets a second look.',
      'New purchases can wait some six weeks while you find out which old things and friendships you still like.',
      'What stops is easy agreement: a gift, a price or a favor gets questioned before anyone accepts it.',
    ],
    direct: [
      'Taste settles, and you know more quickly which shirt, which song and which company you like.',
      'Buying, giving and making up become simpler, starting with a thank-you or a refund that is due.',
      'A maybe about a purchase or an invitation can turn into a yes or a polite no.',
    ],
  },
  Mars: {
    retrograde: [
      'Pushing works less well for about ten weeks, so a job that needs force is better done in stages.',
      'Quick fixes are over for some ten weeks: the screws come out and the shelf is measured twice.',
      'Old annoyances come back for review, and you find out which were about the noise and which about the neighbor.',
    ],
    direct: [
      'Strength returns for stalled jobs, from the heavy box on the stairs to the letter of complaint.',
      'Effort begins to pay: the drill works, the call gets made, the sweat leads somewhere.',
      'A stopped job goes on with the same tools and a better idea of the order.',
    ],
  },
  Jupiter: {
    retrograde: [
      'Growth pauses for about four months, so a bigger plan gets checked for cost, time and the size of the room.',
      'A big yes is gone over: which course, which trip and which extra duty you still have time for.',
      'Instead of adding things for four months, you use what is there, such as the unread books or the spare room.',
    ],
    direct: [
      'Bigger plans go on, and the next form, visit or application is worth the time.',
      'You can add things from here: a place at the table, an extra class, a stop on the trip.',
      'What has only been compared can be tried, in the form of a ticket, a course or a larger pot.',
    ],
  },
  Saturn: {
    retrograde: [
      'Duties get reviewed for over four months: what was promised, to whom, and whether the week has the hours.',
      'Outside pressure eases a little while you repair your own rules, such as the bedtime or the savings plan.',
      'A slow project stops for inspection, which is when a loose shelf or a missing page is found.',
    ],
    direct: [
      'Slow work goes on one ordinary step at a time, and the page count or the savings show it.',
      'A limit becomes clear enough to plan around, like a rent, a deadline or a last bus.',
      'Commitments can be made firmer, with a signature, a fixed hour or a key handed over.',
    ],
  },
  Uranus: {
    retrograde: [
      'Sudden changes slow down for about five months, which is time to get used to a new lock or an odd timetable.',
      'You try out the wish for something different in small ways, like a new route or a rearranged desk.',
      'What is gone over is a change already made, and some of the old furniture can come back in.',
    ],
    direct: [
      'Change goes on in the open, so a plan to do things differently can leave the notebook.',
      'You are readier to break with a habit, and the first sign is often a canceled subscription.',
      'What was tried in private can be shown, like a new haircut or a resignation from the committee.',
    ],
  },
  Neptune: {
    retrograde: [
      'For about five months vague things get clearer, and a hope can be compared with the bill or the calendar.',
      'Daydreams are gone over in plain light, and you see which one would survive a wet bus stop.',
      'You notice more easily where a story is too good, whether in an advertisement or in your own diary.',
    ],
    direct: [
      'Imagination goes outward, and a song, a kindness or an unfinished idea becomes easier to share.',
      'Details blur more easily, so a price or a promise is worth writing down.',
      'A private hope can go on in company, with a sketch on the table and a friend to ask.',
    ],
  },
  Pluto: {
    retrograde: [
      'Contests over control go quiet for about five months, and you can see your own grip on the remote or the budget.',
      'The deep clearing is done in private: old files, old grudges, a box nobody opens.',
      'Pressure for change from outside lets up, and you decide for yourself what goes in the dumpster.',
    ],
    direct: [
      'A deep change goes on, visible at first in something small like an emptied drawer.',
      'An ending already decided on can go ahead, one file, key or membership at a time.',
      'Power struggles come into the open, where a plain question in the meeting does more than a hint.',
    ],
  },
  Chiron: {
    retrograde: [
      'A sore point is gone over for about five months, gently, the way one looks at an old photograph.',
      'A remark that still stings comes up for another look, and saying it aloud to one kind person helps.',
      'Fixing everyone else can stop for some months, and your own chair, shoes or bad habit gets the attention.',
    ],
    direct: [
      'What you know about an old hurt becomes useful to others, often in ten minutes at a kitchen table.',
      'Repair goes on in plain view: an awkward apology, a mended strap, a lesson taken later than planned.',
      'A sore point is easier to mention, and so is asking a neighbor or a colleague about theirs.',
    ],
  },
} as const satisfies Record<Turning, Station>
