/** The name of a country or region without the words for what it is: "free state of bavaria" is "bavaria". */
export function plainArea(folded: string): string {
  let plain = folded
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(LEADING, '').replace(TRAILING, '')
  }
  return plain || folded
}

const KINDS =
  'province|provincia|provincie|provinz|region|regione|oblast|krai|kray|county|department|departamento|departement|governorate|' +
  'prefecture|voivodeship|wojewodztwo|district|state|estado|republic|republica|republique|municipality|canton|kanton|emirate|territory|' +
  'kingdom|commonwealth|bundesland|land|freistaat|free state|comunidad autonoma|autonomous community|co|raion|okrug|isle|island'
const LEADING = new RegExp(
  `^(?:(?:federal|islamic|democratic|peoples|socialist|autonomous|united|former) )*(?:${KINDS}) (?:(?:of|de|di|del|della|do|da|du|des|la|the) )*`,
)
const TRAILING = new RegExp(` (?:${KINDS}|autonomous region|city)$`)
