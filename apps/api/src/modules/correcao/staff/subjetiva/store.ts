/**
 * Reads and marks text answers of attempts that are over, each named by the id of its row. Nothing of the student is
 * read (decision 181).
 */
import type { Alcance } from '../../../escola/index.ts';
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';
import { HAS_TEXT, TAUGHT } from '../../../provas/index.ts';
import { type Passagem, PASSAGEM_COLUMN } from '../../../questoes/index.ts';

export type SubjetivaRow = {
  readonly escola_id: number;
  readonly resposta_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly numero: number;
  readonly banco_questao_id: number;
  readonly passagem: Passagem | null;
  readonly enunciado: string;
  readonly texto: string;
  readonly pontuacao_avaliacao: number;
  readonly pontuacao: number | null;
  readonly comentario: string | null;
  /** Version number; 0 while not marked. */
  readonly versao: number;
};

const COLUMNS = `s.escola_id, s.id as resposta_id, a.id as avaliacao_id, a.descricao, t.dia_prova, i.numero, q.id as banco_questao_id,
          ${PASSAGEM_COLUMN}, q.enunciado, s.texto, i.pontuacao as pontuacao_avaliacao, c.pontuacao, c.comentario, coalesce(c.versao, 0) as versao`;
const JOINS = `resposta_subjetiva s
     join tentativa t on t.escola_id = s.escola_id and t.id = s.tentativa_id and t.encerrada_em is not null
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join avaliacao_item i on i.escola_id = s.escola_id and i.id = s.avaliacao_item_id
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
     left join correcao_subjetiva c on c.escola_id = s.escola_id and c.tentativa_id = s.tentativa_id and c.avaliacao_item_id = s.avaliacao_item_id`;

type Params = {
  escola_id: number;
  turmas: readonly number[] | null;
  turma_avaliacao_id: number | null;
  resposta_id: number | null;
  /** Null: both. */
  corrigida: boolean | null;
  depois: number | null;
  quantas: number;
};

const list = statement<Params, SubjetivaRow>(
  'find_gestao_subjetivas',
  `select ${COLUMNS} from ${JOINS}
    where s.escola_id = :escola_id and (:turma_avaliacao_id::bigint is null or ta.id = :turma_avaliacao_id)
      and (:resposta_id::bigint is null or s.id = :resposta_id)
      and ${HAS_TEXT('s')} and (:corrigida::boolean is null or (c.versao is not null) = :corrigida) and (:depois::bigint is null or s.id > :depois)
      and ${TAUGHT('ta.turma_id')}
    order by s.id limit :quantas`,
);

/** A page, oldest first, and one more when another page follows. */
export function findSubjetivas(escola: Tenant, filtros: Omit<Params, 'escola_id'>): Promise<SubjetivaRow[]> {
  return escola.run(list, filtros);
}

const one = statement<
  { escolas: readonly number[]; turmas: readonly number[] | null; resposta_id: number },
  SubjetivaRow
>(
  'find_gestao_subjetiva',
  `select ${COLUMNS} from ${JOINS}
    where s.escola_id = any(:escolas::bigint[]) and s.id = :resposta_id and ${TAUGHT('ta.turma_id')}`,
  'global',
);

export async function findSubjetiva(db: Db, alcance: Alcance, resposta_id: number): Promise<SubjetivaRow | undefined> {
  const [row] = await run(db, one, { ...alcance, resposta_id });
  return row;
}

type Correcao = {
  readonly resposta_id: number;
  readonly pontuacao: number;
  readonly comentario: string | null;
  readonly corretor_escola_id: number;
  readonly corretor_id: number;
  /** The version number that the caller read. */
  readonly versao: number;
  readonly agora: Date;
};

/** The write itself compares the version number, so the second of two simultaneous calls changes nothing. */
const save = statement<Correcao & { escola_id: number }, { versao: number }>(
  'save_gestao_subjetiva',
  `with s as (select * from resposta_subjetiva where escola_id = :escola_id and id = :resposta_id),
   nova as (
     insert into correcao_subjetiva (escola_id, tentativa_id, avaliacao_item_id, pontuacao, comentario, corretor_escola_id, corretor_id, versao, gravada_em)
     select s.escola_id, s.tentativa_id, s.avaliacao_item_id, :pontuacao::numeric, :comentario::text, :corretor_escola_id::bigint, :corretor_id::bigint, 1, :agora::timestamptz
       from s where :versao::int = 0
     on conflict do nothing returning versao),
   outra as (
     update correcao_subjetiva c set pontuacao = :pontuacao, comentario = :comentario, corretor_escola_id = :corretor_escola_id,
            corretor_id = :corretor_id, versao = c.versao + 1, gravada_em = :agora
       from s where c.escola_id = s.escola_id and c.tentativa_id = s.tentativa_id and c.avaliacao_item_id = s.avaliacao_item_id
        and :versao > 0 and c.versao = :versao
     returning c.versao)
   select versao from nova union all select versao from outra`,
);

/** @throws 409 when the stored version number is another one */
export async function saveSubjetiva(escola: Tenant, correcao: Correcao): Promise<void> {
  requireSaved(await escola.run(save, correcao));
}
