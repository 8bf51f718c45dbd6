import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'
import { DATA_DIRECTORY } from '../../build/ensureData.ts'

interface WatchNeeds {
  /** Where the book's files are edited. */
  folder?: string
  /** Compiles the book, and prints its faults when it has any. */
  compile?: () => Promise<boolean>
  /** Called once the book is compiled anew. */
  onChange: () => void
}

/** Compiles the book again after each edit: one at a time, and once more for edits that came meanwhile. */
export function watchBook({ folder = 'functions/content', compile = compileBook, onChange }: WatchNeeds): FSWatcher {
  let isCompiling = false
  let isStale = false
  async function compileEdits(): Promise<void> {
    isCompiling = true
    while (isStale) {
      isStale = false
      if (await compile()) onChange()
    }
    isCompiling = false
  }
  return watch(folder, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.yaml')) return
    isStale = true
    if (!isCompiling) void compileEdits()
  })
}

async function compileBook(): Promise<boolean> {
  const [code] = await once(
    spawn(process.execPath, [`${DATA_DIRECTORY}/buildContent.ts`], { stdio: 'inherit' }),
    'exit',
  )
  return code === 0
}
