/** Two made-up birth dates on which no planet but the Moon changes signs, so that it tells what most reports tell. */
export const SAMPLE_DATES = { reader: '1988-02-22', partner: '1988-04-13' }
