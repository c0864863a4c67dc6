/**
 * Sentence of a refusal: our own for a code in `texts`, else the answer's message (ADR-5); undefined without either.
 */
export const refusalSentence = (
  { code, answerMessage }: { code: string; answerMessage?: string | undefined },
  texts: Readonly<Record<string, string>>,
): string | undefined => {
  // The service's message has the number: minutes until the next try, or how many tickets the line sells.
  if (/^TOO_MANY_[RTU]|^CODE_TOO_SOON$/.test(code) && answerMessage) return answerMessage
  return Object.hasOwn(texts, code) ? texts[code] : answerMessage || undefined
}
