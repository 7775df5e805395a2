import { applyDecorators, type ParamDecoratorEnhancer } from '@nestjs/common';

/** Lets a parameter decorator document its operation. */
export function documented(...decorators: MethodDecorator[]): ParamDecoratorEnhancer {
  return (prototype, name) => {
    if (name === undefined) return;
    const method = Object.getOwnPropertyDescriptor(prototype, name);
    if (method) applyDecorators(...decorators)(prototype, name, method);
  };
}
