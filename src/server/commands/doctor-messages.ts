import type { MapFileState } from '#domain/settings/map-file.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { messages } from '#messages/de/commands.ts'
import type { Finding } from '#services/health/check-health.ts'
import { formatBytes } from './amounts.ts'

const { doctor: texts, locale } = messages

/** What a finding means, and what to do about it where something is to be done. */
export function findingMessage(finding: Finding): string {
  switch (finding.check) {
    case 'folder':
      return texts.folder[finding.state]
    case 'space': {
      const free = formatBytes(finding.freeBytes)
      return finding.verdict === 'ok'
        ? texts.space(free)
        : texts.littleSpace(free, formatBytes(finding.neededBytes))
    }
    case 'database':
      return texts.database[finding.state] + (finding.fault === '' ? '' : ` (${finding.fault})`)
    case 'server':
      return finding.state === 'unreachable'
        ? messages.databaseUnreachable(finding.fault)
        : texts.server[finding.state](finding.version)
    case 'schema':
      return finding.pending === 0
        ? texts.schema(finding.migrations)
        : texts.olderSchema(finding.migrations, finding.migrations + finding.pending)
    case 'index':
      return indexMessage(finding)
    case 'accounts':
      return texts.accounts(finding.count)
    case 'key':
      return finding.state === 'another'
        ? texts.anotherKey(finding.accounts.join(', '), '--disable-2fa')
        : texts.key[finding.state]
    case 'operator':
      return finding.isSet ? texts.operator : texts.noOperator
    case 'address':
      return finding.verdict === 'ok' ? texts.url(finding.siteUrl) : texts.localUrl(finding.siteUrl)
    case 'backup':
      return backupMessage(finding)
    case 'map':
      return mapMessage(finding.file)
    case 'leftovers':
      return texts.leftovers(finding.count, formatBytes(finding.bytes))
  }
}

function mapMessage(file: MapFileState): string {
  switch (file.kind) {
    case 'none':
      return texts.noMap
    case 'usable':
      return texts.map(formatBytes(file.sizeBytes), file.maxZoom)
    case 'faulty':
      return texts.faultyMap(texts.mapFaults[file.fault])
  }
}

function indexMessage(finding: Extract<Finding, { check: 'index' }>): string {
  if (finding.state === 'missing' || finding.state === 'unusable') return texts.index[finding.state]
  if (finding.behind < 0) return texts.index.ahead
  return finding.behind === 0
    ? texts.index.current
    : texts.index.behind(finding.behind.toLocaleString(locale))
}

function backupMessage({ file, ageMs, verdict }: Extract<Finding, { check: 'backup' }>): string {
  if (file === null) return texts.noBackup
  const hours = Math.floor(ageMs / HOUR_MS)
  return verdict === 'ok' ? texts.backup(hours, file) : texts.oldBackup(hours, file)
}
