/** Reads what waits for a person: held results, late answers, answers to choose between, students who cannot sign in. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { LIBERACAO, SEM_LINHA, SEM_PONTOS, TAUGHT } from '../../../provas/index.ts';
import { CONTA_KEY } from '../../../pessoas/index.ts';
import { MAX_ROWS } from './store.ts';

type Reach = { escola_id: number; turmas: readonly number[] | null };

export type RetidoRow = {
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly turma_avaliacao_id: number;
  readonly fim_em: Date;
  /** Staff look at the results of this exam first, and nobody did (decision 226); else it was held. */
  readonly aguarda_conferencia: boolean;
};

/** Rule LIB-9 in SQL, of the assessment `a`. */
const A_CONFERIR = `(${LIBERACAO} = 'conferida'
      and (a.conferida_em is null or a.conferida_em <= a.fim_em + make_interval(secs => :tolerancia)))`;

const retidos = statement<Reach & { agora: Date; tolerancia: number; quantas: number }, RetidoRow>(
  'find_gestao_hoje_retidos',
  `select a.id as avaliacao_id, a.descricao, a.fim_em, min(ta.id) as turma_avaliacao_id, not a.retido as aguarda_conferencia
     from avaliacao a join turma_avaliacao ta on ta.escola_id = a.escola_id and ta.avaliacao_id = a.id
    where a.escola_id = :escola_id and a.cancelada_em is null and (a.retido or ${A_CONFERIR}) and a.fim_em + make_interval(secs => :tolerancia) < :agora
      and ${TAUGHT('ta.turma_id')}
    group by a.escola_id, a.id, a.descricao, a.fim_em, a.retido order by a.fim_em desc, a.id limit :quantas`,
);

/** Exams that are over for every class and held, or wait to be looked at: nobody sees their results until somebody acts. */
export const findRetidos = (escola: Tenant, turmas: readonly number[] | null, agora: Date): Promise<RetidoRow[]> =>
  escola.run(retidos, { turmas, agora, tolerancia: TOLERANCE_SECONDS, quantas: MAX_ROWS.pendencias });

/** Things of one day of one class that wait. */
export type DoDiaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly descricao: string;
  readonly turma_codigo: string;
  readonly qtde: number;
};

const atrasadas = statement<Reach & { quantas: number }, DoDiaRow>(
  'find_gestao_hoje_fora_do_prazo',
  `select ta.id as turma_avaliacao_id, t.dia_prova, a.descricao, tu.codigo as turma_codigo,
          count(distinct (f.tentativa_id, f.avaliacao_item_id)) as qtde
     from resposta_fora_do_prazo f
     join tentativa t on t.escola_id = f.escola_id and t.id = f.tentativa_id
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
    where f.escola_id = :escola_id and f.decisao = 'pendente' and ${TAUGHT('ta.turma_id')}
    group by ta.id, t.dia_prova, a.descricao, tu.codigo order by max(f.recebida_em) desc, ta.id, t.dia_prova limit :quantas`,
);

/** Answers that came after the deadline and nobody has decided about, by day of a class. */
export const findAtrasadas = (escola: Tenant, turmas: readonly number[] | null): Promise<DoDiaRow[]> =>
  escola.run(atrasadas, { turmas, quantas: MAX_ROWS.pendencias });

/** Days whose rows nobody typed are said of for so long after their end. */
const SEM_LINHA_DIAS = 90;

const emPapel = statement<Reach & { agora: Date; quantas: number }, DoDiaRow>(
  'find_gestao_hoje_textos_em_papel',
  `with alcance as (
     select ta.escola_id, ta.id, ta.avaliacao_id, ta.turma_id, a.descricao, tu.codigo as turma_codigo, a.fim_em
       from turma_avaliacao ta
       join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
       join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
      where ta.escola_id = :escola_id and ${TAUGHT('ta.turma_id')}
        and exists (select from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and q.subjetiva
                     where i.escola_id = a.escola_id and i.avaliacao_id = a.id)),
   x as (
     select ta.id, t.dia_prova, ta.descricao, ta.turma_codigo, ta.fim_em, ${SEM_PONTOS('t', 'ta.avaliacao_id')} as qtde
       from alcance ta
       join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.origem = 'papel'
      union all
     select ta.id, d.dia_prova, ta.descricao, ta.turma_codigo, ta.fim_em, ${SEM_LINHA('ta', 'd')} as qtde
       from alcance ta
       join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
      where d.fim_em > :agora::timestamptz - interval '${SEM_LINHA_DIAS} days')
   select x.id as turma_avaliacao_id, x.dia_prova, x.descricao, x.turma_codigo, sum(x.qtde)::int as qtde
     from x where x.qtde > 0
    group by x.id, x.dia_prova, x.descricao, x.turma_codigo, x.fim_em
    order by x.fim_em desc, x.id, x.dia_prova limit :quantas`,
);

/** Texts answered on paper that nobody has given points to, by day of a class; also those whose row nobody has typed. */
export const findEmPapel = (escola: Tenant, turmas: readonly number[] | null, agora: Date): Promise<DoDiaRow[]> =>
  escola.run(emPapel, { turmas, agora, quantas: MAX_ROWS.pendencias });

const duasRespostas = statement<Reach & { quantas: number }, DoDiaRow>(
  'find_gestao_hoje_duas_respostas',
  `select ta.id as turma_avaliacao_id, s.dia_prova, a.descricao, tu.codigo as turma_codigo, count(*)::int as qtde
     from segunda_resposta s
     join turma_avaliacao ta on ta.escola_id = s.escola_id and ta.id = s.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id and a.cancelada_em is null
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
    where s.escola_id = :escola_id and s.escolhida_em is null and ${TAUGHT('ta.turma_id')}
    group by ta.id, s.dia_prova, a.descricao, tu.codigo order by max(s.guardada_em) desc, ta.id, s.dia_prova limit :quantas`,
);

/** Students who answered on a screen and on paper, of whom nobody has chosen what counts (rule MON-4), by day of a class. */
export const findDuasRespostas = (escola: Tenant, turmas: readonly number[] | null): Promise<DoDiaRow[]> =>
  escola.run(duasRespostas, { turmas, quantas: MAX_ROWS.pendencias });

export type BloqueadoRow = {
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  readonly turma_codigo: string;
  readonly bloqueado_ate: Date;
};

const bloqueados = statement<Reach & { agora: Date; quantas: number }, BloqueadoRow>(
  'find_gestao_hoje_bloqueados',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, tu.codigo as turma_codigo, f.bloqueado_ate
     from turma_aluno m
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
     join turma tu on tu.escola_id = m.escola_id and tu.id = m.turma_id
     join login_falha f on f.chave = ${CONTA_KEY('m.escola_id', 'm.pessoa_id')} and f.bloqueado_ate > :agora
    where m.escola_id = :escola_id and m.status = 'Atual' and ${TAUGHT('m.turma_id')}
    order by f.bloqueado_ate desc, m.id limit :quantas`,
);

/** Students whose wrong passwords make them wait now; a reset ends it (decision 197). */
export const findBloqueados = (
  escola: Tenant,
  turmas: readonly number[] | null,
  agora: Date,
): Promise<BloqueadoRow[]> => escola.run(bloqueados, { turmas, agora, quantas: MAX_ROWS.pendencias });
