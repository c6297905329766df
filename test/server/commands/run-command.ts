import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { endWithSentence } from '#server/operator-fault.ts'
import { builtProgram } from '#test/built-pages.ts'

export interface Run {
  /** 0 where it came to its end. */
  readonly code: number | null
  readonly said: string
  /** Its error output. */
  readonly complained: string
  /** Both. */
  readonly output: string
}

/** Runs a program: its name ('main' or a command), its data folder, its arguments. */
type RunProgram = (program: string, dataDir: string, ...given: readonly string[]) => Promise<Run>

/** In a process of its own, as npm starts it. */
export const runProcess: RunProgram = processWith('')
/** A command in this process, where what it needs is loaded already: starting it is most of what a short one costs. */
export const runCommand: RunProgram = commandWith('')

/** The same as runProcess. @param input its standard input */
export function processWith(input: string): RunProgram {
  return async (program, dataDir, ...given) => {
    const child = spawn(process.execPath, [...(await builtProgram(program)), ...given], {
      env: { ...process.env, ...environmentOf(dataDir) },
    })
    // It may end without reading.
    child.stdin.on('error', () => {}).end(input)
    const [said, complained] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { code: child.exitCode, said, complained, output: said + complained }
  }
}

/** The same as runCommand. @param input its standard input */
export function commandWith(input: string): RunProgram {
  return async (command, dataDir, ...given) => {
    let [said, complained] = ['', '']
    const { argv, exitCode } = process
    const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}
    const say = (piece: unknown) => {
      said += String(piece)
      return true
    }
    const complain = (piece: unknown) => {
      complained += String(piece)
      return true
    }
    const spies = [
      vi.spyOn(console, 'log').mockImplementation(line => void say(`${line}\n`)),
      vi.spyOn(console, 'error').mockImplementation(line => void complain(`${line}\n`)),
      vi.spyOn(process.stdout, 'write').mockImplementation(say),
      vi.spyOn(process.stderr, 'write').mockImplementation(complain),
      vi.spyOn(process, 'exit').mockImplementation(code => {
        throw new Exit(Number(code))
      }),
    ]
    for (const [name, value] of Object.entries(environmentOf(dataDir))) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    process.argv = [process.execPath, command, ...given]
    Object.defineProperty(process, 'stdin', { ...stdin, get: () => Readable.from([Buffer.from(input)]) })
    let code: number
    try {
      // Another query makes it another module, which runs again.
      const module = `${join(COMMANDS, command)}.ts?run=${++runs}`
      await import(/* @vite-ignore */ module).catch(endWithSentence)
      code = Number(process.exitCode ?? 0)
    } catch (error) {
      if (!(error instanceof Exit)) throw error
      code = error.status
    } finally {
      for (const spy of spies) spy.mockRestore()
      process.argv = argv
      process.exitCode = exitCode
      Object.defineProperty(process, 'stdin', stdin)
    }
    return { code, said, complained, output: said + complained }
  }
}

const COMMANDS = join(import.meta.dirname, '../../../src/server/commands')
let runs = 0

/** Thrown where a command ends its process. */
class Exit extends Error {
  readonly status: number
  constructor(status: number) {
    super(`exit ${status}`)
    this.status = status
  }
}

function environmentOf(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, SITE_URL: 'https://umkreis.example' }
}
