/**
 * Runs before a command that prints and ends: when its reader has read enough, as `head` has, it ends without a word.
 * What it does to the site is done before it prints.
 */
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
