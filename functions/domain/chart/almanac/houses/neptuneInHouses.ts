import type { TwelveTexts } from './TwelveTexts.ts'

export const neptuneInHouses = [
  'Others see in you what they wish to see. A clear word about who you are helps, and so does time by the water.',
  'Money and dreams mix easily here. Give generously, and let a sober friend read the contract.',
  'You hear undertones and speak in images. Check the facts twice, and keep the poetry.',
  'Home is a longing as much as an address. Music or memory can furnish it for you.',
  'You love romantically and create from inspiration. Enjoy the enchantment, and look again by daylight.',
  'You serve with feeling and tire when the air is bad. Gentle rhythms and clear agreements protect your energy.',
  'You seek a soul beside you and may idealize the person who stands there. Real closeness survives a good look.',
  'You merge deeply and sense hidden currents. Say clearly what belongs to whom, and trust grows.',
  'You long for the sacred and the far away. Follow your teachers with an open heart and open eyes.',
  'Your calling may lie in art, care or the sea of things unseen. A visible goal steadies you.',
  'You dream together with others and feel for all of them. Choose circles in which kindness flows both ways.',
  'This is deep water, and you swim well in it. Silence, sleep and prayer or art are where you drink.',
] as const satisfies TwelveTexts
