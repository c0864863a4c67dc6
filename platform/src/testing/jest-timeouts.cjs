// A timeout for hanging tests, not a limit for slow ones: no test asserts how fast a machine is.
jest.setTimeout(300_000)
if (typeof document !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom')
  configure(({ getElementError }) => ({
    asyncUtilTimeout: 120_000,
    // A waiting query would print the whole document each time it finds nothing; a query that fails prints it at the
    // end.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  }))
}
