import { type ComponentType, lazy } from 'react'

/** A part in its own chunk, without which the screen goes on when the chunk does not load. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing as ComponentType<Props>) }))

const Nothing = () => null
