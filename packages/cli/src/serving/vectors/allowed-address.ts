import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"
import { MemoryError } from "@keepsake/core"

/** Metadata services of clouds, which return credentials: link-local addresses (RFC 3927, RFC 4291) and Amazon's IPv6 address. */
const forbiddenAddresses = new BlockList()
forbiddenAddresses.addSubnet("169.254.0.0", 16, "ipv4")
forbiddenAddresses.addSubnet("fe80::", 10, "ipv6")
forbiddenAddresses.addAddress("fd00:ec2::254", "ipv6")

/** An administrator may name any server but those that no database stands at. A name is looked up: what it stands for counts. */
export async function rejectForbiddenAddress(url: string): Promise<void> {
  const { hostname, username, password, search, hash } = new URL(url)
  if (username !== "" || password !== "") {
    throw addressError("The address contains a user or a password", "Send the key as apiKey: it is stored encrypted.")
  }
  if (search !== "" || hash !== "") throw addressError("The address has a query or a fragment", "Remove them.")
  const host = hostname.replace(/^\[|\]$/g, "")
  const addresses = isIP(host) ? [host] : await addressesOf(host)
  if (addresses.some((address) => forbiddenAddresses.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"))) {
    throw addressError(
      `${hostname} is a link-local address, which is not allowed`,
      "Use another address of the server.",
    )
  }
}

/** A name that cannot be resolved cannot be reached either: the connection reports the reason. */
async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

function addressError(message: string, remedy: string): MemoryError {
  return new MemoryError("options_invalid", message, { remedy })
}
