import { BirthDataNeeded } from './BirthDataNeeded.tsx'

/** The place that was typed names nothing we know. */
export const PlaceNeeded = () => (
  <BirthDataNeeded title="Which place is it?" step={3}>
    We could not find your birth place. Write the city with its state or country, and your chart can be cast.
  </BirthDataNeeded>
)
