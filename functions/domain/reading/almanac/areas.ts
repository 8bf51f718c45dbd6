import type { Variants } from './Variants.ts'

/** Parts of life, by how many signs a body is away from the Sun sign. */
export const areas: readonly Variants[] = [
  ['in how you come across', 'in your own plans'],
  ['where money and worth are concerned', 'in what you own and keep'],
  ['in talk and messages', 'among neighbours, brothers and sisters'],
  ['at home', 'in the family'],
  ['in love and play', 'in what you create'],
  ['in your daily work', 'in your habits'],
  ['between you and someone close', 'in a partnership'],
  ['in what you share in trust', 'in matters you keep private'],
  ['in study, belief or travel', 'in plans that reach far'],
  ['in your work before the world', 'where you carry responsibility'],
  ['among friends', 'in your hopes for later'],
  ['in your quiet hours', 'behind the scenes'],
]
