import type { Face } from '../../lib/drawing/pictures.ts'

/** What puts a theme's own colours into a drawing: a file knows no variables of a page, and no theme. */
export function coloursOf(theme: string, face: Face): (svg: string) => string {
  const choose = (text: string) => text.replace(CHOICE, (_, light: string, dark: string) => ({ light, dark })[face])
  const colours = new Map(
    [...choose(theme).matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!]),
  )
  return (svg) => choose(svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours.get(name)!))
}

const CHOICE = /light-dark\(([^,()]+), ([^,()]+)\)/g
