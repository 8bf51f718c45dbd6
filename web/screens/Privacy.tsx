import { LegalPage } from '../features/legal/LegalPage.tsx'
import { privacy } from '../features/legal/privacy.ts'

export const Privacy = () => <LegalPage text={privacy} />
