/** Writes the role matrix (roles.yaml) onto the operations of the bundled document. The server enforces it. */
import { METHODS } from './conventions.ts';
import { isRecord, type Json, type JsonRecord, SourceError, text } from './source.ts';
import { list, record } from './walk.ts';

const ALVOS: readonly Json[] = ['nenhum', 'pessoa', 'aluno', 'contexto', 'escopo'];
const ENTRADAS: readonly Json[] = ['credencial', 'contexto'];
const ESCRITAS: readonly Json[] = ['aluno', 'proprio', 'gestao', 'sessao'];

/** Added to every write whose response may be stored for repeats (decision 169). */
const KEY_PARAMETER = '#/components/parameters/idempotency_key';
const KEY_REUSED = '#/components/responses/KeyReused';

/** The largest file that a call may take. */
const MAX_UPLOAD_MB = 20;

type Profiles = { readonly all: readonly Json[]; readonly staff: readonly Json[] };

function perfisOf(value: Json | undefined, { all, staff }: Profiles): Json[] {
  if (value === 'publico') return ['publico'];
  if (value === 'todos') return [...all];
  if (value === 'equipe') return [...staff];
  const named = list(value);
  const unknown = named.filter((perfil) => !all.includes(text(perfil)));
  if (named.length === 0 || unknown.length > 0)
    throw new Error(`in openapi/roles.yaml perfis must be publico, todos, equipe or profiles, not ${text(value)}`);
  return named.map(text);
}

function oneOf(row: JsonRecord, field: string, known: readonly Json[]): Json {
  const value = row[field] ?? null;
  if (!known.includes(value))
    throw new Error(`in openapi/roles.yaml ${field} must be one of ${known.map(text).join(', ')}`);
  return value;
}

/** The fields that one row adds to its operation, checked against the operation. */
function marks(row: JsonRecord, isRead: boolean, profiles: Profiles): JsonRecord {
  const perfis = perfisOf(row['perfis'], profiles);
  const isPublic = perfis[0] === 'publico';
  const alvo = oneOf(row, 'alvo', ALVOS);
  if (isPublic && alvo !== 'nenhum') throw new Error('in openapi/roles.yaml a public call has alvo nenhum');
  const writes = row['escrita'] !== undefined;
  if (isRead && writes) throw new Error('in openapi/roles.yaml a GET takes no escrita');
  if (!isRead && !isPublic && !writes)
    throw new Error('add escrita to its row in openapi/roles.yaml, or read-only views would write');
  if (row['prova'] === true && !writes) throw new Error('in openapi/roles.yaml prova is for writes of an exam');
  if (row['com_chave'] === true && isRead) throw new Error('in openapi/roles.yaml a GET takes no com_chave');
  if (row['corpo_grande'] === true && (isRead || isPublic))
    throw new Error(
      'in openapi/roles.yaml corpo_grande is for writes behind a session, checked before the body is read',
    );
  const upload = row['upload'];
  if (
    upload !== undefined &&
    (typeof upload !== 'number' || upload < 1 || upload > MAX_UPLOAD_MB || isRead || isPublic)
  )
    throw new Error(`in openapi/roles.yaml upload is for writes behind a session, and 1 to ${MAX_UPLOAD_MB} MB`);
  if (upload !== undefined && row['sem_chave'] !== true)
    throw new Error('in openapi/roles.yaml a call with upload has sem_chave: the SHA-256 of its bytes is its key');
  return {
    'x-perfis': perfis,
    'x-alvo': alvo,
    ...(writes ? { 'x-escrita': oneOf(row, 'escrita', ESCRITAS) } : {}),
    ...(row['forcado'] === true ? { 'x-forcado': true } : {}),
    ...(row['sem_chave'] === true ? { 'x-sem-chave': true } : {}),
    ...(row['com_chave'] === true ? { 'x-com-chave': true } : {}),
    ...(row['sem_limite'] === true ? { 'x-sem-limite': true } : {}),
    ...(row['corpo_grande'] === true ? { 'x-corpo-grande': true } : {}),
    ...(upload === undefined ? {} : { 'x-upload': upload }),
    ...(row['entrada'] === undefined ? {} : { 'x-entrada': oneOf(row, 'entrada', ENTRADAS) }),
    ...(row['prova'] === true ? { 'x-escrita-prova': true } : {}),
  };
}

/** Marks the calls that stand under both bases, so that a client knows where its version may send them. */
function markTwins(paths: JsonRecord): void {
  const operationsOf = (path: string) => METHODS.map((method) => record(paths[path])[method]).filter(isRecord);
  for (const path of Object.keys(paths)) {
    const twin = path.replace('/api/v2/', '/api/v1/');
    if (twin === path || paths[twin] === undefined) continue;
    for (const operation of [...operationsOf(path), ...operationsOf(twin)]) operation['x-par'] = true;
  }
}

/** The optional `Idempotency-Key` of a write; what the path file says itself always wins. */
function takeKey(operation: JsonRecord): void {
  const isKept = operation['x-escrita'] !== undefined && operation['x-sem-chave'] !== true;
  if (!isKept && operation['x-com-chave'] !== true) return;
  const parameters = list(operation['parameters']);
  const has = parameters.some((parameter) => record(parameter)['$ref'] === KEY_PARAMETER);
  operation['parameters'] = has ? parameters : [...parameters, { $ref: KEY_PARAMETER }];
  if (isKept) operation['responses'] = { '422': { $ref: KEY_REUSED }, ...record(operation['responses']) };
}

function profilesOf(schemas: Record<string, Json> | undefined): Profiles {
  const all = list(record(schemas?.['Perfil'])['enum']).map(text);
  return { all, staff: all.filter((perfil) => perfil !== 'aluno') };
}

/**
 * Marks every operation; twins share the row of their common name.
 * @throws naming each operation without a row, each row without an operation and each row that is wrong.
 */
export function applyRoles(paths: JsonRecord, matrix: JsonRecord, schemas: Record<string, Json> | undefined): void {
  const profiles = profilesOf(schemas);
  const problems: string[] = [];
  const used = new Set<string>();
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = isRecord(item) ? item[method] : undefined;
      if (!isRecord(operation)) continue;
      const id = text(operation['operationId']).replace(/_v1$/u, '');
      used.add(id);
      try {
        const row = matrix[id];
        if (!isRecord(row)) throw new Error('add a row to openapi/roles.yaml');
        Object.assign(operation, marks(row, method === 'get', profiles));
        takeKey(operation);
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  markTwins(paths);
  const idle = Object.keys(matrix).filter((id) => !used.has(id));
  problems.push(...idle.map((id) => `${id}: no operation has this name, remove its row from openapi/roles.yaml`));
  if (problems.length > 0) throw new SourceError([...new Set(problems)]);
}
