import type { Element } from '../../../../shared/domain/zodiac.ts'
import type { Variants } from './Variants.ts'

export type ElementPair = `${Element} ${Element}`

/** What two Sun signs' elements do with each other, named in the order fire, earth, air, water. */
export const elementPairs: Partial<Record<ElementPair, Variants>> = {
  'fire fire': [
    'Fire with fire is warm, quick and never dull. Somebody has to remember the oven.',
    'Two fires cheer each other on. Rest is the thing to plan for.',
    'You both start from enthusiasm. Choose together what to finish.',
    'Two fires light up a room, and compete for the match now and then.',
  ],
  'fire earth': [
    'Fire wants to go and earth wants to know where. With both, you get there and the car comes back.',
    'Fire warms earth, and earth gives fire a hearth. Each feels slow or hasty to the other at times.',
    'One of you starts and the other makes it last, if the start is agreed first.',
    'Earth finds fire a bit much before coffee, and fire finds earth a bit late. Breakfast apart helps.',
  ],
  'fire air': [
    'Air feeds fire: one has the idea and the other runs with it.',
    'Fire and air talk each other into things, mostly good ones.',
    "You're lively together and seldom bored. Someone else may have to bring the sandwiches.",
    'With fire and air an evening can go anywhere. Put a quiet one in between.',
  ],
  'fire water': [
    'Fire and water make steam: strong feelings, quickly. Turn it down before it boils over.',
    'Fire says it at once, and water needs the night. Give it the night.',
    'Water finds fire brave and a bit loud; fire finds water deep and a bit slow to say so.',
    'You bring warmth and depth. What hurts one of you passes the other by, so ask.',
  ],
  'earth earth': [
    'Earth with earth is solid: rent paid, soup on, dates kept. Surprise each other twice a month.',
    'You both trust what lasts. Change has to be invited, or it stays outside.',
    "You're good at building something. Remember to sit in it.",
    'Two of earth share the sense for what a thing is worth.',
  ],
  'earth air': [
    'Air has the idea and earth asks how. Together you find out whether it works.',
    'Earth likes it done and air likes it discussed. Set a time for each.',
    'Air can find earth heavy, and earth finds air hard to pin down. A list on the fridge suits both.',
    'You use different proofs: one of you a reason, the other a receipt.',
  ],
  'earth water': [
    'Water and earth make a garden: one feeds, the other holds.',
    'Earth steadies water, and water softens earth. Home is where you both show it.',
    'You like the same slow pleasures, and neither minds repeating them.',
    'Feelings find a floor here, and work finds a reason.',
  ],
  'air air': [
    'Air with air talks until two in the morning. Feelings need their own invitation.',
    'Two of air are equals and friends. Keep one evening without phones.',
    'You live a good deal in words, and they are good words.',
    'You give each other room as a matter of course. Closeness is the part to practice.',
  ],
  'air water': [
    'Water feels it and air finds the word. Either alone leaves something out.',
    'Air explains what water would rather feel. Wait until the feeling is over.',
    'Air can seem cool to water, and water can seem foggy to air. A hand on the arm clears it.',
    'You have both reasons and moods here, and they take turns.',
  ],
  'water water': [
    'Water with water understands without words, and sinks without them, too. Say one thing aloud a day.',
    'You sense each other from the next room. Keep a window open.',
    'You two go deep quickly. Sunlight and other people do you good.',
    'Feelings are common property here, so take care whose is whose.',
  ],
}

/** What it means when two people's planets lie mostly in one element. */
export const mostElement: Record<Element, Variants> = {
  fire: [
    'so nothing stays lukewarm for long',
    'so you act first and read the manual second',
    'so there is always a next plan',
    'so courage is in good supply',
  ],
  earth: [
    'so practical matters are your common ground',
    'so you are happiest with something to show for the day',
    'so you can count on each other for the real things',
    'so comfort and good work matter to you both',
  ],
  air: [
    'so talk is what holds you together',
    'so friends and ideas come and go freely',
    'so a problem is first of all a subject',
    'so lightness is your strong side',
  ],
  water: [
    'so the mood of the house matters more than its size',
    'so you feel your way through most things',
    'so kindness is what you notice first',
    'so memory and music play a part in everything',
  ],
}

/** What it means when neither of two people has a planet in an element, or hardly one. */
export const leastElement: Record<Element, Variants> = {
  fire: [
    'Somebody has to make the first move, so take turns.',
    'A push from outside does you good: a friend, a deadline, a ticket already bought.',
    'Put something daring into the calendar, since it will not come by itself.',
    'Enthusiasm is worth saying aloud here, or it goes unnoticed.',
  ],
  earth: [
    'Bills and bookings are what you both forget. Give them a fixed evening.',
    'One shared list will do more for you than many talks.',
    'Somebody has to think of lunch. Decide who, by weekdays.',
    'Plans here need a date, a place and a sum.',
  ],
  air: [
    'Things go unsaid because both of you assume. Ask the plain question.',
    'A walk and a talk, once a week, keeps small things small.',
    'Neither of you likes to explain. Do it anyway, briefly.',
    'Outside views help. Ask a friend you both trust.',
  ],
  water: [
    'Feelings get skipped when the week is full. Ask how it was, and wait.',
    'Tenderness has to be put in on purpose here. It takes well.',
    'You may both be fine until you are not. Check in before that.',
    'Say what moved you today, even if it was small.',
  ],
}
