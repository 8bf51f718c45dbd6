/** One populated place of GeoNames, as its file gives it. */
export interface City {
  id: string
  name: string
  /** every other spelling: plain letters first, then other languages and former names */
  spellings: string[]
  country: string
  admin1: string
  admin2: string
  lat: string
  lon: string
  zone: string
  population: number
}
