// Guards against what hangs, not limits of what is slow: no test asserts how fast a machine is.
jest.setTimeout(300_000)
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 120_000 })
