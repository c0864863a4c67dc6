const page = (path: string) => ({
  path,
  name: 'x',
  title: 'X',
  background: 'bg',
  index: 1,
  guard: 'public',
  keepAlive: false,
  bottomBar: false,
  header: 'bar',
})

const entry = (name: string, path: string, change: object = {}) => ({
  name,
  version: '0.1.0-1234',
  container: name,
  entry: `/webhtml/remotes/${name}/entry.js`,
  integrity: 'sha384-x',
  pages: [page(path)],
  slots: [],
  ...change,
})

/** Two remotes, one of them closed, and the pages of the shell as the composer lists them. */
export const aRegistry = () => ({
  revision: 'rev-7',
  shell: '0.1.0-abcd',
  remotes: [
    entry('mf-purchase', '/'),
    entry('mf-orders', '/my_order', { slots: ['ticket-viewer.v1'], closed: true }),
    entry('shell', '/not_found', { version: '0.1.0-abcd' }),
  ],
  withdrawals: 0,
})

/** Answers the registry to the site; jsdom has no `fetch`. */
export const serveRegistry = (status: number, body: unknown): void => {
  globalThis.fetch = async () => ({ status, json: async () => body }) as Response
}
