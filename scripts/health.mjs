// Ends with 0 when the server on this machine is ready to answer, with 1 otherwise.
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/ready`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
