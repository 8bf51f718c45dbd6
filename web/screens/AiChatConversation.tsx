import { useRef, useState } from 'react'
import { chat } from '../../shared/contract/chat.ts'
import { reading } from '../../shared/contract/reading.ts'
import type { ChatExchange } from '../../shared/domain/chat.ts'
import { hasBirthData } from '../../shared/domain/hasBirthData.ts'
import { PlacementLink } from '../features/chart/PlacementLink.tsx'
import { AnswerActions } from '../features/chat/AnswerActions.tsx'
import { ChatFrame } from '../features/chat/ChatFrame.tsx'
import { ChatTools } from '../features/chat/ChatTools.tsx'
import { Composer } from '../features/chat/Composer.tsx'
import { History } from '../features/chat/History.tsx'
import { LockedComposer } from '../features/chat/LockedComposer.tsx'
import { lookingAt } from '../features/chat/lookingAt.ts'
import { NewConversation } from '../features/chat/NewConversation.tsx'
import { PendingQuestion } from '../features/chat/PendingQuestion.tsx'
import { SearchResults } from '../features/chat/SearchResults.tsx'
import { Suggestions } from '../features/chat/Suggestions.tsx'
import { useChat } from '../features/chat/useChat.ts'
import { Welcome } from '../features/chat/Welcome.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { AvatarLink } from '../features/shell/AvatarLink.tsx'
import { useReply } from '../lib/api/call.ts'
import { hasCoarsePointer } from '../lib/browser/hasCoarsePointer.ts'
import { useIsOnline } from '../lib/browser/useIsOnline.ts'
import { useProfile } from '../lib/session/SessionProvider.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { AiChatAside } from './AiChatAside.tsx'

export function AiChatConversation() {
  const { hasActiveAccess } = useMembership()
  const [isGateOpen, setGateOpen] = useState(false)
  const [text, setText] = useState('')
  const [query, setQuery] = useState<string>()
  const [openAt, setOpenAt] = useState<string>()
  const [notice, setNotice] = useState<{ text: string }>()
  const talk = useChat(() => setGateOpen(true))
  const usage = useReply(chat.readChatUsage, {})
  const profile = useProfile()
  const bigThree = useReply(reading.readBigThree, {}, { enabled: hasBirthData(profile.data ?? NOBODY) })
  const isOnline = useIsOnline()
  // The first questions are about it: with others in their place meanwhile, everything would move.
  const isWelcomeReady = !profile.isLoading && !bigThree.isLoading
  const { pending, exchanges, latest, isSending, startsNew } = talk
  const isEmpty = exchanges.length === 0 && !pending
  const remaining = usage.data?.remainingQuestions
  const question = useRef<HTMLTextAreaElement>(null)

  const mayAsk = remaining === undefined || remaining > 0 || !hasActiveAccess
  const paging = {
    hasEarlier: talk.hasEarlier,
    isLoadingEarlier: talk.loadEarlier.busy,
    onEarlier: () => void talk.loadEarlier.run(),
  }

  function search(next: string | undefined) {
    setOpenAt(undefined)
    setQuery(next)
  }

  function send(message: string) {
    setText('')
    search(undefined)
    talk.send(message)
  }

  /** The button of the question is gone once it is answered. On a phone, the keyboard would cover the answer. */
  function begin(suggestion: string) {
    if (!hasActiveAccess) return setGateOpen(true)
    if (!hasCoarsePointer()) question.current?.focus()
    talk.send(suggestion)
  }

  /** Puts the question back into its field, on its way or not. What has been written meanwhile stays, below it. */
  function edit() {
    setText([pending?.message, text].filter(Boolean).join('\n\n'))
    question.current?.focus()
    talk.takeBack()
  }

  function startNew() {
    search(undefined)
    talk.setStartsNew(true)
    question.current?.focus()
  }

  function reveal(exchange: ChatExchange) {
    setOpenAt(exchange.id)
    setQuery(undefined)
  }

  const composer = hasActiveAccess ? (
    <Composer
      ref={question}
      text={text}
      onText={setText}
      onSend={send}
      onStop={edit}
      isSending={isSending}
      remaining={remaining}
    />
  ) : (
    <LockedComposer onUnlock={() => setGateOpen(true)} />
  )

  const actions = (exchange: ChatExchange) => (
    <>
      <AnswerActions
        exchange={exchange}
        onRate={(feedback) => talk.rate(exchange, feedback)}
        onNotice={(notice) => setNotice({ text: notice })}
      />
      {exchange.suggestions && exchange.id === exchanges[0]?.id && mayAsk && !startsNew && (
        <Suggestions questions={exchange.suggestions} isDisabled={pending !== undefined || !isOnline} onAsk={begin} />
      )}
    </>
  )

  return (
    <ChatFrame
      latest={talk.reply}
      progress={isSending && pending ? lookingAt(pending.message) : undefined}
      notice={notice}
      tools={
        <>
          {exchanges.length > 0 && (
            <ChatTools query={query} onQuery={search} onStartNew={hasActiveAccess ? startNew : undefined} />
          )}
          <AvatarLink />
        </>
      }
      composer={composer}
      aside={<AiChatAside bigThree={bigThree.data} exchanges={exchanges} isSearching={Boolean(query?.trim())} />}
    >
      <AsyncBoundary result={latest} fallback={skeleton} failed="We couldn't load your conversation.">
        {() =>
          isEmpty &&
          (isWelcomeReady ? <Welcome bigThree={bigThree.data} onChoose={begin} /> : <Loading>{skeleton}</Loading>)
        }
      </AsyncBoundary>
      {query?.trim() ? (
        <SearchResults query={query} exchanges={exchanges} {...paging} onChoose={reveal} />
      ) : (
        !isEmpty && (
          <History
            exchanges={exchanges}
            {...paging}
            openAt={openAt}
            end={[pending?.idempotencyKey, pending?.error, startsNew].join(' ')}
            cite={(citation) => <PlacementLink key={citation.planet} {...citation} />}
            actions={actions}
          >
            {startsNew && <NewConversation isAsked={pending !== undefined} onUndo={() => talk.setStartsNew(false)} />}
            {pending && <PendingQuestion pending={pending} onSendAgain={talk.sendAgain} onEdit={edit} />}
          </History>
        )
      )}
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="AI Astrologer Chat" />
    </ChatFrame>
  )
}

const skeleton = <Skeleton lines={5} />

const NOBODY = { birthDate: null, birthTime: null, birthPlace: null }
