/** For when the focused control is removed: keyboard and screen reader continue from the top of the screen. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** A ref: the focus of a button that has been replaced by this element goes on here, unless it has gone elsewhere meanwhile. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

/** Only if the focus went with what was removed. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain()
}
