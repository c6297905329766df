import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By name in lower case, unfolded. */
  readonly headers: Readonly<Record<string, string>>
  /** Headers and body as sent. */
  readonly source: string
}

export interface SmtpManners {
  /** The answer to AUTH; undefined: it wants no login. */
  readonly login?: string
  /** The answer to MAIL FROM. */
  readonly sender?: string
  /** Key and certificate: it speaks TLS from the beginning. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** The answer to RCPT TO. */
  readonly recipient?: (to: string) => string
  /** The answer to a whole message; undefined: it hangs up instead. */
  readonly message?: (mail: ArrivedMail) => string | undefined
  /** Says nothing at all, not even hello. */
  readonly isMute?: boolean
}

export interface TempSmtpServer {
  /** smtp://127.0.0.1:…, with TLS smtps://… */
  readonly url: string
  readonly port: number
  /** What arrived and was answered, oldest first. */
  readonly mails: readonly ArrivedMail[]
  stop(): Promise<void>
}

/** A mail server on this machine that collects what it gets; gone after the test. */
export async function tempSmtpServer(manners: SmtpManners = {}): Promise<TempSmtpServer> {
  const mails: ArrivedMail[] = []
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that is killed resets its connection.
    socket.on('error', () => socket.destroy())
    if (!manners.isMute) converse(socket, manners, mails)
  }
  const server = manners.tls === undefined ? createServer(take) : createTlsServer(manners.tls, take)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  onTestFinished(stop)
  const scheme = manners.tls === undefined ? 'smtp' : 'smtps'
  return { url: `${scheme}://127.0.0.1:${address.port}`, port: address.port, mails, stop }
}

function converse(socket: Socket, manners: SmtpManners, mails: ArrivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let from = ''
  let to: string[] = []
  let isMessage = false
  let buffered = ''
  say('220 test ESMTP')
  socket.setEncoding('utf8')
  socket.on('data', chunk => {
    buffered += chunk
    for (;;) {
      const end = buffered.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
      if (end === -1) return
      const part = buffered.slice(0, end)
      buffered = buffered.slice(end + (isMessage ? 5 : 2))
      if (isMessage) take(part)
      else obey(part)
    }
  })

  function take(source: string): void {
    isMessage = false
    const mail = { from, to, headers: headersOf(source), source }
    const answer = manners.message === undefined ? '250 kept' : manners.message(mail)
    if (answer === undefined) {
      socket.destroy()
      return
    }
    if (answer.startsWith('2')) mails.push(mail)
    say(answer)
  }

  function obey(line: string): void {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'EHLO')
      say(`250-test\r\n${manners.login === undefined ? '' : '250-AUTH PLAIN\r\n'}250 SMTPUTF8`)
    else if (command === 'AUTH') say(manners.login ?? '503 no login here')
    else if (command === 'STAR') say('502 no encryption here')
    else if (command === 'MAIL') {
      from = line
      to = []
      say(manners.sender ?? '250 ok')
    } else if (command === 'RCPT') {
      const answer = manners.recipient?.(line) ?? '250 ok'
      if (answer.startsWith('2')) to.push(line)
      say(answer)
    } else if (command === 'DATA') {
      isMessage = true
      say('354 go on')
    } else if (command === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
}

function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}
