// Ends when asked to, and says so.
const alive = setInterval(() => {}, 1_000)
process.once('SIGTERM', () => {
  clearInterval(alive)
  console.log('asked to end')
})
console.log(`waiting as ${process.pid}`)
