import { setImmediate } from 'node:timers/promises';

// What a file made by a stranger may bring a reader to do.
export const never = () => {
  for (;;) Math.sqrt(2);
};

export const heap = () => {
  const held = [];
  for (;;) held.push({ number: held.length });
};

export const nativeMemory = async () => {
  const held = [];
  for (;;) {
    held.push(Buffer.alloc(16 * 1024 * 1024, 1));
    await setImmediate();
  }
};

export const crash = () => process.abort();

export const environment = () => Object.keys(process.env);

export const echo = (value) => value;

export const echoUnlessNever = (value) => (value === 'never' ? never() : value);

export const mistake = () => undefined.property;
