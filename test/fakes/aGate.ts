/** A point at which a function in a worker thread stops until the test opens it. */
export function aGate() {
  const channel = new BroadcastChannel('gate')
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  channel.onmessage = () => resolve()
  return {
    /** Resolves once the function has reached the gate. */
    reached,
    open() {
      channel.postMessage('open')
      channel.close()
    },
  }
}

/** Code that reports that it has been reached, and continues. */
export const reachGate = `const gate = new BroadcastChannel('gate'); gate.postMessage('reached');`

/** Code for an async function that waits until the gate opens. */
export const waitAtGate = `${reachGate} await new Promise((resolve) => { gate.onmessage = resolve }); gate.close();`
