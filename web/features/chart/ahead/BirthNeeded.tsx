import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'

/** Says what is missing, and leads to the step that asks for it. */
export const BirthNeeded = ({ isPlace }: { isPlace: boolean }) => (
  <section>
    <h2>{isPlace ? 'Which place is it?' : 'Your birth data comes first'}</h2>
    <p>
      {isPlace
        ? "We couldn't find your birth place. Choose it with your chart, and what's ahead of it appears here."
        : 'What is ahead of you depends on your chart, and a chart needs your birth date, time and place.'}
    </p>
    <LinkButton to={isPlace ? paths.natalChart : `${paths.onboarding}?step=1`}>
      {isPlace ? 'Choose your birth place' : 'Complete your birth data'}
    </LinkButton>
  </section>
)
