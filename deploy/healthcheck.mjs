// The health check of the container: ends with 0 while the process answers. Whether requests may be sent to it says /readyz.

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/healthz`).catch(() => null)
process.exit(answer?.status === 200 ? 0 : 1)
