import type { SiteKey } from '#domain/site-key.ts'
import { existingSiteKey } from '#gateways/credentials/site-key.ts'
import { messages } from '#messages/de/commands.ts'
import { existingBuild } from '#server/build/ensure-built.ts'
import { readConfig } from '#server/config.ts'
import { sentenceOf } from '#server/operator-fault.ts'
import { checkHealth } from '#services/health/check-health.ts'
import { refuseArguments } from './command-line.ts'
import { findingMessage } from './doctor-messages.ts'

const { doctor: texts } = messages

type Verdict = keyof typeof texts.verdicts

refuseArguments('npm run doctor')
const { dataDir, databaseUrl, secretKey, server: environment } = readConfig(process.env)
const key = keyOrFault()
const findings = await checkHealth({ dataDir, databaseUrl, key, now: Date.now, environment })

// node-version.cjs refuses older versions of Node.
say('ok', `Node: ${process.versions.node}`)
console.log(`         ${texts.dataFolder(dataDir)}`)
for (const finding of findings) say(finding.verdict, findingMessage(finding))
if (existingBuild() !== undefined) say('ok', texts.built)
else say('warning', texts.notBuilt)
if (findings.some(({ verdict }) => verdict === 'fault')) process.exitCode = 1

function keyOrFault(): SiteKey | undefined {
  try {
    return existingSiteKey(dataDir, secretKey)
  } catch (error) {
    // Cut short, or not to be read.
    say('fault', sentenceOf(error) ?? String(error))
    process.exitCode = 1
    return undefined
  }
}

function say(verdict: Verdict, text: string): void {
  console.log(`${texts.verdicts[verdict]}  ${text}`)
}
