/** Names the texts of the charts. Raise it when they change, so that charts that are kept are written anew. */
export const ALMANAC = 'almanac 7'
