import { createWriteStream, writeSync } from 'node:fs'
import { FrameReader, frameOf } from './message-frames.ts'

/** The child's first message: its modules are loaded. */
export const READY = 'ready'

export interface ParentLink {
  send(message: unknown): void
}

/**
 * Connects a child process with the BoundedProcess that started it. The child ends at once when its parent is gone.
 * @param onMessage called with each message of the parent
 */
export function linkToParent(onMessage: (message: unknown) => void): ParentLink {
  // Not process.stdout, which waits for the parent with every piece.
  const output = createWriteStream('', { fd: 1 })
  const frames = new FrameReader()
  const end = () => process.kill(process.pid, 'SIGKILL')
  output.on('error', end)
  process.stdin.on('data', (piece: Buffer) => {
    for (const message of frames.take(piece)) onMessage(message)
  })
  process.stdin.on('end', end)
  const send = (message: unknown) => {
    const [length, body] = frameOf(message)
    output.write(length)
    output.write(body)
  }
  // Before anything that the parent asks for can end this process.
  for (const part of frameOf(READY)) writeSync(1, part)
  return { send }
}
