import { meditation } from '../../shared/contract/meditation.ts'
import type { MoonMeditation } from '../../shared/domain/meditation.ts'
import { PlayableMeditation } from '../features/meditation/PlayableMeditation.tsx'
import { PlayerDock } from '../features/meditation/player/PlayerDock.tsx'
import { usePlayer } from '../features/meditation/player/usePlayer.ts'
import { messageOf } from '../lib/api/ApiError.ts'
import { call, useReply } from '../lib/api/call.ts'
import { ErrorAlert } from '../ui/feedback/ErrorAlert.tsx'
import { showToast } from '../ui/feedback/showToast.ts'
import styles from './MoonMeditations.module.css'

/** The meditations of a phase with their player. It goes on when another phase is chosen. */
export function MoonMeditationsPlayable({ shown }: { shown: readonly MoonMeditation[] }) {
  const progress = useReply(meditation.listProgress, {})
  const isCompleted = (id: string) => progress.data?.some(({ meditationId }) => meditationId === id) ?? false
  const { player, playback } = usePlayer((id) => void complete(id))

  async function complete(meditationId: string): Promise<void> {
    if (isCompleted(meditationId)) return
    try {
      const listed = await call(meditation.completeMeditation, { body: { meditationId } })
      await progress.mutate(listed, { revalidate: false })
    } catch (error) {
      showToast({
        title: 'Not Saved',
        description: messageOf(
          error,
          "We couldn't mark this one as completed. Check your connection. We'll try again at its end.",
        ),
        tone: 'danger',
      })
    }
  }

  return (
    <>
      <div className={styles.cards}>
        {shown.map(({ audioUrl = '', ...each }) => (
          <PlayableMeditation
            key={each.id}
            meditation={{ ...each, src: audioUrl }}
            isCompleted={isCompleted(each.id)}
            player={player}
            playback={playback}
          />
        ))}
      </div>
      {progress.error && !progress.isValidating && (
        <ErrorAlert
          what="We couldn't load which ones you've completed."
          error={progress.error}
          retry={() => void progress.mutate()}
        />
      )}
      <PlayerDock player={player} playback={playback} />
    </>
  )
}
