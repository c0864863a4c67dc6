/** Fields in which PostgreSQL repeats values of a statement next to its message. */
const VALUES = ['detail', 'where', 'internalQuery'] as const
/** Of class 22 the message itself quotes the value that was refused. */
const DATA_EXCEPTION = /^22/
const QUOTED = /"[\s\S]*"/g

/**
 * The same fault of the driver without the values of its statement: log lines name tables and rules, never the input of
 * passengers. Applied where the driver throws, so that no log needs to know of it.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('severity' in error)) return error
  const fault = error as Error & Partial<Record<(typeof VALUES)[number] | 'code', string>>
  for (const name of VALUES) delete fault[name]
  if (!DATA_EXCEPTION.test(fault.code ?? '')) return fault
  const message = fault.message.replace(QUOTED, '"…"')
  if (fault.stack !== undefined) fault.stack = fault.stack.replace(fault.message, () => message)
  fault.message = message
  return fault
}
