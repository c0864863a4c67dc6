export const HELP = '/help'

/** An answer of the help page that other pages lead to. */
export type HelpPlace = 'refund' | 'request' | 'change' | undefined

/** The help page, with one of its answers open. */
export const helpHref = (topic: HelpPlace): string => (topic ? `${HELP}#${topic}` : HELP)
