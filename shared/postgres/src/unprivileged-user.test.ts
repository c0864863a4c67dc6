import { unprivilegedUser } from './unprivileged-user'

const ROOT = 'root:x:0:0:root:/root:/bin/bash\n'
const NOBODY = 'nobody:x:65534:65534:nobody:/:/usr/sbin/nologin\n'
const POSTGRES = 'postgres:x:103:104:PostgreSQL:/var/lib/postgresql:/bin/bash\n'

describe('the user that runs PostgreSQL', () => {
  const getuid = process.getuid
  const asUser = (uid: number) => {
    process.getuid = () => uid
  }
  afterEach(() => {
    if (getuid) process.getuid = getuid
  })

  it('the user that runs PostgreSQL is the current user when that is not root', () => {
    asUser(1000)
    expect(unprivilegedUser(ROOT + POSTGRES)).toEqual({})
  })

  it('the user that runs PostgreSQL is postgres when the current user is root', () => {
    asUser(0)
    expect(unprivilegedUser(ROOT + NOBODY + POSTGRES)).toEqual({ uid: 103, gid: 104 })
  })

  it('the user that runs PostgreSQL is the system account `nobody` when root has no user postgres', () => {
    asUser(0)
    expect(unprivilegedUser(ROOT + NOBODY)).toEqual({ uid: 65534, gid: 65534 })
  })

  it('the user that runs PostgreSQL is never root', () => {
    asUser(0)
    expect(() => unprivilegedUser(ROOT)).toThrow('PostgreSQL does not run as root')
  })
})
