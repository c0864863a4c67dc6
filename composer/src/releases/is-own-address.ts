const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Whether a signed call that names `address` is for this site: its public address, or outside of production any address
 * of this machine, which is not that of a site for others.
 */
export const isOwnAddress = (
  address: string,
  { publicUrl, production }: { publicUrl: string; production: boolean },
): boolean => {
  if (!URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  return origin === new URL(publicUrl).origin || (!production && LOOPBACK.has(hostname))
}
