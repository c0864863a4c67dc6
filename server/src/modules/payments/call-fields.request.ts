/** What a client sends along with a payment without its being asked or believed; longer text is cut. */
const FIELD_LENGTH = 200

const toJson = <Name extends string>(body: { readonly [name in Name]?: unknown }, names: readonly Name[]): string => {
  const kept = names.flatMap((name) => {
    const value = body[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value).slice(0, FIELD_LENGTH)]] : []
  })
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept))
}

/** Call type, class type, scene and join type of a payment request, as JSON; empty when there are none (accounts 7). */
export const readCallFields = (body: Record<string, unknown>): string =>
  toJson(body, ['callType', 'classesType', 'sceneInfo', 'joinType'])

/** What the address of a card payment's result carries beside the order (purchase 2), as JSON; empty when there is nothing. */
export const readCardQuery = (body: Record<string, unknown>): string =>
  toJson(body, ['totalFee', 'callType', 'xldm', 'total_ps', 'join_no', 'sprq'])
