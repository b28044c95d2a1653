import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Addresses that are public by number, although the cloud host itself answers there (Azure's WireServer). */
const hostServices = new Set(['168.63.129.16'])

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** An old test network that was given back. */
const sixBone: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('3ffe::'), 16]
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96]

/**
 * Whether an address in its usual writing is public unicast. An IPv4 address inside an IPv6 one (mapped, NAT64, ISATAP)
 * is judged by itself; 6to4, Teredo and everything outside 2000::/3 is never public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv4 ? isPublic4(parsed) : isPublic6(parsed)
}

function isPublic4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !hostServices.has(address.toString())
}

function isPublic6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublic4(address.toIPv4Address())
  const inner = new ipaddr.IPv4(address.toByteArray().slice(-4))
  if (address.match(nat64)) return isPublic4(inner)
  if (isIsatap(address) && !isPublic4(inner)) return false
  return address.match(globalUnicast) && !address.match(sixBone) && address.range() === 'unicast'
}

/** A tunnel to the IPv4 address at its end, under the prefix of any network. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}
