import { decideSave } from './decide-save'

describe('[D5.44] two editors never overwrite each other', () => {
  it.each([
    ['something new', 0, 0, false, 'write'],
    ['what is as it was shown', 3, 3, false, 'write'],
    ['the same form once more', 3, 4, true, 'repeat'],
    ['what another editor has changed', 3, 4, false, 'stale'],
    ['what was changed twice, and back', 3, 5, true, 'stale'],
    ['what is older than the form', 3, 2, true, 'stale'],
  ])('%s', (_, expected, stored, isSame, outcome) => expect(decideSave({ expected, stored, isSame })).toBe(outcome))
})
