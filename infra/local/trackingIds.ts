/** Turns on the question for consent locally: nothing measures until somebody accepts. */
export const trackingIds = (): { analyticsId: string; pixelId: string } => ({
  analyticsId: process.env.ANALYTICS_ID ?? '',
  pixelId: process.env.PIXEL_ID ?? '',
})
