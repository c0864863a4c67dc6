import { readFileSync } from 'node:fs'

export interface Identity {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root: root uses `postgres`, else `nobody`. Any other user stays the current user. */
export const unprivilegedUser = (passwd = readFileSync('/etc/passwd', 'utf8')): Identity => {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const row = passwd.split('\n').find((line) => line.startsWith(`${user}:`))
    const [, , uid, gid] = row?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}
