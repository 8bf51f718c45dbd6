import type { Rolldown } from 'vite'
import { account } from '../../shared/contract/account.ts'
import { journal } from '../../shared/contract/journal.ts'
import { people } from '../../shared/contract/people.ts'
import { reading } from '../../shared/contract/reading.ts'
import { paths } from '../paths.ts'
import { chunksOf } from './chunksOf.ts'

/** What a screen needs beyond what its document links. */
export interface ScreenAhead {
  scripts: string[]
  styles: string[]
  /** Paths of the API: who is signed in, and what only a remembered member is asked for. */
  replies: [session: string, ...own: string[]]
}

/** What the screens in the app shell read for a member, unless a password must be chosen first. */
const READS = {
  [paths.dashboard]: [reading.readDashboard],
  [paths.natalChart]: [account.readProfile],
  [paths.ahead]: [],
  [paths.moonMonth]: [],
  [paths.readings]: [],
  [paths.compatibility]: [account.readProfile],
  [paths.people]: [people.listPeople],
  [paths.journal]: [journal.listNotes],
  [paths.aiChat]: [account.readProfile],
  [paths.mindfulRituals]: [],
  [paths.moonMeditations]: [],
  [paths.settings]: [account.readProfile],
  [paths.manageBilling]: [],
}

/** What each screen in the app shell needs, by its path. */
export function screensAhead(
  output: Rolldown.RolldownOutput['output'],
  linked: readonly string[],
): Record<string, ScreenAhead> {
  return Object.fromEntries(
    Object.entries(READS).map(([path, reads]) => {
      const chunks = chunksOf([screenOf(path)], output)
      if (chunks.length === 0) throw new Error(`The built site has no chunk of the screen ${path}`)
      const unlinked = (files: string[]) => [...new Set(files)].filter((file) => !linked.includes(file))
      const replies: ScreenAhead['replies'] = [account.readSessionUser.path, ...reads.map((read) => read.path)]
      return [path, { scripts: unlinked(chunks), styles: unlinked(stylesOf(chunks, output)), replies }]
    }),
  )
}

/** A screen has the name of its path: `/natal-chart` is NatalChart. */
const screenOf = (path: string) => path.replace(/[/-](\w)/g, (_, initial: string) => initial.toUpperCase())

const stylesOf = (chunks: string[], output: Rolldown.RolldownOutput['output']) =>
  output.flatMap((file) =>
    file.type === 'chunk' && chunks.includes(`/${file.fileName}`)
      ? [...(file.viteMetadata?.importedCss ?? [])].map((style) => `/${style}`)
      : [],
  )
