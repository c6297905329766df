import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address belongs to this machine, a private network or a reserved range, in any of the forms that IPv6
 * has for IPv4 addresses. Text that is no IP address is forbidden, too.
 * Sources: the IANA registries of special-purpose addresses for IPv4 and IPv6.
 */
export function isForbiddenAddress(address: string): boolean {
  if (address.includes('%')) return true
  switch (isIP(address)) {
    case 4:
      return SPECIAL_IPV4.check(address, 'ipv4')
    case 6:
      return !GLOBAL_IPV6.check(address, 'ipv6') || SPECIAL_IPV6.check(address, 'ipv6')
    default:
      return true
  }
}

const SPECIAL_IPV4 = subnets('ipv4', [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by customers of a provider
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the host below a virtual machine on Azure, in a public range
  ['169.254.0.0', 16], // link-local, metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
])

/** Every other address is loopback, private, link-local, multicast, or contains an IPv4 address (mapped, NAT64). */
const GLOBAL_IPV6 = subnets('ipv6', [['2000::', 3]])

const SPECIAL_IPV6 = subnets('ipv6', [
  ['2001::', 23], // protocol assignments, Teredo (carries IPv4 addresses), benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 (carries IPv4 addresses)
  ['3fff::', 20], // documentation
])

function subnets(family: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const blocked = new BlockList()
  for (const [network, prefix] of list) blocked.addSubnet(network, prefix, family)
  return blocked
}
