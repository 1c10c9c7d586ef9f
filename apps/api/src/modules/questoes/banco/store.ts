/** Reads one question: with the ways in which the session's student reaches it, or alone for readers of the bank. */
import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Aluno } from '../../../http/sessao.ts';
import { QUESTAO_COLUMNS, type QuestaoRow, sealQuestao } from '../questao.ts';
import type { Unsealed } from '../seal.ts';
import { ITEM_BLOQUEADO } from '../item-bloqueado.ts';

type Found = QuestaoRow & {
  readonly em_prova_iniciada: boolean;
  readonly avaliacoes_da_turma: readonly number[];
  readonly em_pratica: boolean;
  readonly pratica_bloqueada: boolean;
  readonly pratica_pendente: boolean;
  readonly boss_pendente: boolean;
};

/** The student's roadmap items with the question, from the opening of their roadmap on. */
const TRILHA_ITEM = `from trilha_item p
       join trilha_fase f on f.escola_id = p.escola_id and f.id = p.trilha_fase_id
       join trilha r on r.escola_id = f.escola_id and r.id = f.trilha_id
       join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
       where p.escola_id = :escola_id and p.questao_id = q.id and r.aberta_em <= :agora::timestamptz
         and (r.turma_aluno_id = :turma_aluno_id or (r.tipo = 1 and ta.turma_id = :turma_id))`;

/** The student's Boss items with the question. */
const BOSS_ITEM = `from trilha_item p
       join boss_item i on i.escola_id = p.escola_id and i.trilha_item_id = p.id
       join boss b on b.escola_id = i.escola_id and b.id = i.boss_id and b.turma_aluno_id = :turma_aluno_id
       where p.escola_id = :escola_id and p.questao_id = q.id`;

const questaoOfAluno = statement<
  { escola_id: number; questao_id: number; turma_aluno_id: number; turma_id: number; versao: 1 | 2; agora: Date },
  Unsealed<Found>
>(
  'find_questao_of_aluno',
  `select ${QUESTAO_COLUMNS},
     exists (
       select from avaliacao_item i
       join turma_avaliacao ta on ta.escola_id = i.escola_id and ta.avaliacao_id = i.avaliacao_id
       join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
       where i.escola_id = :escola_id and i.questao_id = q.id and t.turma_aluno_id = :turma_aluno_id and ta.cancelada_em is null
     ) as em_prova_iniciada,
     array(
       select ta.avaliacao_id::int from avaliacao_item i
       join turma_avaliacao ta on ta.escola_id = i.escola_id and ta.avaliacao_id = i.avaliacao_id
       where i.escola_id = :escola_id and i.questao_id = q.id and ta.turma_id = :turma_id and ta.cancelada_em is null
     ) as avaliacoes_da_turma,
     exists (select ${TRILHA_ITEM}) as em_pratica,
     exists (
       select from trilha_item p
       join trilha_fase f on f.escola_id = p.escola_id and f.id = p.trilha_fase_id
       join trilha r on r.escola_id = f.escola_id and r.id = f.trilha_id
       join fase_execucao e on e.escola_id = f.escola_id and e.trilha_fase_id = f.id and e.turma_aluno_id = :turma_aluno_id
       join fase_item x on x.escola_id = e.escola_id and x.fase_execucao_id = e.id and x.trilha_item_id = p.id
       where p.escola_id = :escola_id and p.questao_id = q.id and ${ITEM_BLOQUEADO('x', 'r')}
     ) or exists (
       select ${BOSS_ITEM} and i.item_resposta is not null
     ) as pratica_bloqueada,
     exists (
       select ${TRILHA_ITEM} and r.data_fim >= :agora::timestamptz
         and not exists (
           select from fase_execucao e
           left join fase_item x on x.escola_id = e.escola_id and x.fase_execucao_id = e.id and x.trilha_item_id = p.id
           where e.escola_id = :escola_id and e.trilha_fase_id = f.id and e.turma_aluno_id = :turma_aluno_id
             and (x.bloqueado_em is not null or (:versao::int = 2 and e.concluida_em is not null)))
         and not exists (
           select from boss_item i join boss b on b.escola_id = i.escola_id and b.id = i.boss_id
           where i.escola_id = :escola_id and i.trilha_item_id = p.id and i.item_resposta is not null
             and b.turma_aluno_id = :turma_aluno_id)
     ) as pratica_pendente,
     exists (
       select ${BOSS_ITEM} and i.item_resposta is null and b.encerrado_em is null and b.prazo_em > :agora::timestamptz
     ) as boss_pendente
   from questao q where q.escola_id = :escola_id and q.id = :questao_id`,
);

/** The question with its key and comment sealed. */
export async function findQuestao(
  escola: Tenant,
  aluno: Aluno,
  questao_id: number,
  agora: Date,
): Promise<Found | undefined> {
  const [row] = await escola.run(questaoOfAluno, {
    questao_id,
    turma_aluno_id: aluno.turma_aluno_id,
    turma_id: aluno.turma_id,
    versao: aluno.versao,
    agora,
  });
  return row && sealQuestao(row);
}

type OfBank = QuestaoRow & { readonly escola_id: number };

const questaoOfBank = statement<{ escolas: readonly number[]; questao_id: number }, Unsealed<OfBank>>(
  'find_questao_of_bank',
  `select q.escola_id, ${QUESTAO_COLUMNS} from questao q
   where q.escola_id = any(:escolas::bigint[]) and q.id = :questao_id`,
  'global',
);

/** The question, if one of these schools has it, for readers of the bank. */
export async function findQuestaoOfBank(
  db: Db,
  escolas: readonly number[],
  questao_id: number,
): Promise<OfBank | undefined> {
  const [row] = await run(db, questaoOfBank, { escolas, questao_id });
  return row && sealQuestao(row);
}
