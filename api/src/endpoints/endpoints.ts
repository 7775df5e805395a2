import { applyDecorators, Get, HttpCode, Post, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../openapi/problems.js';

/** The documentation of an endpoint, beyond what follows from its kind. */
export interface EndpointText {
  summary: string;
  description?: string;
  /** The description of the successful response. */
  answer: string;
  /** Status codes of further errors; those that follow from access and body are added. */
  problems?: readonly number[];
}

/** A GET that answers neither a list nor one row of a resource. */
export function GetEndpoint(
  path: string,
  type: Type<unknown> | [Type<unknown>],
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Get(path), describeAnswer(type, text));
}

/** An action: a POST that answers 200, as it creates no row. */
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
