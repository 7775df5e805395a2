import { setImmediate } from 'node:timers/promises';

// What a malicious file may cause in the code that reads it.
export const never = () => {
  for (;;) Math.sqrt(2);
};

export const heap = () => {
  const buffers = [];
  for (;;) buffers.push({ number: buffers.length });
};

export const nativeMemory = async () => {
  const buffers = [];
  for (;;) {
    buffers.push(Buffer.alloc(16 * 1024 * 1024, 1));
    await setImmediate();
  }
};

export const crash = () => process.abort();

export const environment = () => Object.keys(process.env);

export const echo = (value) => value;

export const echoUnlessNever = (value) => (value === 'never' ? never() : value);

export const mistake = () => undefined.property;
