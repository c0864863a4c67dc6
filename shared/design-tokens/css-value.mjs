/**
 * One CSS value of one W3C design token. The stock transforms of the token tool print durations, shadows and alpha
 * colours of this format as `[object Object]`, so every kind is handled here and an unknown kind fails.
 */
// Zero has a unit: `calc()` refuses to add a bare 0 to a length.
const dimension = ({ value, unit }) => `${value}${unit}`

const color = ({ hex, alpha = 1, components }) => {
  if (alpha === 1) return hex
  const [red, green, blue] = components.map((part) => Math.round(part * 255))
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}

const shadow = (layers) =>
  layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(dimension).concat(color(layer.color)).join(' '),
    )
    .join(', ')

const fontFamily = (names) => names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')

const CSS_VALUE = {
  color,
  dimension,
  shadow,
  fontFamily,
  duration: ({ value, unit }) => `${value}${unit}`,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  fontWeight: String,
  number: String,
}

export const cssValue = (type, value) => {
  const print = CSS_VALUE[type]
  if (!print) throw new Error(`No CSS spelling for a token of type ${type}`)
  return print(value)
}
