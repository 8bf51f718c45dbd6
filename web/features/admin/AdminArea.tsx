import { Suspense } from 'react'
import { admin } from '../../../shared/contract/admin.ts'
import { lazyScreen } from '../../lib/chunks/lazyScreen.ts'
import { useSearchParams } from '../../lib/navigation/router.tsx'
import { AsyncBoundary } from '../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { AuditLog } from './AuditLog.tsx'
import { useAdminReply } from './callAdmin.ts'
import { Disputes } from './Disputes.tsx'
import { Freshness } from './Freshness.tsx'
import { OverdueDeletions } from './OverdueDeletions.tsx'
import { People } from './People.tsx'
import { PersonPage } from './PersonPage.tsx'
import { Queues } from './Queues.tsx'
import { StatsTiles } from './StatsTiles.tsx'

const PeriodFigures = lazyScreen(async () => (await import('./PeriodFigures.tsx')).PeriodFigures)

const TABS = [
  { id: 'people', label: 'People' },
  { id: 'queues', label: 'Queues' },
  { id: 'figures', label: 'Figures' },
  { id: 'audit', label: 'Audit log' },
]

/** What an operator sees past the password. */
export function AdminArea() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const tab = TABS.find(({ id }) => id === asked)?.id ?? 'people'
  const stats = useAdminReply(admin.readStats, {})
  const person = search.get('user')
  if (person) return <PersonPage id={person} />
  return (
    <>
      <AsyncBoundary result={stats} fallback={<Skeleton lines={4} />} failed="We couldn't load the figures.">
        {(figures) => (
          <>
            <OverdueDeletions deletions={figures.overdueDeletions} />
            <StatsTiles stats={figures} />
            <Freshness asOf={figures.asOf} isBehind={figures.isBehind} />
          </>
        )}
      </AsyncBoundary>
      <Tabs tabs={TABS} current={tab} onChange={(id) => setSearch(id === 'people' ? {} : { tab: id })}>
        {tab === 'people' && <People />}
        {tab === 'queues' && (
          <>
            <Disputes />
            <Queues />
          </>
        )}
        {tab === 'figures' && (
          <AsyncBoundary result={stats} fallback={<Skeleton lines={8} />} failed="We couldn't load the figures.">
            {(figures) => (
              <Suspense fallback={<Skeleton lines={8} />}>
                <PeriodFigures {...figures} />
              </Suspense>
            )}
          </AsyncBoundary>
        )}
        {tab === 'audit' && <AuditLog />}
      </Tabs>
    </>
  )
}
