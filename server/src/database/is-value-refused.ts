/**
 * SQLSTATE classes of values that are refused: data exceptions, broken constraints, and what is too large for an index.
 */
const VALUE_CLASSES = ['22', '23', '54']

/**
 * Whether the database refused the values of a statement themselves, which it will do again, rather than failed to
 * answer.
 */
export const isValueRefused = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && code.length === 5 && VALUE_CLASSES.includes(code.slice(0, 2))
}
