import { MeditationCard } from './MeditationCard.tsx'
import type { Playback, Player, Track } from './player/createPlayer.ts'
import { PlayButton } from './player/PlayButton.tsx'
import { Transcript } from './Transcript.tsx'

interface Props {
  meditation: Track & { description: string; tags: readonly string[]; transcript: readonly string[] }
  isCompleted?: boolean
  player: Player
  playback: Playback
}

/** A meditation with its sound: while it is in the player, its card shows how far it has got. */
export function PlayableMeditation({ meditation, isCompleted = false, player, playback }: Props) {
  const { title, duration, transcript } = meditation
  const position = playback.track?.id === meditation.id ? playback.position : undefined
  return (
    <MeditationCard
      {...meditation}
      isCompleted={isCompleted}
      action={
        <PlayButton
          title={title}
          isPlaying={position !== undefined && playback.status === 'playing'}
          played={(position ?? 0) / duration}
          onClick={() => player.toggle(meditation)}
        />
      }
    >
      <Transcript paragraphs={transcript} position={position} />
    </MeditationCard>
  )
}
