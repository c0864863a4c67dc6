import { explainWriteFault } from './explain-write-fault'

describe('a fault that prevents builds in the data folder', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'The disk is full: '],
    [{ code: 'EACCES', path: '/data' }, 'No right to write /data: '],
    [{ code: 'EROFS', path: '/data' }, '/data cannot be written: '],
    [{ code: 'ENOTDIR', path: '/data/store' }, '/data/store is not a folder: '],
    [{ code: 'EEXIST', path: '/data' }, '/data is not a folder: '],
  ])('a fault of the data folder is explained in one line: %j', (fault, expected) => {
    const line = explainWriteFault(fault)
    expect(line.startsWith(expected)).toBe(true)
    expect(line).not.toContain('\n')
  })

  it('a fault that only a developer can fix shows its stack', () => {
    const fault = new TypeError('x is not a function')
    expect(explainWriteFault(fault)).toBe(fault.stack)
  })
})
