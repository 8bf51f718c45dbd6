/** For when the focused control is removed: keyboard and screen reader continue from the top of the screen. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
