const LINES: Record<string, (path: string) => string> = {
  ENOSPC: () => 'The disk is full: free some space, then start again.',
  EACCES: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  EPERM: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  ENOENT: (path) => `${path} cannot be created: choose another folder with DATA_DIR.`,
  EROFS: (path) => `${path} cannot be written: choose another folder with DATA_DIR.`,
  ENOTDIR: (path) => `${path} is not a folder: choose another one with DATA_DIR.`,
  EEXIST: (path) => `${path} is not a folder: choose another one with DATA_DIR.`,
}

/**
 * Explains why builds cannot be written into the data folder, like the service: one line for what an operator can fix,
 * the whole stack for what only a developer can.
 */
export const explainWriteFault = (error: unknown): string => {
  const { code, path } = Object(error) as { code?: string; path?: string }
  const line = code === undefined ? undefined : LINES[code]
  if (line) return line(path ?? 'the data folder')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
