import base from '../../../jest.config.mjs'

const mutated = ([preset, options]) => [`${import.meta.dirname}/mutating-transform.cjs`, { preset, options }]

/** The usual tests, but one source file is read with the change in `MUTATION`. */
export default {
  projects: base.projects.map((project) => ({
    ...project,
    transform: Object.fromEntries(Object.entries(project.transform).map(([files, entry]) => [files, mutated(entry)])),
  })),
}
