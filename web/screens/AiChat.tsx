import { brand } from '../../shared/domain/brand.ts'
import { ChatFrame } from '../features/chat/ChatFrame.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { AvatarLink } from '../features/shell/AvatarLink.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { AiChatConversation } from './AiChatConversation.tsx'

export const AiChat = () => (
  <Page title={brand.astrologer} width="reading">
    <RequireSession fallback={frameSkeleton} saysLoading>
      {() => <AiChatConversation />}
    </RequireSession>
  </Page>
)

const frameSkeleton = (
  <ChatFrame composer={null} tools={<AvatarLink />}>
    <Loading>
      <Skeleton lines={5} />
    </Loading>
  </ChatFrame>
)
