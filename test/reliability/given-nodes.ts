import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { loadDemo } from '#services/demo/load-demo.ts'
import { openStore } from '#store/store.ts'
import { startPrimary, startStandby } from '#test/postgres/replicated-postgres.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { TEST_SECRET_KEY, testKey } from '#test/test-key.ts'
import { freePort } from './free-port.ts'
import { HAPROXY, haproxyOptions } from './haproxy-example.ts'
import { type LiveServer, startServer } from './live-server.ts'

const NODES = 3

export interface Node {
  /** What answers now. */
  readonly server: LiveServer
  /** Ends it and starts it again on the same port and data folder; returns when it is ready. */
  restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

export interface Nodes {
  /** HAProxy. */
  readonly url: string
  /** As the nodes have it: HAProxy, too. */
  readonly databaseUrl: string
  readonly nodes: readonly Node[]
  /** Kills the standby and starts it again. */
  killStandby(): Promise<void>
  /** Kills the primary, makes the standby the primary, and gives it a new standby. */
  killPrimary(): Promise<void>
}

/** Three nodes on a primary with a standby, behind HAProxy as configured in deploy/; gone after the test. */
export async function givenNodes(businesses: number): Promise<Nodes> {
  const ports = await Promise.all(Array.from({ length: 4 + NODES }, freePort))
  const [sitePort = 0, databasePort = 0, firstPort = 0, secondPort = 0, ...nodePorts] = ports
  let primary = await startPrimary(firstPort)
  let standby = await startStandby(primary, secondPort)
  startHaproxy({ sitePort, databasePort, databases: [firstPort, secondPort], nodePorts })

  const databaseUrl = `postgres://postgres:password@127.0.0.1:${databasePort}/postgres`
  await reachable(() => openStore({ dataDir: '', key: testKey, databaseUrl }).then(store => store.close()))
  const store = await openStore({ dataDir: '', key: testKey, databaseUrl })
  await loadDemo({ store, dataDir: tempFolder(), now: Date.now }, { count: businesses })
  await store.close()
  const nodes: Node[] = []
  for (const port of nodePorts) nodes.push(await startNode(port, databaseUrl))
  const url = `http://127.0.0.1:${sitePort}`
  await reachable(async () => {
    if (!(await fetch(url)).ok) throw new Error('no node is ready')
  })
  return {
    url,
    databaseUrl,
    nodes,
    async killStandby() {
      await standby.kill()
      await pause(500)
      await standby.start()
    },
    async killPrimary() {
      const { port } = primary
      await primary.kill()
      await standby.promote()
      primary = standby
      standby = await startStandby(primary, port)
    },
  }
}

async function startNode(port: number, databaseUrl: string): Promise<Node> {
  const dataDir = tempFolder()
  const environment = { PORT: String(port), DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY }
  let server = await startServer(dataDir, { environment })
  await server.ready()
  return {
    get server() {
      return server
    },
    async restart(signal) {
      if (signal === 'SIGKILL') await server.kill()
      else await server.stop()
      server = await startServer(dataDir, { environment })
      await server.ready()
    },
  }
}

interface Ports {
  readonly sitePort: number
  readonly databasePort: number
  readonly databases: readonly number[]
  readonly nodePorts: readonly number[]
}

function startHaproxy({ sitePort, databasePort, databases, nodePorts }: Ports): void {
  const here = (port: number | undefined) => `127.0.0.1:${port}`
  const child = spawn(HAPROXY, haproxyOptions({ hasDatabase: true }), {
    env: {
      SITE_ADDRESS: here(sitePort),
      NODE1: here(nodePorts[0]),
      NODE2: here(nodePorts[1]),
      NODE3: here(nodePorts[2]),
      DATABASE_ADDRESS: here(databasePort),
      DATABASE1: here(databases[0]),
      DATABASE2: here(databases[1]),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill())
}

async function reachable(ask: () => Promise<unknown>): Promise<void> {
  while (
    !(await ask().then(
      () => true,
      () => false,
    ))
  )
    await pause(100)
}
