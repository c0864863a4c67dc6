/** Runs once, after the last suite of a run of jest. */
const endDatabase = async (): Promise<void> => globalThis.endTestDatabase?.()

// biome-ignore lint/style/noDefaultExport: jest takes its tear-down as the default export.
export default endDatabase
