import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** The picture and the list below it. */
export const AheadSkeleton = () => (
  <>
    <Skeleton height={420} />
    <Skeleton lines={6} />
  </>
)
