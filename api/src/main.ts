import 'reflect-metadata';

// React reads it when it is loaded, so it must be set before anything that loads React.
process.env.NODE_ENV ??= 'production';

const { startServer } = await import('./start-server.js');
await startServer(process.env);
