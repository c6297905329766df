import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks at a terminal without showing what is typed. Ctrl+C and Ctrl+D leave the program. */
export async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_typed, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await new Promise<string>(resolve => {
    const exit = () => process.exit(130)
    lines.once('SIGINT', exit)
    lines.once('close', exit)
    lines.once('line', line => {
      lines.off('close', exit)
      resolve(line)
    })
  })
  lines.close()
  process.stdout.write('\n')
  return answer
}

/** The first line of what another program writes to this one; '' when there is none. */
export async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}
