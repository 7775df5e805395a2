import { applyDecorators, type ParamDecoratorEnhancer } from '@nestjs/common';

/** Lets a decorator of a parameter document the operation that has the parameter. */
export function documented(...decorators: MethodDecorator[]): ParamDecoratorEnhancer {
  return (prototype, name) => {
    if (name === undefined) return;
    const method = Object.getOwnPropertyDescriptor(prototype, name);
    if (method) applyDecorators(...decorators)(prototype, name, method);
  };
}
