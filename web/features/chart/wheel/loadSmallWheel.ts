/** How the wheel stays in sight on a phone. Without it the wheel scrolls away, as everything else does. */
export const loadSmallWheel = (): Promise<unknown> => import('./smallWheel.css').catch(() => {})
