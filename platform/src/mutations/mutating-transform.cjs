const { file, find, replacement } = JSON.parse(process.env.MUTATION)

/** The mutation exists only in what jest compiles: a killed run leaves no changed file. */
const mutate = (text, path) => (path === file ? text.replace(find, () => replacement) : text)

module.exports = {
  createTransformer: ({ preset, options }) => {
    const inner = require(preset).createTransformer(options)
    return {
      canInstrument: inner.canInstrument,
      process: (text, path, run) => inner.process(mutate(text, path), path, run),
      getCacheKey: (text, path, run) => inner.getCacheKey(mutate(text, path), path, run),
    }
  },
}
