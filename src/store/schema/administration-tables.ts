import type { JobKind, JobState } from '#domain/job/job-kinds.ts'
import type { Flag, Json, Millis } from './columns.ts'

export interface SettingTable {
  key: string
  value: Json
  updated_at: Millis
}

export interface AccountTable {
  id: number
  /** Lower case, unique. */
  username: string
  /** argon2id in PHC form. */
  password_hash: string
  /** The second factor's secret, encrypted (services/accounts/totp-secret.ts); null without one. */
  totp_secret: string | null
  /** The last time step of an accepted code, so that no code works twice. */
  totp_last_step: number | null
  created_at: Millis
  last_login_at: Millis | null
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  /** What lists and requests name it by. */
  id: number
  account_id: number
  created_at: Millis
  last_seen_at: Millis
  expires_at: Millis
  /** The shortened address it was opened from. */
  address: string | null
  /** The browser's name, and its system's (domain/account/user-agent.ts). */
  browser: string | null
  system: string | null
}

/** Recovery codes that were not used yet. */
export interface RecoveryCodeTable {
  account_id: number
  /** Keyed hash of the code (services/accounts/recovery-codes.ts). */
  code_hash: string
  created_at: Millis
}

export interface AuditTable {
  id: number
  at: Millis
  /** The account's name, or 'system'. */
  account: string
  /** What was done: 'business.edited' (domain/account/audit.ts). */
  action: string
  /** What it was done to: '204418' or a name. */
  subject: string | null
  details: Json
}

export interface JobTable {
  id: number
  kind: JobKind
  state: JobState
  input: Json
  progress: Json | null
  result: Json | null
  failure_code: string | null
  failure_details: Json | null
  /** Its name among the site's files. */
  report_file: string | null
  account: string | null
  /** The number of attempts since one came further than those before. */
  attempt: number
  /** How far crashed attempts have come (domain/job/job.ts); null: none crashed. */
  reached: Json | null
  is_cancel_requested: Flag
  created_at: Millis
  started_at: Millis | null
  /** Updated while it runs; an old one means that its process died. */
  heartbeat_at: Millis | null
  finished_at: Millis | null
  /** It begins no earlier (retries wait longer and longer). */
  due_at: Millis
}

/** One value a day: counts of the directory, of imports, of searches. */
export interface MetricTable {
  /** ISO date in Germany. */
  day: string
  /** A MetricName (domain/metric/metric.ts). */
  name: string
  value: number
}

/** Head and footer code as it was from `at` on. */
export interface CodeVersionTable {
  id: number
  at: Millis
  account: string
  head_code: string
  footer_code: string
}

/** An address that redirects within this site, or is gone. */
export interface RedirectTable {
  /** Path as domain/redirect writes it, with its query part if it has one. */
  path: string
  /** Path, with query part; null: gone (410). */
  target: string | null
  created_at: Millis
}

/** How often something limited was asked for by the same one. */
export interface RequestCounterTable {
  /** A keyed hash of the limit and of whom it counts. */
  key: string
  count: number
  ends_at: Millis
}

/** Which process does what only one of all nodes may do. */
export interface LeaseTable {
  name: 'jobs'
  /** A random name of the process. */
  holder: string
  /** Changes while the holder is alive. */
  beat: number
}
