/** For when the control that had the focus has gone: keyboard and screen reader go on from the top of the screen. */
export const focusScreen = (): void => document.getElementById('main')?.focus({ preventScroll: true })
