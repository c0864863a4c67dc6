/**
 * Loaded before a command that prints and ends: when its reader closes the pipe, as `head` does, it ends without an
 * error. The command has changed the site before it prints.
 */
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
