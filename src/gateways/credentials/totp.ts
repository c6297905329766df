import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

/** What an authenticator app needs to know. */
export interface TotpSetup {
  /** Base32, 160 bits, 32 characters. */
  readonly secret: string
  /** 'otpauth://totp/…' */
  readonly address: string
  /** The address as a QR code: an SVG element as text, black on white in every theme. */
  readonly qr: string
}

/** Begins a second factor. @param issuer the site's name, as the app shows it @param username the account's */
export function newTotpSetup(issuer: string, username: string): TotpSetup {
  const secret = generateSecret({ length: SECRET_BYTES })
  // The colon parts issuer and account in these addresses, so neither may have one.
  const plain = (text: string) => text.replaceAll(':', ' ').trim()
  const address = generateURI({ issuer: plain(issuer), label: plain(username), secret })
  return { secret, address, qr: renderSVG(address, { border: QUIET_MODULES }) }
}

/**
 * The time step (RFC 6238, 30 s) that a code belongs to: the present one or a neighbour, as clocks differ.
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
  // The strategy is not given, so this is the answer about a time-based code, which names its step.
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** As much white as readers need around a code (ISO/IEC 18004). */
const QUIET_MODULES = 4
const STEP_SECONDS = 30
