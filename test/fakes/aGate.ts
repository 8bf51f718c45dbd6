/** Where a function in another thread stops until the test lets it go on. */
export function aGate() {
  const channel = new BroadcastChannel('gate')
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  channel.onmessage = () => resolve()
  return {
    /** When the function stands there. */
    reached,
    open() {
      channel.postMessage('open')
      channel.close()
    },
  }
}

export const reachGate = `const gate = new BroadcastChannel('gate'); gate.postMessage('reached');`

/** Part of an async function. */
export const waitAtGate = `${reachGate} await new Promise((goOn) => { gate.onmessage = goOn }); gate.close();`
