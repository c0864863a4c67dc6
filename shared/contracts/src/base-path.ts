/** Every page and file of the site is below this path; only the API and what operators ask for are beside it. */
export const BASE_PATH = '/webhtml/'
