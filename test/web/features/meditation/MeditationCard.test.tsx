import { expect, test } from 'vitest'
import type { MoonMeditation } from '../../../../shared/domain/meditation.ts'
import { LockedMeditation } from '../../../../web/features/meditation/LockedMeditation.tsx'
import { PlayableMeditation } from '../../../../web/features/meditation/PlayableMeditation.tsx'
import { createPlayer } from '../../../../web/features/meditation/player/createPlayer.ts'
import { PlayerDock } from '../../../../web/features/meditation/player/PlayerDock.tsx'
import { FakeAudio } from '../../FakeAudio.ts'
import { renderAs } from '../../renderAs.tsx'

const meditation = {
  id: 'seed',
  title: 'A Seed in the Dark',
  description: 'Choose one small thing.',
  moonPhase: 'new_moon',
  duration: 262,
  tags: ['Intention', 'Beginnings'],
  transcript: ['Sit down.', 'Breathe.'],
  isForToday: true,
  locked: false,
} satisfies MoonMeditation
const track = { ...meditation, src: '/audio/seed.flac' }

const aPlayer = () =>
  createPlayer(
    () => new FakeAudio(),
    () => {},
  )

const card = (isCompleted: boolean, player = aPlayer()) =>
  renderAs(
    null,
    <PlayableMeditation meditation={track} isCompleted={isCompleted} player={player} playback={player.read()} />,
  )

test('a card shows title, length, tags, description and text', async () => {
  expect(await card(false)).toBe(
    'A Seed in the Dark 4:22 Intention Beginnings Choose one small thing. Transcript Sit down. Breathe.',
  )
})

test('a completed meditation has a badge', async () => {
  expect(await card(true)).toContain('Completed')
})

test('a locked meditation shows its first paragraph and a way to unlock it', async () => {
  const locked = { ...meditation, locked: true, transcript: ['Sit down.'] }

  expect(await renderAs(null, <LockedMeditation meditation={locked} onUnlock={() => {}} />)).toBe(
    'A Seed in the Dark 4:22 Intention Beginnings Choose one small thing. Sit down. Unlock',
  )
})

test('the dock is empty until something is started, then shows how much is left', async () => {
  const player = aPlayer()
  const dock = () => renderAs(null, <PlayerDock player={player} playback={player.read()} />)
  expect(await dock()).toBe('')

  player.toggle(track)
  player.seek(62)

  expect(await dock()).toBe('A Seed in the Dark 1:02 3:20 left Speed 0.75× 1× 1.25× 1.5×')
})
