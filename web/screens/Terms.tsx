import { LegalPage } from '../features/legal/LegalPage.tsx'
import { terms } from '../features/legal/terms.ts'

export const Terms = () => <LegalPage text={terms} />
