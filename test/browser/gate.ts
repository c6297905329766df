import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Gate {
  /** 'http://127.0.0.1:…': the site behind the gate. */
  readonly origin: string
  /** Breaks every connection and takes no other one. */
  shut(): Promise<void>
  /** Lets connections through again, at the same port. */
  open(): Promise<void>
}

/** Stands between a browser and a site, so that the site can be away for a while. */
export async function gateTo(origin: string): Promise<Gate> {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    const behind = connect(Number(port), hostname)
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  const shut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  onTestFinished(shut)
  return { origin: `http://127.0.0.1:${own}`, shut, open: () => listen(own) }
}
