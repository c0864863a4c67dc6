const LINES: Record<string, (path: string) => string> = {
  ENOSPC: () => 'The disk is full: free some space, then start again.',
  EACCES: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  EPERM: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  EROFS: (path) => `${path} is on a read-only file system: choose another folder with DATA_DIR.`,
  ENOTDIR: (path) => `${path} is no folder: choose another one with DATA_DIR.`,
}

/** One clear line for what an operator can cure; the whole stack for what only a developer can. */
export const explainFault = (error: unknown): string => {
  const { code, path } = error as { code?: string; path?: string }
  const line = code === undefined ? undefined : LINES[code]
  if (line) return line(path ?? 'the data folder')
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
