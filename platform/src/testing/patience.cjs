// A busy machine is no failure: what hangs is ended here, what is slow is measured by benchmarks.
jest.setTimeout(30_000)
