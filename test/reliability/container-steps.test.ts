import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isLong } from '#test/counts.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { freePort } from './free-port.ts'
import { report } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Who may become another user, as a container engine does. */
const isRoot = process.getuid?.() === 0

test.skipIf(!isLong || !isRoot)(
  'the steps of the Dockerfile, run in folders, make a site that runs without rights to its code',
  async () => {
    const image = build(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
    for (const start of ['first', 'second']) {
      const port = await freePort()
      const child = spawn(image.command[0] ?? '', image.command.slice(1), {
        cwd: image.workdir,
        uid: image.user,
        gid: image.user,
        env: { ...image.environment, HOST: '127.0.0.1', PORT: String(port), PATH: process.env.PATH },
        stdio: 'inherit',
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const check = image.healthcheck.map(word => word.replaceAll(':3000/', `:${port}/`))
      await healthy(image.workdir, check)
      const page = await fetch(`http://127.0.0.1:${port}/`)
      expect(page.status, start).toBe(200)
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await gone, start).toEqual([0, null])
      expect(spawnSync(check[0] ?? '', check.slice(1), { cwd: image.workdir }).status).toBe(1)
    }
    report({ check: 'container: steps of the Dockerfile', count: 1, lost: 0, crashed: 0, serverErrors: 0 })
  },
)

interface Image {
  readonly workdir: string
  readonly user: number
  readonly environment: Record<string, string>
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

/** What a container engine does with each line, in a folder for each stage instead of a file system. */
function build(dockerfile: string): Image {
  const stages = new Map<string, string>()
  let root = ''
  let workdir = ''
  let user = 0
  let environment: Record<string, string> = {}
  let command: string[] = []
  let healthcheck: string[] = []
  const inside = (path: string) => (path.startsWith('/') ? join(root, path) : join(workdir, path))
  for (const [, step = '', text = ''] of dockerfile.matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (step === 'FROM') {
      root = tempFolder()
      // The user of the container is another one.
      chmodSync(root, 0o755)
      environment = {}
      const [, name] = / AS (\w+)$/.exec(text) ?? []
      if (name !== undefined) stages.set(name, root)
    } else if (step === 'WORKDIR') {
      workdir = inside(text)
      mkdirSync(workdir, { recursive: true })
    } else if (step === 'COPY') {
      const [, stage] = /^--from=(\w+) /.exec(text) ?? []
      const paths = text.replace(/^--from=\w+ /, '').split(' ')
      const target = inside(paths.pop() ?? '')
      if (stage === undefined) for (const path of paths) copyFromContext(path, target)
      else for (const path of paths) cpSync(join(stages.get(stage) ?? '', path), target, { recursive: true })
    } else if (step === 'RUN') {
      execFileSync('sh', ['-c', text.replaceAll(' /data', ` ${root}/data`)], {
        cwd: workdir,
        stdio: 'inherit',
      })
    } else if (step === 'USER') {
      user = Number(text.split(':')[0])
    } else if (step === 'ENV') {
      for (const pair of text.split(' ')) {
        const [name = '', value = ''] = pair.split('=')
        environment[name] = value.startsWith('/') ? inside(value) : value
      }
    } else if (step === 'HEALTHCHECK') {
      healthcheck = JSON.parse(text.slice(text.indexOf('[')))
    } else if (step === 'CMD') {
      command = JSON.parse(text)
    } else {
      expect(['VOLUME', 'EXPOSE']).toContain(step)
    }
  }
  return { workdir, user, environment, command, healthcheck }
}

/** The files that are sent to a container engine: those of the repository without those that .dockerignore names. */
function copyFromContext(path: string, target: string): void {
  const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', path], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    if (left.includes(file.split('/')[0] ?? '')) continue
    const copy = join(target, file)
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(join(ROOT, file), copy)
  }
}

async function healthy(workdir: string, check: readonly string[]): Promise<void> {
  while (spawnSync(check[0] ?? '', check.slice(1), { cwd: workdir }).status !== 0) await pause(200)
}
