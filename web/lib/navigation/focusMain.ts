/** For when the focused control is removed: keyboard and screen reader continue from the top of the screen. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** The same where a dialog may be open, below which the screen cannot take the focus: then from the dialog's title. */
export const focusTop = (): void => {
  const title = document.querySelector<HTMLElement>('dialog[open] [tabindex="-1"]')
  if (title) title.focus({ preventScroll: true })
  else focusMain()
}

/** A ref: the focus of a button that has been replaced by this element goes on here, unless it has gone elsewhere meanwhile. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

/** Only if the focus went with what was removed. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain()
}
