import 'reflect-metadata';

// React reads NODE_ENV when it is loaded, so it must be set before any import of React.
process.env.NODE_ENV ??= 'production';

const { startServer } = await import('./start-server.js');
await startServer(process.env);
