const { TestEnvironment } = require('jest-environment-node')

/**
 * PGlite imports dynamically, which jest's sandbox refuses, and takes seconds to create its database. So it is opened
 * outside the sandbox and once for each worker; every suite makes a schema of its own in it. With `TEST_DATABASE_URL`
 * the suites use PostgreSQL instead.
 */
let opened
/** An open database keeps the process alive: it is closed when no further suite comes. */
let closing
const LAST_SUITE_AFTER_MS = 500

class EmbeddedDatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    if (process.env.TEST_DATABASE_URL !== undefined) return
    clearTimeout(closing)
    opened ??= require('@electric-sql/pglite').PGlite.create()
    this.global.sharedPGlite = await opened
  }

  async teardown() {
    await super.teardown()
    if (opened === undefined) return
    closing = setTimeout(() => {
      const database = opened
      opened = undefined
      database.then((lite) => lite.close())
    }, LAST_SUITE_AFTER_MS)
  }
}

module.exports = EmbeddedDatabaseEnvironment
