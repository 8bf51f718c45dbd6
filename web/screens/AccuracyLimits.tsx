/** The uncertainties that no measurement covers. */
export const AccuracyLimits = () => (
  <>
    <h2>What we do not know</h2>
    <p>
      <strong>Your minute of birth.</strong> The ascendant moves by about a degree every four minutes, and many birth
      times are rounded. Of all that is uncertain in a chart, this is most.
    </p>
    <p>
      <strong>Your exact spot.</strong> We use the middle of the town. Ten kilometres east or west move the ascendant by
      about a tenth of a degree.
    </p>
    <p>
      <strong>Some old clocks.</strong> Before 1970 the records of summer time have gaps in some countries, and before
      standard time each town kept its own noon. Your chart says which offset it used.
    </p>
    <p>
      <strong>The hour, if you do not know it.</strong> We take noon. The Moon may then stand up to seven degrees to
      either side, and we count no houses.
    </p>
    <p>
      <strong>What it means.</strong> Where the planets stood is astronomy, and anyone can check it. What people have
      made of it is a tradition to think with. No measurement stands behind that part.
    </p>
  </>
)
