import { withoutEdges } from './field-fault.ts'

/**
 * By what two e-mail addresses are the same: in any case, also of umlauts ('MÜLLER@roth.de', 'müller@roth.de'), and however
 * their accents are encoded. Where addresses are compared or looked up, this is. It is an address itself and can be mailed to;
 * a host as umlaut and the same in Punycode stay two.
 */
export function emailKey(address: string): string {
  return withoutEdges(address).toLowerCase().normalize('NFC')
}
