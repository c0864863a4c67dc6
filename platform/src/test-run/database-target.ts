/** Socket address of a database URL: a port, or a socket below the folder in its host. */
export const toDatabaseTarget = (url: string): { path: string } | { host: string; port: number } => {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port || 5432}` } : { host, port: Number(port || 5432) }
}
