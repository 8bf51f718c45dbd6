/**
 * The shape of the replies that browsers keep, of the dashboard and of the chart. Raise it whenever either changes: what
 * a browser saved in another shape is then ignored.
 */
export const SAVED_SHAPE = 6
