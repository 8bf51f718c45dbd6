import type { ChosenHouseSystem } from '../../../shared/domain/birth.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { useSaveBirthData } from './useSaveBirthData.ts'

/** Which houses the chart, the readings and Vesper use, and how the two differ. */
export function HouseSystemChoice({ profile: { houseSystem } }: { profile: Profile }) {
  const { busy, save } = useSaveBirthData((saved) =>
    showToast({ title: 'Saved', description: `Your chart now has ${NAMES[saved.houseSystem]} houses.` }),
  )
  return (
    <SelectField
      label="House system"
      options={OPTIONS}
      value={houseSystem}
      disabled={busy}
      onChange={({ target }) => save({ houseSystem: target.value as ChosenHouseSystem })}
      hint="Placidus divides the sky by how long each part of it takes to rise, so houses differ in size and the midheaven begins the tenth. Whole sign makes your whole rising sign the first house and each sign after it the next, so a few planets may move to a house nearby."
    />
  )
}

const NAMES: Record<ChosenHouseSystem, string> = { placidus: 'Placidus', whole_sign: 'whole sign' }
const OPTIONS: { value: ChosenHouseSystem; label: string }[] = [
  { value: 'placidus', label: 'Placidus' },
  { value: 'whole_sign', label: 'Whole sign' },
]
