import base from '../../../jest.config.mjs'

const mutated = ([preset, options]) => [`${import.meta.dirname}/mutating-transform.cjs`, { preset, options }]

/** The tests as ever, but one source file is read with the change that `MUTATION` describes. */
export default {
  projects: base.projects.map((project) => ({
    ...project,
    transform: Object.fromEntries(Object.entries(project.transform).map(([files, entry]) => [files, mutated(entry)])),
  })),
}
