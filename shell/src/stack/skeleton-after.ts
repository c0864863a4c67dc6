/** What is merely slow shows its skeleton this much later, in milliseconds; until then the old page stays. */
export const SKELETON_AFTER_MS = 400
