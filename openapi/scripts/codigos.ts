/**
 * Writes onto each operation the codes of its errors (x-codigos): those of its handler, which codigos.json lists as read from the
 * server's `errors.ts` files, and those that follow from its rights. The server's tests check each answer against the list.
 */
import { METHODS } from './conventions.ts';
import { isRecord, text, type Json, type JsonRecord } from './source.ts';
import { list, record } from './walk.ts';

/** Any call may be one that cannot be read, or meet a fault, a database that is away, or a full queue in front of it. */
const ALWAYS = ['pedido_invalido', 'erro_interno', 'banco_indisponivel', 'muitos_acessos'];
const WITH_SESSION = ['sessao_encerrada', 'acesso_negado', 'turma_aluno_nao_autorizada'];
const FORCED = ['troca_de_senha_obrigatoria', 'perguntas_obrigatorias', 'duas_etapas_obrigatorias'];
const WITH_BODY = ['corpo_grande', 'tipo_de_corpo'];
const WITH_KEY = ['chave_repetida', 'pedido_em_andamento'];
const OF_TARGET = new Map([
  ['aluno', ['aluno_nao_selecionado']],
  ['escopo', ['visao_aberta']],
]);

/** Codes that follow from the marks of an operation (roles.yaml). */
function codesOfRights(operation: JsonRecord, method: string): readonly string[] {
  const has = (mark: string): boolean => operation[mark] !== undefined;
  const session = text(list(operation['x-perfis'])[0]) !== 'publico';
  return [
    ...ALWAYS,
    ...(has('x-sem-limite') ? [] : ['muitas_chamadas']),
    ...(session ? WITH_SESSION : []),
    ...(session && !has('x-forcado') ? FORCED : []),
    ...(OF_TARGET.get(text(operation['x-alvo'])) ?? []),
    ...(has('x-escrita') ? ['somente_leitura'] : []),
    ...(method === 'get' ? [] : ['sem_espaco']),
    ...(has('requestBody') ? WITH_BODY : []),
    ...((has('x-escrita') && !has('x-sem-chave')) || has('x-com-chave') ? WITH_KEY : []),
  ];
}

/** Marks every operation with its codes, sorted; twins share those of their common name. `own`: codigos.json. */
export function applyCodes(paths: JsonRecord, own: JsonRecord): void {
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = record(item)[method];
      if (!isRecord(operation)) continue;
      const id = text(operation['operationId']).replace(/_v1$/u, '');
      const codes: Json[] = [...new Set([...codesOfRights(operation, method), ...list(own[id]).map(text)])].toSorted();
      operation['x-codigos'] = codes;
    }
  }
}
