// Each class name is its own value in unit tests.
const styles = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
module.exports = styles
