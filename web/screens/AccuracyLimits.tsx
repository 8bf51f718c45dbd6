/** The uncertainties that no measurement covers. */
export const AccuracyLimits = () => (
  <>
    <h2>What we don’t know</h2>
    <p>
      <strong>Your exact birth time.</strong> The ascendant moves by about a degree every four minutes, and many birth
      times are rounded. This is the largest uncertainty.
    </p>
    <p>
      <strong>Your exact spot.</strong> We use the middle of the town. Ten kilometers east or west moves the ascendant
      by about a tenth of a degree.
    </p>
    <p>
      <strong>Some old time zones.</strong> Before 1970, records of daylight saving time have gaps in some countries,
      and before standard time each town set its own clocks. Your chart shows which UTC offset it used.
    </p>
    <p>
      <strong>The time, if you don’t know it.</strong> We use noon. The Moon could then be up to seven degrees off in
      either direction, and we leave out the houses.
    </p>
    <p>
      <strong>What it means.</strong> Where the planets were is astronomy, and anyone can check it. What that means is
      tradition. Nobody can measure that part.
    </p>
  </>
)
