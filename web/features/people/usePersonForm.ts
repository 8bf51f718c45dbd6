import { type FormEvent, useState } from 'react'
import { people } from '../../../shared/contract/people.ts'
import { NOON } from '../../../shared/domain/birth.ts'
import { type Person, personDateError, type Relation } from '../../../shared/domain/person.ts'
import { isRealDate } from '../../../shared/domain/time.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { today } from '../../lib/time/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import type { PersonStart } from './PersonStart.ts'
import { usePeople } from './usePeople.ts'

export interface PlaceText {
  text: string
  id: string | null
}

interface Values {
  name: string
  birthDate: string
  birthTime: string
  place: PlaceText
  relation: Relation | ''
}

interface Options {
  person?: Person | undefined
  start?: PersonStart | undefined
  onSaved: () => void
  onLocked: () => void
}

/** What is entered of a person, checked and saved. */
export function usePersonForm({ person, start, onSaved, onLocked }: Options) {
  const [values, setValues] = useState<Values>(() => valuesOf(person ?? start))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { put } = usePeople()
  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    const found = errorsIn(values, form)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(form)
    try {
      const body = bodyOf(values)
      const saved = person
        ? await call(people.savePerson, { params: { id: person.id }, body })
        : await call(people.addPerson, { body })
      await put(saved)
      showToast({ title: 'Saved', description: noticeOf(saved) })
      onSaved()
    } catch (error) {
      if (error instanceof ApiError && error.body.requiresUpgrade) return onLocked()
      setErrors((error instanceof ApiError && error.body.fields) || {})
      focusFirstError(form)
      showToast({ title: 'Not saved', description: messageOf(error, FAILED), tone: 'danger' })
    }
  })

  return {
    values,
    errors,
    busy,
    change: (changes: Partial<Values>) => setValues({ ...values, ...changes }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void run(event.currentTarget)
    },
  }
}

const valuesOf = (person?: PersonStart & Partial<Omit<Person, 'name'>>): Values => ({
  name: person?.name ?? '',
  birthDate: person?.birthDate ?? '',
  birthTime: (person?.birthTimeKnown && person.birthTime) || '',
  place: { text: person?.birthPlace ?? '', id: person?.birthPlaceId ?? null },
  relation: person?.relation ?? '',
})

function bodyOf({ name, birthDate, birthTime, place, relation }: Values) {
  const text = place.text.trim()
  return {
    name: name.trim(),
    birthDate,
    birthTime: birthTime || NOON,
    birthTimeKnown: birthTime !== '',
    birthPlace: text || null,
    birthPlaceId: text ? place.id : null,
    relation: relation || null,
  }
}

function errorsIn({ name, birthDate }: Values, form: HTMLFormElement): Record<string, string> {
  const dateError = isRealDate(birthDate) ? personDateError(birthDate, today()) : 'Enter their birth date.'
  // A time that is half typed has no value, but it is not unknown either.
  const isHalfTyped = form.querySelector<HTMLInputElement>('input[type=time]')?.validity.badInput
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(dateError && { birthDate: dateError }),
    ...(isHalfTyped && { birthTime: "Enter the whole time, or clear it if you don't know it." }),
  }
}

/** Waits a frame, until errors have rendered. */
function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Text without a choice from the list is understood by the server, or not. */
const noticeOf = ({ name, birthPlace, birthPlaceId }: Person) =>
  birthPlace && !birthPlaceId ? `We couldn't find “${birthPlace}”. Choose a place from the list for the chart.` : name

const FAILED = 'What you entered is still here. Check your connection and try again.'
