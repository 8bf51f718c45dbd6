/** The paths of static pages. Defined by the build. */
declare const STATIC_PAGES: string[]

/**
 * Whether the app answers at this path. It does not at the API's, to which Google sign-in navigates; at a static page's;
 * and at those of files, and of the local stack.
 */
export const isScreen = (path: string): boolean => !/^\/(api\/|__)|\./.test(path) && !STATIC_PAGES.includes(path)
