export { DARK_COLORS, DURATION_MS, LIGHT_COLORS, TOKEN_NAMES } from '../generated/tokens'
