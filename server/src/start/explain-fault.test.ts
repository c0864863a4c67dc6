import { DatabaseFolderInUse, ServerFault } from '@shuttle/postgres'
import { ConfigFault } from '../config/config'
import { NotCarriedOver } from '../database/run-migrations'
import { explainFault } from './explain-fault'
import { PortFault } from './port-fault'

const site = { host: '127.0.0.1', port: 8080, setting: 'PORT' } as const
const providerFrames = { host: '127.0.0.1', port: 8082, setting: 'FRAMES_PORT' } as const
const sandbox = { host: '127.0.0.1', port: 8081, setting: 'SANDBOX_PORT' } as const

describe('faults of the start that an operator can fix', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'disk is full'],
    [{ message: 'could not extend file: No space left on device' }, 'disk is full'],
    [{ code: 'EACCES', path: '/data' }, 'No right to write /data'],
    [{ code: 'EROFS', path: '/data' }, '/data cannot be written'],
    [{ code: 'ENOTDIR', path: '/data' }, '/data is not a folder'],
    [{ code: 'ECONNREFUSED' }, 'DATABASE_URL'],
    [{ code: 'ENOTFOUND' }, 'DATABASE_URL'],
    [{ code: '28P01' }, 'password'],
    [new DatabaseFolderInUse('/data'), 'Another instance is running on /data'],
    [new ServerFault('damaged', '/data/postgres'), '/data/postgres cannot be opened'],
    [new ServerFault('disk-full', '/data/postgres'), 'disk is full'],
    [
      new ServerFault('no-programs', 'sunos-x64'),
      'No PostgreSQL server runs here on sunos-x64: name a database in DATABASE_URL',
    ],
    [new NotCarriedOver(), 'is not carried over; nothing was changed: start with another DATA_DIR'],
    [new ConfigFault('A is wrong\nB is wrong'), 'A is wrong; B is wrong'],
    [new PortFault(site, { code: 'EADDRINUSE' }), 'Port 8080 is taken: choose another with PORT=<number>.'],
    [
      new PortFault(sandbox, { code: 'EADDRINUSE' }),
      'Port 8081 of the sandbox is taken: choose another with SANDBOX_PORT=',
    ],
    [
      new PortFault(providerFrames, { code: 'EADDRINUSE' }),
      'Port 8082 of the frames is taken: choose another with FRAMES_PORT=',
    ],
    [new PortFault(site, { code: 'EACCES' }), 'No right to use port 8080'],
    [new PortFault(site, { code: 'EADDRNOTAVAIL' }), '127.0.0.1 is no address of this machine'],
  ])('explainFault explains %j in one line', (fault, text) => {
    const line = explainFault(fault)
    expect(line).toContain(text)
    expect(line).not.toContain('\n')
  })

  it.each([new TypeError('x is not a function'), 'a text', undefined])(
    'explainFault leaves %p, which only a developer can fix, alone',
    (fault) => {
      expect(explainFault(fault)).toBeUndefined()
    },
  )
})
