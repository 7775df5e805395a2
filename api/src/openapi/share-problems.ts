import type { OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TYPE } from './problems.js';

type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/**
 * Moves each problem to a component that the operations refer to, since they differ only in the URL
 * of their example. A problem with other differences stays inline.
 */
export function shareProblems(document: OpenAPIObject): OpenAPIObject {
  const shared: Responses = {};
  for (const item of Object.values(document.paths)) {
    for (const method of ['get', 'put', 'post', 'delete', 'patch'] as const) {
      const responses = item[method]?.responses ?? {};
      for (const [status, response] of Object.entries(responses)) {
        if (!response || '$ref' in response || !response.content?.[PROBLEM_TYPE]) continue;
        const name = `Problem${status}`;
        shared[name] ??= response;
        if (meaning(shared[name]) === meaning(response)) {
          responses[status] = { $ref: `#/components/responses/${name}` };
        }
      }
    }
  }
  return {
    ...document,
    components: {
      ...document.components,
      responses: { ...document.components?.responses, ...shared },
    },
  };
}

/** A response without the URL in its example. */
function meaning(response: object): string {
  return JSON.stringify(response, (key, value: unknown) => (key === 'instance' ? '' : value));
}
