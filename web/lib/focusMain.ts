/** For when the focused control is removed: keyboard and screen reader continue from the top of the screen. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** Only if the focus went with what was removed. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain()
}
