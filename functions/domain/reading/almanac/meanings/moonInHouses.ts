/** How the Moon in a part of life shows, from the first to the twelfth. */
export const MOON_IN_HOUSES: readonly (readonly string[])[] = [
  [
    'Whatever you feel is on your face before the coffee is, so people ask you about it.',
    'You laugh first, cry first and order first, and nobody at the table minds.',
    'Somebody asks how you are, and for once you give more than one word in reply.',
  ],
  [
    'You check the balance, the fridge and the back of the wallet, in that order, and then you breathe out.',
    'You know today to the cent what lunch was, and who still owes whom a coffee.',
    'You want your own cup, your own pen and your money where you can see it.',
  ],
  [
    'A ten-minute errand takes you forty, because everyone you pass has something to tell.',
    'Half a sentence overheard on the stairs keeps you busy until supper.',
    'You start three messages, finish two and deliver the third in person.',
  ],
  [
    'The key in your own door is the best sound of the day.',
    'You put off the big things elsewhere to water a plant and move a lamp.',
    'You want soup, a blanket and people who know where the spoons are.',
  ],
  [
    'You hum in the elevator, and you have a second dessert without giving a reason.',
    'A blush, a joke and a bad drawing all come more easily than usual.',
    'You feel like a child with an afternoon off.',
  ],
  [
    "Your body and your to-do list both want you at one o'clock, and one of them wants lunch.",
    'One drawer put straight does more for you than a whole evening off.',
    'You wash the cup at once, hang up the coat, and your head grows quiet.',
  ],
  [
    "You hear from the hello on the phone what kind of day the other person's had.",
    "You'd sooner carry a sofa with someone than a chair alone.",
    'You only find out what you feel when somebody across the table asks.',
  ],
  [
    'The pause before somebody\'s "fine" tells you more than the word.',
    'You want one person very near, or the door shut, and nothing in between.',
    'You come into a kitchen and know at once that there were words in it.',
  ],
  [
    'Your own street seems narrow, and a foreign word on a packet is enough to send you off.',
    'You read the whole leaflet, footnotes included, because you want to know.',
    'You could listen for hours to whoever has come back from somewhere.',
  ],
  [
    'You straighten your back in the corridor, because you have the feeling that somebody is looking.',
    'A short answer from the boss stays with you as far as the bus stop.',
    "You care what they say about your work, more than you'd admit over lunch.",
  ],
  [
    'You want people around who come in without knocking and know where the glasses are.',
    "Your thumb is over the name of a friend you haven't called for a year.",
    'You miss your friends, even the one who never stops talking.',
  ],
  [
    'You turn the phone face down and hear the fridge, the pipes and then yourself.',
    "You're happiest for an hour in a parked car, where nobody can find you.",
    "You go to bed early and lie there content, listening to other people's dishes.",
  ],
]
