/** One student entered by hand: the account and its first enrolment. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { recordAct } from '../../../escola/index.ts';
import {
  cadastroErrors,
  createMatriculas,
  createPessoas,
  namingField,
  requireTurmaAberta,
} from '../../../pessoas/index.ts';
import { consequenciasEm } from '../../consequencias.ts';
import { quandoOf } from './quando.ts';

type Pedido = Omit<components['schemas']['AlunoNovoRequest'], 'params'>;
type Ato = { readonly sessao: Sessao; readonly agora: Date };

/** @throws 400, 409 and 422 naming the field; nothing is written then */
export function createAluno(escola: Tenant, pedido: Pedido, { sessao, agora }: Ato) {
  const { turma_id, nome, data_nascimento = null } = pedido;
  if (isNomeVazio(nome)) throw cadastroErrors.noName();
  if (data_nascimento !== null && Date.parse(data_nascimento) > agora.getTime()) throw cadastroErrors.birthDate();
  return escola.transaction(async (tx) => {
    const turma = await requireTurmaAberta(tx, turma_id);
    const { entrada } = await quandoOf(tx, pedido.data, agora);
    const { login = null, email = null, id_externo = null } = pedido;
    const pessoa = { nome, perfil: 'aluno', login, email, data_nascimento, id_externo, origem: 'manual' as const };
    const [made] = await namingField(createPessoas(tx, [pessoa], agora));
    if (!made) throw new Error('no person was made');
    const { pessoa_id } = made;
    const row = { turma_id, pessoa_id, status: 'Atual' as const, fator_tempo: 1, inicio_em: entrada };
    const [turma_aluno_id] = await createMatriculas(tx, [row], consequenciasEm(agora));
    if (turma_aluno_id === undefined) throw new Error('no enrolment was made');
    const detalhe = { turma_id };
    await recordAct(tx, { acao: 'aluno_cadastrado', sessao, pessoa_id, turma_aluno_id, detalhe, agora });
    return { turma_aluno_id, turma_id: turma.turma_id, aluno_nome: cleanNome(nome), login: made.login };
  });
}
