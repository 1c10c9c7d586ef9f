/** Reads one revision of a question for those who write questions; keys, options and comments are sealed. */
import type { Letra } from '@luneta/domain/resposta';

import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal, type Sealed, type Unsealed } from '../../seal.ts';

export type Situacao = 'rascunho' | 'em_revisao' | 'aprovada' | 'arquivada';
export type Sistema = 'BNCC' | 'ENEM' | 'SAEB' | 'propria';
export type Motivos = Partial<Record<Letra, string>>;

/** What is for who may read the key. */
export type Segredos = {
  readonly gabarito: Sealed<Letra | null>;
  readonly comentario: Sealed<string>;
  readonly opcoes: Sealed<readonly (string | null)[]>;
  readonly motivos: Sealed<Motivos>;
};

export type QuestaoGestaoRow = Segredos & {
  readonly banco_questao_id: number;
  readonly raiz_id: number;
  readonly revisao: number;
  readonly substituida_por: number | null;
  readonly codigo: string;
  readonly situacao: Situacao;
  readonly subjetiva: boolean;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly objeto_conhecimento_id: number | null;
  readonly objeto_conhecimento_descricao: string | null;
  readonly habilidades: readonly {
    readonly habilidade_id: number;
    readonly sistema: Sistema;
    readonly codigo: string;
    readonly descricao: string;
  }[];
  readonly etiquetas: readonly string[];
  readonly texto_base: {
    readonly texto_base_id: number;
    readonly titulo: string;
    readonly conteudo: string;
    readonly fonte: string;
  } | null;
  readonly enunciado: string;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  /** The newest revision of the pair. */
  readonly par_id: number | null;
  readonly pontuacao: number | null;
  readonly orientacoes: string;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: 'INEP' | 'arquivo da escola' | 'demonstração' | null;
  readonly origem: string;
  readonly provas: number;
  readonly fases: number;
  readonly boss: number;
  /** The reader wrote the question or this revision of it. */
  readonly autor: boolean;
  readonly autor_nome: string | null;
  readonly atualizada_em: Date;
  readonly versao: number;
};

/** Id of the first revision of the family of a row. */
export const RAIZ = (q: string) => `coalesce(${q}.raiz_id, ${q}.id)`;

/** SQL columns `provas`, `fases` and `boss`: how often a revision was asked (rule BAN-3). */
export const USOS_COLUMNS = `
  (select count(distinct i.avaliacao_id)::int from avaliacao_item i where i.escola_id = q.escola_id and i.questao_id = q.id) as provas,
  (select count(distinct t.trilha_fase_id)::int from trilha_item t where t.escola_id = q.escola_id and t.questao_id = q.id) as fases,
  (select count(distinct x.boss_id)::int from trilha_item t
     join boss_item x on x.escola_id = t.escola_id and x.trilha_item_id = t.id
    where t.escola_id = q.escola_id and t.questao_id = q.id) as boss`;

const COLUMNS = `
  q.id as banco_questao_id, ${RAIZ('q')} as raiz_id, q.revisao, q.substituida_por, q.codigo, q.situacao, q.subjetiva,
  q.materia_id, m.nome as materia_nome, q.objeto_conhecimento_id, o.descricao as objeto_conhecimento_descricao,
  (select coalesce(jsonb_agg(jsonb_build_object('habilidade_id', h.id, 'sistema', h.sistema, 'codigo', h.codigo,
                                                'descricao', h.descricao) order by x.ordem, h.id), '[]')
     from questao_habilidade x join habilidade h on h.escola_id = x.escola_id and h.id = x.habilidade_id
    where x.escola_id = q.escola_id and x.questao_id = q.id) as habilidades,
  array(select e.nome from questao_etiqueta x join etiqueta e on e.escola_id = x.escola_id and e.id = x.etiqueta_id
         where x.escola_id = q.escola_id and x.raiz_id = ${RAIZ('q')} order by e.nome) as etiquetas,
  (select jsonb_build_object('texto_base_id', b.id, 'titulo', b.titulo, 'conteudo', b.conteudo, 'fonte', b.fonte)
     from texto_base b where b.escola_id = q.escola_id and b.id = q.texto_base_id) as texto_base,
  q.enunciado, jsonb_build_array(q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e) as opcoes, q.motivos,
  q.gabarito, q.comentario, q.dificuldade, q.lingua_estrangeira,
  (select p.id from questao p where p.escola_id = q.escola_id and p.substituida_por is null
      and (p.id = q.par_id or p.raiz_id = q.par_id) order by p.id desc limit 1) as par_id,
  q.pontuacao, q.orientacoes, q.tri_a, q.tri_b, q.tri_c, q.tri_origem, q.origem, ${USOS_COLUMNS},
  (q.autor_id = :pessoa_id or exists (select from questao r where r.escola_id = :escola_id and r.id = q.raiz_id
      and r.autor_id = :pessoa_id)) is true as autor,
  q.autor_nome, q.atualizada_em, q.versao`;
const FROM = `questao q
  join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
  left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id`;

const FIND = statement<{ escola_id: number; id: number; pessoa_id: number }, Unsealed<QuestaoGestaoRow>>(
  'find_questao_gestao',
  `select ${COLUMNS} from ${FROM} where q.escola_id = :escola_id and q.id = :id`,
);
const FIND_FAMILY = statement<
  { escola_id: number; raiz_id: number; pessoa_id: number; quantas: number },
  Unsealed<QuestaoGestaoRow>
>(
  'find_questao_familia',
  `select ${COLUMNS} from ${FROM}
    where q.escola_id = :escola_id and (q.id = :raiz_id or q.raiz_id = :raiz_id) order by q.revisao desc limit :quantas`,
);

const FIND_MANY = statement<
  { escola_id: number; ids: readonly number[]; pessoa_id: number },
  Unsealed<QuestaoGestaoRow>
>(
  'find_questoes_gestao',
  `select ${COLUMNS} from ${FROM} where q.escola_id = :escola_id and q.id = any(:ids::bigint[])`,
);

const sealed = ({ gabarito, comentario, opcoes, motivos, ...rest }: Unsealed<QuestaoGestaoRow>): QuestaoGestaoRow => ({
  ...rest,
  gabarito: seal<Letra | null>(gabarito),
  comentario: seal<string>(comentario),
  opcoes: seal<readonly (string | null)[]>(opcoes),
  motivos: seal<Motivos>(motivos),
});

/** @param pessoa_id who reads */
export async function findQuestaoGestao(
  escola: Tenant,
  id: number,
  pessoa_id: number,
): Promise<QuestaoGestaoRow | null> {
  const [row] = await escola.run(FIND, { id, pessoa_id });
  return row ? sealed(row) : null;
}

/** Those of the ids that the school has, in the order of the ids. */
export async function findQuestoesGestao(
  escola: Tenant,
  ids: readonly number[],
  pessoa_id: number,
): Promise<QuestaoGestaoRow[]> {
  const rows = new Map(
    (await escola.run(FIND_MANY, { ids, pessoa_id })).map((row) => [row.banco_questao_id, sealed(row)]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Revisions of a family, newest first. */
export async function findFamilia(
  escola: Tenant,
  raiz_id: number,
  pessoa_id: number,
  quantas: number,
): Promise<QuestaoGestaoRow[]> {
  return (await escola.run(FIND_FAMILY, { raiz_id, pessoa_id, quantas })).map(sealed);
}

const ESCOLA_OF = statement<{ escolas: readonly number[]; id: number }, { escola_id: number }>(
  'find_questao_escola',
  'select q.escola_id from questao q where q.escola_id = any(:escolas::bigint[]) and q.id = :id',
  'global',
);

/** Which of these schools has the question; null for none. */
export async function findEscolaDaQuestao(db: Db, escolas: readonly number[], id: number): Promise<number | null> {
  const [row] = await run(db, ESCOLA_OF, { escolas, id });
  return row?.escola_id ?? null;
}

const PROVAS = statement<
  { escola_id: number; raizes: readonly number[]; pessoa_id: number },
  { raiz_id: number; liberado_em: Date | null; autor: boolean }
>(
  'find_questoes_provas_da_familia',
  `select distinct ${RAIZ('f')} as raiz_id, a.id, a.liberado_em, (a.autor_id = :pessoa_id) is true as autor
     from questao f
     join avaliacao_item i on i.escola_id = f.escola_id and i.questao_id = f.id
     join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
    where f.escola_id = :escola_id and (f.id = any(:raizes::bigint[]) or f.raiz_id = any(:raizes::bigint[]))
      and exists (select from turma_avaliacao c where c.escola_id = a.escola_id and c.avaliacao_id = a.id)`,
);

export type ProvaDaFamilia = { readonly liberadoEmMs: number | null; readonly autor: boolean };

/** For each family, the exams given to a class that ask one of its revisions. A family in none is absent. */
export async function findProvasDasFamilias(
  escola: Tenant,
  raizes: readonly number[],
  pessoa_id: number,
): Promise<ReadonlyMap<number, readonly ProvaDaFamilia[]>> {
  const rows = raizes.length === 0 ? [] : await escola.run(PROVAS, { raizes, pessoa_id });
  const exams = new Map<number, ProvaDaFamilia[]>();
  for (const { raiz_id, liberado_em, autor } of rows)
    exams.set(raiz_id, [...(exams.get(raiz_id) ?? []), { liberadoEmMs: liberado_em?.getTime() ?? null, autor }]);
  return exams;
}
