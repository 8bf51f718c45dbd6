import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from './importGraph.ts'

/** Every relative path to a source in a source: imports, static and dynamic, and workers. */
const references = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/'(\.{1,2}\/[^']+\.tsx?)(?:\?\w+)?'/g)].map(([, path]) => ({
    file,
    target: normalize(join(dirname(file), path!)),
  })),
)

/** Files whose exports nothing uses yet, each with the feature that it waits for. */
const WAITING: Record<string, string> = {
  'functions/domain/sky/returns.ts': 'readings of a month and a year',
}

/** What the platform, the command line or the build starts by its path. */
const ENTRY =
  /^(functions\/(api|jobs|hooks|commands)\/|functions\/data\/(build\/)?\w+\.ts$|infra\/(app|build|operate|local\/start|local\/runner\/functionWorker)|web\/(main|startApp|vite\.config|prerender|serviceWorker\/serviceWorker))/

function unusedExports(): string[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const isUsed = (name: string, file: string) => {
    const users = references.filter(({ target }) => target === file).map(({ file: user }) => texts.get(user)!)
    // More than once in its own file: declared, and used there.
    const ownUses = texts.get(file)!.match(new RegExp(`\\b${name}\\b`, 'g'))!.length
    return ownUses > 1 || users.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  }
  return sources
    .filter(({ file }) => !ENTRY.test(file) && !(file in WAITING))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
        .filter(([, name]) => !isUsed(name!, file))
        .map(([, name]) => `${file}: ${name}`),
    )
}

test('nothing is exported that no source uses', () => {
  expect(unusedExports()).toEqual([])
})

test('no file is left that nothing imports', () => {
  const imported = new Set(references.map(({ target }) => target))
  const alone = sources.filter(({ file }) => !imported.has(file) && !ENTRY.test(file) && !(file in WAITING))
  expect(alone.map(({ file }) => file)).toEqual([])
})
