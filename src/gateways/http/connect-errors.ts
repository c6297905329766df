/** A name that leads to no permitted address, or such an address itself. */
export class AddressRefused extends Error {
  constructor() {
    super('the address is internal or reserved')
    this.name = 'AddressRefused'
  }
}

/** A name that leads nowhere, or whose name servers could not say where. */
export class NameUnresolved extends Error {
  /** 'ENOTFOUND' for no such name and for a name without address; else the resolver's code. */
  readonly code: string

  constructor(cause: unknown) {
    super('the name could not be resolved', { cause })
    this.name = 'NameUnresolved'
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'ENOTFOUND'
    this.code = code === 'ENODATA' ? 'ENOTFOUND' : code
  }
}

/** A body that is packed in a way nobody asked for. */
export class UnknownEncoding extends Error {
  readonly code = 'encoding'

  constructor(encoding: string) {
    super(`unknown content encoding: ${encoding.slice(0, 40)}`)
    this.name = 'UnknownEncoding'
  }
}
