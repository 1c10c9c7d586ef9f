/**
 * What every operation has, written once instead of in each path: the optional
 * turma_aluno_id, the error responses that can always happen, and the `_v1` names.
 * Knows nothing of files or references.
 */
import { isRecord, text } from './source.ts';
import type { Json, JsonRecord } from './source.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const response = (name: string): JsonRecord => ({ $ref: `#/components/responses/${name}` });

const ALWAYS: readonly (readonly [string, string])[] = [
  ['400', 'BadRequest'],
  ['429', 'TooManyRequests'],
  ['500', 'ServerError'],
  ['503', 'Unavailable'],
];
const WITH_SESSION: readonly (readonly [string, string])[] = [
  ['401', 'Unauthorized'],
  ['403', 'Forbidden'],
];
const WITH_BODY: readonly (readonly [string, string])[] = [
  ['413', 'PayloadTooLarge'],
  ['415', 'UnsupportedMediaType'],
];

/** Adds the conventions to one operation; what the path file says itself always wins. */
export function completeOperation(operation: JsonRecord): JsonRecord {
  const security = operation['security'];
  const isPublic = Array.isArray(security) && security.length === 0;
  const responses: Record<string, Json> = {};
  const own = isRecord(operation['responses']) ? operation['responses'] : {};
  const wanted = [
    ...ALWAYS,
    ...(isPublic ? [] : WITH_SESSION),
    ...(operation['requestBody'] === undefined ? [] : WITH_BODY),
  ];
  for (const [status, name] of wanted) responses[status] = response(name);
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return {
    ...operation,
    parameters: [...parameters, { $ref: '#/components/parameters/turma_aluno_id' }],
    responses: { ...responses, ...own },
  };
}

/**
 * Names the operations that stand under both prefixes: `name` in v2, `name_v1` in v1.
 * An operation that stands under one prefix only keeps its name.
 */
export function nameTwins(paths: JsonRecord): void {
  const seen = new Set<string>();
  const each = (prefix: string, visit: (operation: JsonRecord, id: string) => void): void => {
    for (const [path, item] of Object.entries(paths)) {
      if (!path.startsWith(prefix) || !isRecord(item)) continue;
      for (const method of METHODS) {
        const operation = item[method];
        if (isRecord(operation)) visit(operation, text(operation['operationId']));
      }
    }
  };
  each('/api/v2/', (_operation, id) => seen.add(id));
  each('/api/v1/', (operation, id) => {
    if (seen.has(id)) operation['operationId'] = `${id}_v1`;
  });
}
