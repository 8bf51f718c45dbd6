import type { Rolldown } from 'vite'

/** The screens that can be read without a network. */
const SCREENS = ['Dashboard', 'NatalChart']

/** Dialogs on those screens that need no network. */
const DIALOGS = ['ShareDialog', 'PointSheet']

/** What every page loads, and its notices. */
const SHELL = ['startApp', 'shared', 'NotFound', 'ReleaseNotice', 'ConsentNotice', 'VerificationBanner']

/** The paths of the scripts, styles and fonts that those screens need. Other assets are stored when they are first used. */
export function offlineAssets(output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const named = [...chunks.values()].filter(
    ({ name, isEntry }) => isEntry || [...SHELL, ...SCREENS, ...DIALOGS].includes(name),
  )
  const scripts = new Set(named.map(({ fileName }) => fileName))
  for (const file of scripts) for (const imported of chunks.get(file)?.imports ?? []) scripts.add(imported)

  const styles = [...scripts].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
  const fonts = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'))
  return [...new Set([...scripts, ...styles, ...fonts])].map((file) => `/${file}`)
}
