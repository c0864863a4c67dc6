// Guards against what hangs, not limits of what is slow: no test asserts how fast a machine is.
jest.setTimeout(300_000)
if (typeof document !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom')
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 120_000,
    // Each time a query that waits finds nothing, its error would print the whole document; what waited in vain prints it in the end.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  }))
}
