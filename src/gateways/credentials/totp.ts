import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

/** What an authenticator app needs to know. */
export interface TotpSetup {
  /** Base32, 160 bits, 32 characters. */
  readonly secret: string
  /** 'otpauth://totp/…' */
  readonly address: string
  /** The address as a QR code: an SVG element as text, black on white. */
  readonly qr: string
}

/** Makes a new secret. @param issuer the site's name, as the app shows it @param username the account's */
export function newTotpSetup(issuer: string, username: string): TotpSetup {
  const secret = generateSecret({ length: SECRET_BYTES })
  // A colon separates issuer and account in these addresses, so neither may contain one.
  const plain = (text: string) => text.replaceAll(':', ' ').trim()
  const address = generateURI({ issuer: plain(issuer), label: plain(username), secret })
  return { secret, address, qr: renderSVG(address, { border: QUIET_MODULES }) }
}

/**
 * The time step (RFC 6238, 30 s) of a code: the present one or a neighbour, because clocks differ.
 * @param now milliseconds since 1970
 * @returns the step's number, or null when the code is wrong, too old or no code at all
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(now / 1000),
    epochTolerance: STEP_SECONDS,
  })
  // Without a strategy otplib checks time-based codes, whose result has the step.
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** The white border that scanners need around a code (ISO/IEC 18004). */
const QUIET_MODULES = 4
const STEP_SECONDS = 30
