import type { JobKind, JobState } from '#domain/job/job.ts'
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
  /** Base32 secret of the second factor; null without one. */
  totp_secret: string | null
  /** The last time step a code was accepted for, so that no code works twice. */
  totp_last_step: number | null
  created_at: Millis
  last_login_at: Millis | null
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  account_id: number
  created_at: Millis
  last_seen_at: Millis
  expires_at: Millis
}

export interface AuditTable {
  id: number
  at: Millis
  /** The account's name, or 'system'. */
  account: string
  /** What was done, 'business.edited' (domain/account/audit.ts). */
  action: string
  /** What it was done to, '204418' or a name. */
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
  /** Relative to the data folder. */
  report_file: string | null
  account: string | null
  /** How often it was begun since an attempt came further than those before. */
  attempt: number
  /** How far the attempts that died have come (domain/job/job.ts); null: none died. */
  reached: Json | null
  is_cancel_requested: Flag
  created_at: Millis
  started_at: Millis | null
  /** Written while it runs; an old one means its process died. */
  heartbeat_at: Millis | null
  finished_at: Millis | null
  /** Not before this moment (retries with a growing pause). */
  due_at: Millis
}

/** One number a day: counts of the directory, of imports, of searches. */
export interface MetricTable {
  /** ISO date in Germany. */
  day: string
  /** domain/metric/metric.ts */
  name: string
  value: number
}

/** Head and footer code as it was from a moment on. */
export interface CodeVersionTable {
  id: number
  at: Millis
  account: string
  head_code: string
  footer_code: string
}

/** An address of this site that leads elsewhere on it, or is gone. */
export interface RedirectTable {
  /** Path as domain/redirect writes it, with its query part where it has one. */
  path: string
  /** Path, with query part; null: gone (410). */
  target: string | null
  created_at: Millis
}
