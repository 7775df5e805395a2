import { applyDecorators, Get, HttpCode, Post, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../openapi/problems.js';

/** What the document says of an endpoint, beside what follows from its kind. */
export interface EndpointText {
  summary: string;
  description?: string;
  /** What is answered. */
  answer: string;
  /** Problems of its own. Those of its access and its body are known. */
  problems?: readonly number[];
}

/** A read that is neither a list nor one row of a resource. */
export function GetEndpoint(
  path: string,
  type: Type<unknown> | [Type<unknown>],
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Get(path), describeAnswer(type, text));
}

/** An action: a POST that answers 200, as it creates no row of its own. */
export function ActionEndpoint(
  path: string,
  type: Type<unknown> | [Type<unknown>],
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Post(path), HttpCode(200), describeAnswer(type, text));
}

function describeAnswer(
  type: Type<unknown> | [Type<unknown>],
  { summary, description, answer, problems = [] }: EndpointText,
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiOkResponse({ description: answer, type }),
    ApiProblems(...problems),
  );
}
