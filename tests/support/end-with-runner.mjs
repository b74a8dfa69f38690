// Loaded by a product under test before anything else: the product ends when the process that started it is gone. A runner that is
// killed stops nothing itself, and its products, half a gigabyte each, would stay.

// The runner holds the other end of this pipe: it is closed by the runner's end, however that comes.
process.stdin.on('end', () => process.exit(1)).resume()
process.stdin.unref()
