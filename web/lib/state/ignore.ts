/** For a failure that shows itself later, or that nobody has to know of. */
export const ignore = (): void => {}
