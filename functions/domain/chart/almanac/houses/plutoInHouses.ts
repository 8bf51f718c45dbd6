import type { TwelveTexts } from './TwelveTexts.ts'

export const plutoInHouses = [
  'People feel your intensity before you speak. You have remade yourself at least once, and may do so again.',
  'What you own can hold great power for you. You learn the difference between holding and being held.',
  'You ask piercing questions, and words of yours can change a mind. Use that reach with kindness.',
  'Something strong lies in the family ground. Bringing it to light, gently, gives you firm footing.',
  'You create and love with full force. What you put your heart into may change you.',
  'You work with total focus and can mend what others have given up on. Put the tools down at night.',
  'Close bonds transform you. Power shared openly turns struggle into trust.',
  'You know how to go to the bottom of a matter and come up again. People in turmoil sense that you can stay.',
  'You want a truth that holds, and you give up the ones that do not. Study can turn your life around.',
  'You work with influence, and others notice. Responsibility for it is what makes it yours.',
  'You can change a group from the inside. Choose friends who let you be less than strong.',
  'Much of your strength lies below the surface. Privacy and honest inner work bring it within reach.',
] as const satisfies TwelveTexts
