import type { AspectsWith } from './AspectsWith.ts'

export const venusAspects = {
  Mars: {
    conjunction:
      'Attraction and affection burn with one flame. You love warmly and want actively; slow evenings are good for both.',
    opposition:
      'What you desire and what you treasure look at each other across a room. You may choose contrasts in love, and peace comes when both sides get a turn to lead.',
    trine: 'Giving and wanting are in tune. You are attractive by being at ease, and your energy has good taste.',
    square:
      'Love has friction in it, and you might miss the friction if it were gone. Say what you want early, and the spark turns friendly.',
    sextile: 'Charm and initiative help each other. You may take the first step, since it tends to be welcome.',
  },
  Jupiter: {
    conjunction:
      'You love on a grand scale and like to spoil people. Pleasure and generosity are real gifts in you, and enough is a lovely word too.',
    opposition: 'You may seek in another the abundance that is in you. Let love be large and the bill moderate.',
    trine: 'Affection and good humor come easily. You make friends anywhere, and feasts are your element.',
    square: 'Too much of a good thing is your specialty. Choose the better half and enjoy it twice.',
    sextile:
      'Kind offers come your way, and you know how to accept them. A trip with someone you like is a good investment.',
  },
  Saturn: {
    conjunction:
      'You take love seriously and give it time. You may seem cool until trust is there, and afterward you stay.',
    opposition:
      'Affection meets distance, in you or in the other. Love grows at the pace of reliability here, and it may grow old in the best sense.',
    trine: 'Loyalty comes naturally to you. You like things that are simple, good and durable, people included.',
    square: 'You may think that love has to be earned. It is a pleasant discovery that some people simply like you.',
    sextile: 'Your affection shows in what can be relied on. Long friendships and well-made objects please you most.',
  },
  Uranus: {
    conjunction:
      'You fall in love at first surprise and dislike being taken for granted. Friendship and freedom keep the spark alive.',
    opposition:
      'Closeness and independence change seats in your relations. An honest agreement on air and space lets both remain.',
    trine:
      'You have an eye for what is new and lovely. Unusual people take to you, and you love without wanting to own.',
    square: 'Your heart may bolt just as it gets comfortable. Vary the routine, and you need not vary the person.',
    sextile: 'You enjoy fresh company and odd beauty. A small unexpected present is very much your style.',
  },
  Neptune: {
    conjunction:
      'You love with imagination, and beauty moves you to tears. Let the real person into the dream, and it grows deeper.',
    opposition: 'You may put someone on a pedestal, or be put on one. Standing side by side is warmer.',
    trine: 'Your sympathy is wide and your taste is fine. Music, painting and quiet kindness flow through you easily.',
    square: 'Longing can be sweeter to you than having. Notice what is already here; some of it was once a dream.',
    sextile: 'Tenderness and fantasy are gentle friends. You see the best in people and often help it to appear.',
  },
  Pluto: {
    conjunction: 'You love with depth and want to be met there. Passion renews you, and trust lets it breathe.',
    opposition:
      'Attraction and power look each other in the eye. You keep both your heart and your freedom when nothing has to be won.',
    trine: 'Your affection transforms people quietly. You stay when it becomes real, and that is rarer than charm.',
    square:
      'Love can feel like all or nothing. There is a wide and liveable country in between, and you may settle it slowly.',
    sextile: 'You go a layer deeper than most in friendship. Old things restored please you more than new ones.',
  },
  Chiron: {
    conjunction:
      'Love and worth touch a tender place in you. Where you are loved with the flaw included, it begins to ease.',
    opposition:
      'You may choose people who need mending, or be chosen for your own bruise. Both of you are more than that.',
    trine: 'Your kindness has learned something. You see beauty where there has been damage, and you treat it well.',
    square: 'You may step back before you can be turned away. Stay a minute longer and let the other person answer.',
    sextile: 'Art, touch and good company heal you in small doses. You have a gift for the consoling gesture.',
  },
  'North Node': {
    conjunction: 'Affection leads you forward. Where you find beauty and treat people well, you are near your path.',
    opposition: 'Old preferences hold you pleasantly. Growth may lie with someone or something not at all your type.',
    trine: 'What you love and where you are headed agree. Relationships tend to further you, and you them.',
    square: 'Pleasing people can take you off your road. A friendly no keeps you on it.',
    sextile: 'A courteous gesture opens the next stretch. Follow what you find beautiful a little further.',
  },
} as const satisfies AspectsWith<
  'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'
>
