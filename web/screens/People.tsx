import { useState } from 'react'
import type { Person } from '../../shared/domain/person.ts'
import type { Sign } from '../../shared/domain/zodiac.ts'
import { Glyph } from '../features/chart/glyphs/Glyph.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { birthLineOf } from '../features/people/birthLineOf.ts'
import { PeopleList } from '../features/people/PeopleList.tsx'
import { PersonDialog } from '../features/people/PersonDialog.tsx'
import { usePeople } from '../features/people/usePeople.ts'
import { PlaceField } from '../features/place/PlaceField.tsx'
import { Link, useLocation, useSearchParams } from '../lib/navigation/router.tsx'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Button } from '../ui/forms/Button.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import { PeopleChart } from './PeopleChart.tsx'
import { PeoplePair } from './PeoplePair.tsx'

/** The list, or by the query one of them: their chart, or both charts side by side. */
export function People() {
  const [search] = useSearchParams()
  const shown = search.get('pair') ?? search.get('chart')
  return (
    // Another page for each view, so that it starts at its top, with the focus.
    <Page key={search.toString()} title="People" width={shown ? 'wide' : 'reading'}>
      <RequireSession fallback={skeleton}>{() => <Kept shown={shown} isPair={search.has('pair')} />}</RequireSession>
    </Page>
  )
}

function Kept({ shown, isPair }: { shown: string | null; isPair: boolean }) {
  const people = usePeople()
  const { hasActiveAccess } = useMembership()
  const { state } = useLocation()
  const [isGateOpen, setGateOpen] = useState(false)
  const lock = () => setGateOpen(true)
  return (
    <>
      {!shown && <h1>People</h1>}
      <AsyncBoundary result={people} fallback={skeleton} failed="We couldn't load your people.">
        {(kept) => {
          const person = kept.find(({ id }) => id === shown)
          if (shown) return person ? <Somebody person={person} isPair={isPair} onLocked={lock} /> : <Gone />
          return (
            <PeopleList
              people={kept}
              hasActiveAccess={hasActiveAccess}
              start={state?.birthDate ? state : undefined}
              placeField={PlaceField}
              renderSign={renderSign}
              onLocked={lock}
            />
          )
        }}
      </AsyncBoundary>
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="More People" />
    </>
  )
}

interface SomebodyProps {
  person: Person
  isPair: boolean
  onLocked: () => void
}

function Somebody({ person, isPair, onLocked }: SomebodyProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, name } = person
  return (
    <>
      <p>
        <Link to={paths.people}>All people</Link>
      </p>
      <h1>{isPair ? `You and ${name}` : `${name}'s chart`}</h1>
      <p className="muted">{birthLineOf(person)}</p>
      <p className={stack.row}>
        <LinkButton tone="quiet" to={`${paths.people}?${isPair ? 'chart' : 'pair'}=${id}`}>
          {isPair ? `${name}'s chart` : `You and ${name}`}
        </LinkButton>
        <Button tone="quiet" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </p>
      {isPair ? <PeoplePair person={person} /> : <PeopleChart person={person} />}
      <PersonDialog
        open={isEditing}
        onClose={() => setEditing(false)}
        person={person}
        placeField={PlaceField}
        onLocked={onLocked}
      />
    </>
  )
}

const Gone = () => (
  <>
    <h1>People</h1>
    <p>This person isn't in your list any more.</p>
    <LinkButton to={paths.people}>All people</LinkButton>
  </>
)

const renderSign = (sign: Sign) => <Glyph of={sign} />
const skeleton = <Skeleton height={320} />
