/** Moves one student to another class, ends the enrolment, or takes it up again. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { badRequest } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { type AlunoAlcancado, recordAct } from '../../../escola/index.ts';
import {
  comeBack,
  type Consequencias,
  endMatriculas,
  findMatriculaTurma,
  matriculaErrors,
  moveMatriculas,
  requireTurmaAberta,
  setPessoasAtivas,
} from '../../../pessoas/index.ts';
import { consequenciasEm } from '../../consequencias.ts';
import { type Quando, quandoOf } from './quando.ts';

type Pedido = Omit<components['schemas']['MovimentacaoRequest'], 'params'>;
type Ato = { readonly sessao: Sessao; readonly agora: Date };
type Move = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  /** The class of the enrolment, and the one named in the call. */
  readonly de: Pick<Awaited<ReturnType<typeof findMatriculaTurma>>, 'turma_id' | 'ano' | 'status'>;
  readonly para: number | undefined;
  readonly quando: Quando;
  readonly effects: Consequencias;
};

const noTurma = () => badRequest('turma_ausente', 'Escolha a turma para onde o aluno vai.', 'turma_id');

/** Returns the enrolment that stands afterwards. */
type Act = (tx: Tenant, move: Move) => Promise<number>;

const leave =
  (status: 'Transferido' | 'Concluído'): Act =>
  async (tx, { turma_aluno_id, quando, effects }) => {
    await endMatriculas(tx, [{ turma_aluno_id, status, fim_em: quando.saida }], effects);
    return turma_aluno_id;
  };

const ACTS: Readonly<Record<Pedido['acao'], Act>> = {
  transferir: leave('Transferido'),
  concluir: leave('Concluído'),
  remanejar: async (tx, { turma_aluno_id, de, para, quando, effects }) => {
    if (para === undefined) throw noTurma();
    if ((await requireTurmaAberta(tx, para)).ano !== de.ano) throw matriculaErrors.otherYear();
    const [id] = await moveMatriculas(tx, [{ turma_aluno_id, turma_id: para, em: quando.entrada }], effects);
    return id ?? turma_aluno_id;
  },
  reativar: async (tx, { turma_aluno_id, pessoa_id, de, para = de.turma_id, quando, effects }) => {
    await requireTurmaAberta(tx, para);
    const given = await setPessoasAtivas(tx, { pessoas: [pessoa_id], ativa: true, agora: effects.agora });
    // Only the access had ended.
    if (given.length > 0 && de.status === 'Atual') return turma_aluno_id;
    return comeBack(tx, { turma_aluno_id, turma_id: para, em: quando.entrada }, effects);
  },
};

/** @throws 404 for a class of another school, 409 and 422 as the act; nothing is written then */
export function moveAluno(escola: Tenant, aluno: AlunoAlcancado, pedido: Pedido, { sessao, agora }: Ato) {
  const { turma_aluno_id, pessoa_id } = aluno;
  const { acao, turma_id: para, motivo } = pedido;
  return escola.transaction(async (tx) => {
    const antes = await findMatriculaTurma(tx, turma_aluno_id);
    // A closed year keeps its enrolments: who comes back goes to a class of another one.
    const elsewhere = acao === 'reativar' && para !== undefined && para !== antes.turma_id;
    if (!elsewhere) await requireTurmaAberta(tx, antes.turma_id);
    const quando = await quandoOf(tx, pedido.data, agora);
    const effects = consequenciasEm(agora);
    const agoraEm = await ACTS[acao](tx, { turma_aluno_id, pessoa_id, de: antes, para, quando, effects });
    const turma = await findMatriculaTurma(tx, agoraEm);
    const detalhe = { tipo: acao, de_turma_id: antes.turma_id, turma_id: turma.turma_id, data: pedido.data ?? null };
    await recordAct(tx, { acao: 'aluno_movido', sessao, pessoa_id, turma_aluno_id: agoraEm, motivo, detalhe, agora });
    return { turma_aluno_id: agoraEm, turma_id: turma.turma_id, turma_codigo: turma.codigo, matricula: turma.status };
  });
}
