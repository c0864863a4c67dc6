/** Where this machine reaches a site that listens at `host`: every address of it includes the loopback. */
export const siteAddress = (host: string, port: string): string => {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
