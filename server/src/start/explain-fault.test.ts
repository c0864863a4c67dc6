import { ConfigFault } from '../config'
import { EmbeddedDatabaseFault } from './embedded-database-fault'
import { explainFault } from './explain-fault'
import { DataFolderInUse } from './lock-data-folder'

describe('what stops the start and can be cured', () => {
  it.each([
    [{ code: 'EADDRINUSE', port: 8080 }, 'PORT='],
    [{ code: 'ENOSPC' }, 'disk is full'],
    [{ code: 'EACCES', path: '/data' }, '/data'],
    [{ code: 'EROFS', path: '/data' }, 'DATA_DIR'],
    [{ code: 'ENOTDIR', path: '/data' }, 'not a folder'],
    [new DataFolderInUse('/data'), 'Another instance'],
    [new EmbeddedDatabaseFault('damaged', '/data/database', undefined), 'damaged'],
    [new EmbeddedDatabaseFault('disk-full', '/data/database', undefined), 'disk is full'],
    [new ConfigFault('A is wrong\nB is wrong'), 'A is wrong; B is wrong'],
  ])('%j is said in one line', (fault, words) => {
    const line = explainFault(fault)
    expect(line).toContain(words)
    expect(line).not.toContain('\n')
  })

  it('leaves what only a developer can cure to its stack', () => {
    expect(explainFault(new TypeError('x is not a function'))).toBeUndefined()
  })
})
