const v8 = require('node:v8')
const { TestEnvironment } = require('jest-environment-node')

/**
 * PGlite imports dynamically, which jest's sandbox refuses, and takes seconds to create its database. So it is opened
 * outside the sandbox and once for each worker; every suite has a schema of its own in it, new or as good as new. With `TEST_DATABASE_URL`
 * the suites use PostgreSQL instead; with `TEST_DATABASE_OF_WORKER`, the beginning of a name, each worker its own database there.
 */
let opened
const schemaShelf = new Map()
/** An open database holds the process: it is closed when no further suite comes. */
let closing
const LAST_SUITE_AFTER_MS = 500

class EmbeddedDatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    if (process.env.TEST_DATABASE_URL !== undefined) {
      const { TEST_DATABASE_URL, TEST_DATABASE_OF_WORKER, JEST_WORKER_ID = '1' } = process.env
      if (TEST_DATABASE_OF_WORKER === undefined) return
      const url = new URL(TEST_DATABASE_URL)
      url.pathname = `/${TEST_DATABASE_OF_WORKER}${JEST_WORKER_ID}`
      this.global.process.env.TEST_DATABASE_URL = url.href
      return
    }
    clearTimeout(closing)
    // Compiling PGlite well takes longer than a worker's statements would gain by it.
    if (opened === undefined) v8.setFlagsFromString('--liftoff-only')
    opened ??= require('@electric-sql/pglite').PGlite.create()
    this.global.sharedPGlite = await opened
    this.global.schemaShelf = schemaShelf
  }

  async teardown() {
    await super.teardown()
    if (opened === undefined) return
    closing = setTimeout(() => {
      const database = opened
      opened = undefined
      schemaShelf.clear()
      database.then((lite) => lite.close())
    }, LAST_SUITE_AFTER_MS)
  }
}

module.exports = EmbeddedDatabaseEnvironment
