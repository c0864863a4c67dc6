/** Entries of the change logs: the sentences of change files, and the versions that a package needs. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changes, updated) =>
    updated.length === 0
      ? ''
      : `- Needs ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`,
}
