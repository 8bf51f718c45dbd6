import { useRef, useState } from 'react'
import { chat } from '../../shared/contract/chat.ts'
import { reading } from '../../shared/contract/reading.ts'
import { brand } from '../../shared/domain/brand.ts'
import { hasBirthData } from '../../shared/domain/hasBirthData.ts'
import { PlacementLink } from '../features/chart/PlacementLink.tsx'
import { ChatFrame } from '../features/chat/ChatFrame.tsx'
import { Composer } from '../features/chat/Composer.tsx'
import { History } from '../features/chat/History.tsx'
import { LockedComposer } from '../features/chat/LockedComposer.tsx'
import { PendingQuestion } from '../features/chat/PendingQuestion.tsx'
import { useChat } from '../features/chat/useChat.ts'
import { Welcome } from '../features/chat/Welcome.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { useReply } from '../lib/api/call.ts'
import { useProfile } from '../lib/session/SessionProvider.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'

export const AiChat = () => (
  <Page title={brand.astrologer} width="reading">
    <RequireSession fallback={frameSkeleton} saysLoading>
      {() => <Conversation />}
    </RequireSession>
  </Page>
)

const skeleton = <Skeleton lines={5} />

const frameSkeleton = (
  <ChatFrame composer={null}>
    <Loading>{skeleton}</Loading>
  </ChatFrame>
)

function Conversation() {
  const { hasActiveAccess } = useMembership()
  const [isGateOpen, setGateOpen] = useState(false)
  const [text, setText] = useState('')
  const talk = useChat(() => setGateOpen(true))
  const usage = useReply(chat.readChatUsage, {})
  const profile = useProfile()
  const bigThree = useReply(reading.readBigThree, {}, { enabled: hasBirthData(profile.data ?? NOBODY) })
  // The first questions are about it: with others in their place meanwhile, everything would move.
  const isWelcomeReady = !profile.isLoading && !bigThree.isLoading
  const { pending, exchanges, latest, isSending } = talk
  const isEmpty = exchanges.length === 0 && !pending
  const question = useRef<HTMLTextAreaElement>(null)

  function send(message: string) {
    setText('')
    talk.send(message)
  }

  /** The button of the question is gone once it is sent. */
  function begin(starter: string) {
    question.current?.focus()
    send(starter)
  }

  function edit() {
    // What has been written meanwhile stays, below it.
    setText([pending?.message, text].filter(Boolean).join('\n\n'))
    question.current?.focus()
    talk.takeBack()
  }

  const composer = hasActiveAccess ? (
    <Composer
      ref={question}
      text={text}
      onText={setText}
      onSend={send}
      isSending={isSending}
      remaining={usage.data?.remainingQuestions}
    />
  ) : (
    <LockedComposer onUnlock={() => setGateOpen(true)} />
  )

  return (
    <ChatFrame composer={composer} latest={talk.reply} isWaiting={isSending}>
      <AsyncBoundary result={latest} fallback={skeleton} failed="We couldn't load your conversation.">
        {() =>
          isEmpty &&
          (isWelcomeReady ? (
            <Welcome bigThree={bigThree.data} onChoose={hasActiveAccess ? begin : () => setGateOpen(true)} />
          ) : (
            <Loading>{skeleton}</Loading>
          ))
        }
      </AsyncBoundary>
      {!isEmpty && (
        <History
          exchanges={exchanges}
          hasEarlier={talk.hasEarlier}
          isLoadingEarlier={talk.loadEarlier.busy}
          onEarlier={() => void talk.loadEarlier.run()}
          end={pending && `${pending.idempotencyKey} ${pending.error}`}
          cite={(citation) => <PlacementLink key={citation.planet} {...citation} />}
        >
          {pending && <PendingQuestion pending={pending} onSendAgain={talk.sendAgain} onEdit={edit} />}
        </History>
      )}
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="AI Astrologer Chat" />
    </ChatFrame>
  )
}

const NOBODY = { birthDate: null, birthTime: null, birthPlace: null }
