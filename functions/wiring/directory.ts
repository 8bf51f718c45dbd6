import { accountStore } from '../store/accounts.ts'
import { checkoutStore } from '../store/checkouts.ts'
import { cursorStore } from '../store/cursors.ts'
import { directoryStore } from '../store/directory.ts'
import { directoryIndex } from '../store/directoryIndex.ts'
import { clock, table, warn } from './parts.ts'

export function wireUpdateDirectory() {
  const opened = table()
  return {
    accounts: accountStore(opened),
    checkouts: checkoutStore(opened),
    cursors: cursorStore(opened),
    directory: directoryStore(opened),
    directoryIndex: directoryIndex(opened),
    clock,
    warn,
  }
}
